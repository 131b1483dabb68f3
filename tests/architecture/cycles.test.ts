import { describe, expect, it } from 'vitest';
import { findCycles } from './imports/findCycles.ts';
import { createFolderGraphs } from './imports/folderGraphs.ts';
import { readImports } from './imports/readImports.ts';

/** The name of the top-level folder. Cycles between its folders `src` and `contract` are allowed. */
const TOP_FOLDER = '';
/** Folders in which subfolders may import each other, but files may not form cycles. */
const FILE_CYCLES_ONLY = ['server/domain/stylist', 'src/composition/features'];

const imports = readImports();

describe('imports', () => {
  it('are found in every layer', () => {
    expect(imports.size).toBeGreaterThan(1_000);
    expect(imports.get('src/composition/main.tsx')).not.toEqual([]);
  });

  it('form no cycle of files', () => {
    expect(findCycles(new Map([...imports].map(([file, targets]) => [file, new Set(targets)])))).toEqual([]);
  });

  it('form no cycle of files or folders, in any folder', () => {
    const cycles = [...createFolderGraphs(imports)]
      .filter(([folder]) => folder !== TOP_FOLDER && !FILE_CYCLES_ONLY.includes(folder))
      .flatMap(([folder, graph]) => findCycles(graph).map((cycle) => `${folder}: ${cycle.join(', ')}`));
    expect(cycles).toEqual([]);
  });
});

describe('the search for cycles', () => {
  it('finds files that import each other through a third', () => {
    const graph = { a: ['b'], b: ['c'], c: ['a'], d: ['a'] };
    expect(findCycles(new Map(Object.entries(graph).map(([file, targets]) => [file, new Set(targets)])))).toEqual([
      ['a', 'b', 'c'],
    ]);
  });

  it('finds folders that import each other through different files', () => {
    const graphs = createFolderGraphs(
      new Map([
        ['x/search/rank.ts', ['x/outfits/harmony.ts']],
        ['x/outfits/look.ts', ['x/search/index.ts']],
      ]),
    );
    expect(findCycles(graphs.get('x')!)).toEqual([['outfits', 'search']]);
  });
});
