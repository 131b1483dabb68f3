import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someFilters } from '../../../tests/support/arbitraries.ts';
import { aProfile } from '../../../tests/support/builders.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { changeBetween, type FilterChange } from '../../domain/filters/filterFacts.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { FilterManager } from './FilterManager.ts';

const womanInM = aProfile({ preferences: { genderPreference: ['Women'], sizePreference: ['M'] } });
const herDefaults: Filters = { ...NO_FILTERS, gender: ['Women'], size: ['M'] };

function managerFor(profile: Profile | null = null) {
  const shopper = new SnapshotHolder<Profile | null>(profile);
  const logger = new RecordingLogger();
  const manager = new FilterManager(shopper, logger);
  const edits: FilterChange[] = [];
  manager.onEdit((change) => edits.push(change));
  return { manager, shopper, logger, edits };
}

describe('FilterManager', () => {
  it('reports the kind of change of an edit, and nothing when nothing changed', () => {
    const { manager, edits } = managerFor();
    expect(manager.update('color', 'Blue')).toEqual({ ok: true, change: 'results' });
    expect(manager.update('sort', 'Price (low/high)')).toEqual({ ok: true, change: 'order' });
    expect(manager.update('tryonCategory', 'dresses')).toEqual({ ok: true, change: 'none' });
    expect(manager.update('priceRangeMax', '')).toEqual({ ok: true, change: 'none' });
    expect(edits).toEqual(['results', 'order']);
    expect(manager.snapshot).toMatchObject({ filters: { color: ['Blue'], sort: 'Price (low/high)' }, activeCount: 1 });
  });

  it('returns the message of a refused edit and stays unchanged', () => {
    const { manager, edits } = managerFor();
    manager.update('priceRangeMax', 100);
    const before = manager.snapshot;
    expect(manager.update('priceRangeMin', 100)).toEqual({ ok: false, message: 'Min Price >= Max Price!' });
    expect(manager.update('season', 'summer')).toEqual({ ok: false, message: 'Filter "season" does not exist.' });
    expect(manager.snapshot).toBe(before);
    expect(edits).toEqual(['results']);
  });

  it('removes several chips in one edit', () => {
    const { manager, edits } = managerFor();
    manager.apply({ priceRangeMin: 10, priceRangeMax: 90, color: ['Red', 'Blue'], sale: true });
    manager.remove({ key: 'priceRangeMin' }, { key: 'priceRangeMax' });
    manager.remove({ key: 'color', value: 'Red' });
    manager.remove({ key: 'sale' });
    expect(manager.snapshot.filters).toEqual({ ...NO_FILTERS, color: ['Blue'] });
    expect(edits).toHaveLength(4);
  });

  it('notifies of changes only, until it is stopped', () => {
    const { manager } = managerFor();
    let told = 0;
    const stop = manager.subscribe(() => {
      told += 1;
    });
    manager.update('sale', false);
    manager.clearAll();
    expect(told).toBe(0);
    manager.update('sale', true);
    expect(told).toBe(1);
    stop();
    manager.update('sale', false);
    expect(told).toBe(1);
  });

  it('warns about values that a bulk apply rejects', () => {
    const { manager, logger } = managerFor();
    manager.apply({ sort: 'Newest', fabric: 'linen', tryonCategory: 'suits' });
    expect(logger.records.map(({ message }) => message)).toEqual([
      'Invalid sort option: Newest',
      'Filter "fabric" does not exist.',
    ]);
  });

  it('starts with the preferences; Reset restores them and Clear All removes everything', () => {
    const { manager } = managerFor(womanInM);
    expect(manager.snapshot).toEqual({ filters: herDefaults, defaults: herDefaults, activeCount: 2 });
    manager.clearAll();
    expect(manager.snapshot.filters).toEqual(NO_FILTERS);
    manager.update('sale', true);
    manager.reset();
    expect(manager.snapshot.filters).toEqual(herDefaults);
  });

  it('follows the preferences, and keeps edits of the same shopper but not of another', () => {
    const { manager, shopper, edits } = managerFor(womanInM);
    const stop = manager.start();
    manager.update('color', 'Red');
    shopper.set(aProfile({ preferences: { genderPreference: ['Men'] } }));
    expect(manager.snapshot.filters).toEqual({ ...NO_FILTERS, gender: ['Men'], color: ['Red'] });
    expect(manager.snapshot.defaults).toEqual({ ...NO_FILTERS, gender: ['Men'] });
    shopper.set(null);
    expect(manager.snapshot.filters).toEqual(NO_FILTERS);
    stop();
    shopper.set(womanInM);
    expect(manager.snapshot.filters).toEqual(NO_FILTERS);
    expect(edits).toEqual(['results']);
  });

  describe('and a query', () => {
    const understood: Filters = { ...herDefaults, color: ['Blue'], priceRangeMax: 200 };

    it('adopts understood filters without reporting an edit', () => {
      const { manager, edits } = managerFor(womanInM);
      manager.adopt(understood, herDefaults);
      expect(manager.snapshot.filters).toEqual(understood);
      expect(edits).toEqual([]);
    });

    it('keeps an edit made while the answer was pending', () => {
      const { manager } = managerFor(womanInM);
      manager.update('sort', 'Price (high/low)');
      manager.adopt(understood, herDefaults);
      expect(manager.snapshot.filters).toEqual({ ...understood, sort: 'Price (high/low)' });
    });

    it('drops understood filters for the next query and keeps chosen ones', () => {
      const { manager } = managerFor(womanInM);
      manager.adopt(understood, herDefaults);
      manager.update('sale', true);
      manager.update('size', 'M');
      const requested = manager.snapshot.filters;
      manager.adopt(requested, requested);
      manager.release();
      expect(manager.snapshot.filters).toEqual({ ...NO_FILTERS, gender: ['Women'], sale: true });
    });

    it("returns to the shopper's own filters after restored ones", () => {
      const { manager } = managerFor(womanInM);
      manager.update('sale', true);
      manager.restore(understood);
      expect(manager.snapshot.filters).toEqual(understood);
      manager.update('color', 'Red');
      manager.release();
      expect(manager.snapshot.filters).toEqual({ ...herDefaults, sale: true, color: ['Red'] });
    });

    it('recalls the remembered state, including what the next query keeps', () => {
      const { manager, edits } = managerFor(womanInM);
      manager.adopt(understood, herDefaults);
      const memory = manager.remember();
      manager.update('size', 'XL');
      manager.recall(memory);
      expect(manager.snapshot.filters).toEqual(understood);
      manager.release();
      expect(manager.snapshot.filters).toEqual(herDefaults);
      expect(edits).toEqual(['results']);
    });

    it('releases to the own filters when nothing was edited', () => {
      fc.assert(
        fc.property(someFilters, someFilters, (own, meant) => {
          const { manager } = managerFor();
          manager.apply({ ...own });
          const requested = manager.snapshot.filters;
          manager.adopt(meant, requested);
          expect(changeBetween(manager.snapshot.filters, meant)).toBe('none');
          manager.release();
          expect(changeBetween(manager.snapshot.filters, requested)).toBe('none');
        }),
      );
    });
  });
});
