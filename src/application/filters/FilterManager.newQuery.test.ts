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

const DEFAULTS: Filters = { ...NO_FILTERS, size: ['M'] };
const UNDERSTOOD: Filters = { ...DEFAULTS, color: ['Blue'], priceRangeMax: 200 };

function createManager() {
  const shopper = new SnapshotHolder<Profile | null>(aProfile({ preferences: { sizePreference: ['M'] } }));
  const manager = new FilterManager(shopper, new RecordingLogger());
  const changes: FilterChange[] = [];
  manager.onEdit((change) => changes.push(change));
  return { manager, edits: changes, shopper };
}

describe('filters and a new query', () => {
  it('starts with the defaults, and remembers what was chosen by hand', () => {
    const { manager, edits } = createManager();
    manager.adoptUnderstood(UNDERSTOOD, DEFAULTS);
    manager.update('color', 'Red');
    manager.update('sort', 'Price (low/high)');
    manager.startQuery();
    expect(manager.snapshot.filters).toEqual(DEFAULTS);
    expect(manager.snapshot.droppedFilters).toEqual({ ...DEFAULTS, color: ['Red'], sort: 'Price (low/high)' });
    expect(edits).toHaveLength(2);
  });

  it('brings back what was chosen, beside what the new words say, in one edit', () => {
    const { manager, edits } = createManager();
    manager.update('sale', true);
    manager.update('color', 'Red');
    manager.startQuery();
    manager.adoptUnderstood({ ...DEFAULTS, priceRangeMax: 90 }, DEFAULTS);
    manager.restoreDropped();
    expect(manager.snapshot).toMatchObject({
      filters: { ...DEFAULTS, priceRangeMax: 90, sale: true, color: ['Red'] },
      droppedFilters: null,
    });
    expect(edits).toHaveLength(3);
  });

  it('offers nothing if nothing was chosen, and forgets an offer with the next query', () => {
    const { manager } = createManager();
    manager.adoptUnderstood(UNDERSTOOD, DEFAULTS);
    manager.startQuery();
    expect(manager.snapshot.droppedFilters).toBeNull();
    manager.update('sale', true);
    manager.startQuery();
    expect(manager.snapshot.droppedFilters).toEqual({ ...DEFAULTS, sale: true });
    manager.startQuery();
    expect(manager.snapshot.droppedFilters).toBeNull();
  });

  it('offers nothing over restored results or to another shopper', () => {
    const { manager, shopper } = createManager();
    const stop = manager.start();
    const memory = manager.createMemory();
    for (const leaveSearch of [
      () => manager.restore(UNDERSTOOD),
      () => manager.restoreMemory(memory),
      () => shopper.set(aProfile({ id: 'ben' })),
    ]) {
      manager.update('sale', !manager.snapshot.filters.sale);
      manager.startQuery();
      expect(manager.snapshot.droppedFilters).not.toBeNull();
      leaveSearch();
      expect(manager.snapshot.droppedFilters).toBeNull();
    }
    stop();
  });

  it('starts the same whatever happened before, and keeping restores the choice', () => {
    fc.assert(
      fc.property(arbitraryFilters, arbitraryFilters, (understood, chosenFilters) => {
        const { manager } = createManager();
        manager.adoptUnderstood(understood, DEFAULTS);
        manager.apply({ ...chosenFilters });
        manager.startQuery();
        expect(classifyChange(manager.snapshot.filters, DEFAULTS)).toBe('none');
        const droppedFilters = manager.snapshot.droppedFilters ?? DEFAULTS;
        manager.restoreDropped();
        expect(classifyChange(manager.snapshot.filters, droppedFilters)).toBe('none');
      }),
    );
  });
});
