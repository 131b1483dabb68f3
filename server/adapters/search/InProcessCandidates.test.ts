import { describe, expect, it } from 'vitest';
import { InMemoryCatalogue } from '../memory/InMemoryCatalogue.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import { catalogueItem } from '../../../tests/support/catalogueItems.ts';
import { syntheticCatalogue } from '../../evaluation/corpora/syntheticCatalogue.ts';
import { InProcessCandidates } from './InProcessCandidates.ts';

describe('an index in this process', () => {
  it('knows an import once it is refreshed', async () => {
    const catalogue = new InMemoryCatalogue();
    const candidates = new InProcessCandidates(catalogue);
    expect(await (await candidates.view()).find('new')).toBeNull();
    await catalogue.importAll('demo', [[catalogueItem({ id: 'new' })]]);
    await candidates.refresh();
    expect((await (await candidates.view()).find('new'))?.item.id).toBe('new');
  });

  it('notices an import by itself, at most once a second, and goes on serving meanwhile', async () => {
    let now = 0;
    const catalogue = new InMemoryCatalogue();
    const candidates = new InProcessCandidates(catalogue, () => now);
    await candidates.view();
    await candidates.view();
    await catalogue.importAll('demo', [[catalogueItem({ id: 'new' })]]);
    now = 999;
    expect(await (await candidates.view()).find('new')).toBeNull();
    now = 1_001;
    expect(await (await candidates.view()).find('new')).toBeNull();
    await candidates.refresh();
    expect(await (await candidates.view()).find('new')).not.toBeNull();
  });

  it('lets other work run while it is built', async () => {
    const catalogue = new InMemoryCatalogue();
    await catalogue.importAll('synthetic', [syntheticCatalogue(2_000)]);
    let turns = 0;
    const turn = setInterval(() => (turns += 1), 0);
    await new InProcessCandidates(catalogue).refresh();
    clearInterval(turn);
    expect(turns).toBeGreaterThan(3);
  });

  it('keeps the older state when a newer one cannot be read', async () => {
    const catalogue = new InMemoryCatalogue();
    await catalogue.importAll('demo', [[catalogueItem({ id: 'old' })]]);
    let isBroken = false;
    const failing: Pick<Catalogue, 'batches' | 'version'> = {
      version: async () => (isBroken ? 99 : catalogue.version()),
      batches: (size) => {
        if (isBroken) throw new Error('The store is away.');
        return catalogue.batches(size);
      },
    };
    const candidates = new InProcessCandidates(failing as Catalogue);
    await candidates.view();
    isBroken = true;
    await expect(candidates.refresh()).rejects.toThrow('The store is away.');
    expect((await (await candidates.view()).find('old'))?.item.id).toBe('old');
  });
});
