import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '../../../tests/support/arbitraries.ts';
import { aProfile } from '../../../tests/support/builders.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { NO_FILTERS, type Filters } from '../../domain/filters/Filters.ts';
import { classifyChange, type FilterChange } from '../../domain/filters/filterFacts.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { FilterManager } from './FilterManager.ts';

const womanWithSizeM = aProfile({ preferences: { genderPreference: ['Women'], sizePreference: ['M'] } });
const womanDefaults: Filters = { ...NO_FILTERS, gender: ['Women'], size: ['M'] };

function createManager(profile: Profile | null = null) {
  const shopper = new SnapshotHolder<Profile | null>(profile);
  const logger = new RecordingLogger();
  const manager = new FilterManager(shopper, logger);
  const seenChanges: FilterChange[] = [];
  manager.onEdit((change) => seenChanges.push(change));
  return { manager, shopper, logger, edits: seenChanges };
}

describe('FilterManager', () => {
  it('reports the kind of change of an edit, and nothing when nothing changed', () => {
    const { manager, edits } = createManager();
    expect(manager.update('color', 'Blue')).toEqual({ ok: true, change: 'results' });
    expect(manager.update('sort', 'Price (low/high)')).toEqual({ ok: true, change: 'order' });
    expect(manager.update('tryonCategory', 'dresses')).toEqual({ ok: true, change: 'none' });
    expect(manager.update('priceRangeMax', '')).toEqual({ ok: true, change: 'none' });
    expect(edits).toEqual(['results', 'order']);
    expect(manager.snapshot).toMatchObject({ filters: { color: ['Blue'], sort: 'Price (low/high)' }, activeCount: 1 });
  });

  it('returns the message of a refused edit and stays unchanged', () => {
    const { manager, edits } = createManager();
    manager.update('priceRangeMax', 100);
    const snapshotBefore = manager.snapshot;
    expect(manager.update('priceRangeMin', 100)).toEqual({ ok: false, message: 'Min Price >= Max Price!' });
    expect(manager.update('season', 'summer')).toEqual({ ok: false, message: 'Filter "season" does not exist.' });
    expect(manager.snapshot).toBe(snapshotBefore);
    expect(edits).toEqual(['results']);
  });

  it('removes several chips in one edit', () => {
    const { manager, edits } = createManager();
    manager.apply({ priceRangeMin: 10, priceRangeMax: 90, color: ['Red', 'Blue'], sale: true });
    manager.remove({ key: 'priceRangeMin' }, { key: 'priceRangeMax' });
    manager.remove({ key: 'color', value: 'Red' });
    manager.remove({ key: 'sale' });
    expect(manager.snapshot.filters).toEqual({ ...NO_FILTERS, color: ['Blue'] });
    expect(edits).toHaveLength(4);
  });

  it('notifies of changes only, until it is stopped', () => {
    const { manager } = createManager();
    let notificationCount = 0;
    const stop = manager.subscribe(() => {
      notificationCount += 1;
    });
    manager.update('sale', false);
    manager.clearAll();
    expect(notificationCount).toBe(0);
    manager.update('sale', true);
    expect(notificationCount).toBe(1);
    stop();
    manager.update('sale', false);
    expect(notificationCount).toBe(1);
  });

  it('warns about values that a bulk apply rejects', () => {
    const { manager, logger } = createManager();
    manager.apply({ sort: 'Newest', fabric: 'linen', tryonCategory: 'suits' });
    expect(logger.records.map(({ message }) => message)).toEqual([
      'Invalid sort option: Newest',
      'Filter "fabric" does not exist.',
    ]);
  });

  it('starts with the preferences; Reset restores them and Clear All removes everything', () => {
    const { manager } = createManager(womanWithSizeM);
    expect(manager.snapshot).toMatchObject({ filters: womanDefaults, defaults: womanDefaults, activeCount: 2 });
    manager.clearAll();
    expect(manager.snapshot.filters).toEqual(NO_FILTERS);
    manager.update('sale', true);
    manager.reset();
    expect(manager.snapshot.filters).toEqual(womanDefaults);
  });

  it('follows the preferences, and keeps edits of the same shopper but not of another', () => {
    const { manager, shopper, edits } = createManager(womanWithSizeM);
    const stop = manager.start();
    manager.update('color', 'Red');
    shopper.set(aProfile({ preferences: { genderPreference: ['Men'] } }));
    expect(manager.snapshot.filters).toEqual({ ...NO_FILTERS, gender: ['Men'], color: ['Red'] });
    expect(manager.snapshot.defaults).toEqual({ ...NO_FILTERS, gender: ['Men'] });
    shopper.set(null);
    expect(manager.snapshot.filters).toEqual(NO_FILTERS);
    stop();
    shopper.set(womanWithSizeM);
    expect(manager.snapshot.filters).toEqual(NO_FILTERS);
    expect(edits).toEqual(['results']);
  });

  describe('and a query', () => {
    const understood: Filters = { ...womanDefaults, color: ['Blue'], priceRangeMax: 200 };

    it('adopts understood filters without reporting an edit', () => {
      const { manager, edits } = createManager(womanWithSizeM);
      manager.adoptUnderstood(understood, womanDefaults);
      expect(manager.snapshot.filters).toEqual(understood);
      expect(edits).toEqual([]);
    });

    it('keeps an edit made while the answer was pending', () => {
      const { manager } = createManager(womanWithSizeM);
      manager.update('sort', 'Price (high/low)');
      manager.adoptUnderstood(understood, womanDefaults);
      expect(manager.snapshot.filters).toEqual({ ...understood, sort: 'Price (high/low)' });
    });

    it('drops understood filters for the same words again and keeps chosen ones', () => {
      const { manager } = createManager(womanWithSizeM);
      manager.adoptUnderstood(understood, womanDefaults);
      manager.update('sale', true);
      manager.update('size', 'M');
      const requestedFilters = manager.snapshot.filters;
      manager.adoptUnderstood(requestedFilters, requestedFilters);
      manager.forgetUnderstood();
      expect(manager.snapshot.filters).toEqual({ ...NO_FILTERS, gender: ['Women'], sale: true });
    });

    it('returns to the defaults and later edits after restored ones', () => {
      const { manager } = createManager(womanWithSizeM);
      manager.update('sale', true);
      manager.restore(understood);
      expect(manager.snapshot.filters).toEqual(understood);
      manager.update('color', 'Red');
      manager.forgetUnderstood();
      expect(manager.snapshot.filters).toEqual({ ...womanDefaults, color: ['Red'] });
    });

    it('recalls the remembered state, including what the next query keeps', () => {
      const { manager, edits } = createManager(womanWithSizeM);
      manager.adoptUnderstood(understood, womanDefaults);
      const memory = manager.createMemory();
      manager.update('size', 'XL');
      manager.restoreMemory(memory);
      expect(manager.snapshot.filters).toEqual(understood);
      manager.forgetUnderstood();
      expect(manager.snapshot.filters).toEqual(womanDefaults);
      expect(edits).toEqual(['results']);
    });

    it('releases to the own filters when nothing was edited', () => {
      fc.assert(
        fc.property(arbitraryFilters, arbitraryFilters, (ownFilters, adoptedFilters) => {
          const { manager } = createManager();
          manager.apply({ ...ownFilters });
          const requestedFilters = manager.snapshot.filters;
          manager.adoptUnderstood(adoptedFilters, requestedFilters);
          expect(classifyChange(manager.snapshot.filters, adoptedFilters)).toBe('none');
          manager.forgetUnderstood();
          expect(classifyChange(manager.snapshot.filters, requestedFilters)).toBe('none');
        }),
      );
    });
  });
});
