import type { Graph } from './findCycles.ts';
import type { Imports } from './readImports.ts';

/**
 * Creates a graph for each folder. The nodes are the folder's files and subfolders. A subfolder has the imports of
 * all files in it.
 */
export function createFolderGraphs(imports: Imports): ReadonlyMap<string, Graph> {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const { folder, from, to } = findCommonFolder(file, target);
      const graph = getOrCreate(graphs, folder, () => new Map<string, Set<string>>());
      getOrCreate(graph, from, () => new Set<string>()).add(to);
    }
  }
  return graphs;
}

/** Finds the deepest folder that contains both files. `from` and `to` are its entries that contain one file each. */
function findCommonFolder(file: string, target: string): { folder: string; from: string; to: string } {
  const from = file.split('/');
  const to = target.split('/');
  const depth = from.findIndex((part, index) => part !== to[index]);
  return { folder: from.slice(0, depth).join('/'), from: from[depth]!, to: to[depth]! };
}

function getOrCreate<T>(map: Map<string, T>, key: string, createValue: () => T): T {
  const entry = map.get(key) ?? createValue();
  map.set(key, entry);
  return entry;
}
