import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryCatalogue } from '../memory/InMemoryCatalogue.ts';
import type { Log } from '../../application/ports/Log.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { createSyntheticCatalogue } from '../../evaluation/corpora/syntheticCatalogue.ts';
import { InProcessCandidates } from './InProcessCandidates.ts';

describe('an index in this process', () => {
  it('includes an import after a refresh', async () => {
    const catalogue = new InMemoryCatalogue();
    const candidates = new InProcessCandidates(catalogue);
    expect(await (await candidates.view()).find('new')).toBeNull();
    await catalogue.importAll('demo', [[createCatalogueItem({ id: 'new' })]]);
    await candidates.refresh();
    expect((await (await candidates.view()).find('new'))?.item.id).toBe('new');
  });

  it('detects an import by itself, checking at most once a second, and stays available in the meantime', async () => {
    let now = 0;
    const catalogue = new InMemoryCatalogue();
    const candidates = new InProcessCandidates(catalogue, { now: () => now });
    await candidates.view();
    await candidates.view();
    await catalogue.importAll('demo', [[createCatalogueItem({ id: 'new' })]]);
    now = 999;
    expect(await (await candidates.view()).find('new')).toBeNull();
    now = 1_001;
    expect(await (await candidates.view()).find('new')).toBeNull();
    await candidates.refresh();
    expect(await (await candidates.view()).find('new')).not.toBeNull();
  });

  it('does not block other work while it is built', async () => {
    const catalogue = new InMemoryCatalogue();
    await catalogue.importAll('synthetic', [createSyntheticCatalogue(2_000)]);
    let turnCount = 0;
    const turn = setInterval(() => (turnCount += 1), 0);
    await new InProcessCandidates(catalogue).refresh();
    clearInterval(turn);
    expect(turnCount).toBeGreaterThan(3);
  });

  describe('when a newer state cannot be read', () => {
    class BrittleCatalogue extends InMemoryCatalogue {
      isBroken = false;
      override readBatches(size: number): AsyncIterable<readonly CatalogueItem[]> {
        if (this.isBroken) throw new Error('The store is away.');
        return super.readBatches(size);
      }
    }

    let catalogue: BrittleCatalogue;
    beforeEach(async () => {
      catalogue = new BrittleCatalogue();
      await catalogue.importAll('demo', [[createCatalogueItem({ id: 'old' })]]);
    });
    const importBroken = async (id = 'new') => {
      await catalogue.importAll('demo', [[createCatalogueItem({ id })]]);
      catalogue.isBroken = true;
    };

    it('keeps the older one', async () => {
      const candidates = new InProcessCandidates(catalogue);
      await candidates.view();
      await importBroken();
      await expect(candidates.refresh()).rejects.toThrow('The store is away.');
      expect((await (await candidates.view()).find('old'))?.item.id).toBe('old');
    });

    it('logs it once, and again only after a successful read', async () => {
      let now = 0;
      const warningTexts: string[] = [];
      const log: Log = { warn: ({ cause }, message) => warningTexts.push(`${message} ${String(cause)}`) };
      const candidates = new InProcessCandidates(catalogue, { now: () => now, log });
      const searchASecondLater = async () => {
        now += 1_000;
        await candidates.view();
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      };
      await candidates.view();
      await importBroken();
      await searchASecondLater();
      await searchASecondLater();
      expect(warningTexts).toEqual([expect.stringMatching(/older state of it\. Error: The store is away\.$/u)]);
      catalogue.isBroken = false;
      await candidates.refresh();
      await searchASecondLater();
      await importBroken('newer');
      await searchASecondLater();
      expect(warningTexts).toHaveLength(2);
    });
  });
});
