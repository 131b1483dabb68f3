import { describe, expect, it } from 'vitest';
import { flattenSnapshot, SnapshotHolder, selectSnapshot } from './Snapshots.ts';

describe('SnapshotHolder', () => {
  it('notifies its listeners of changes only', () => {
    const holder = new SnapshotHolder({ count: 0 });
    const seenValues: number[] = [];
    const stop = holder.subscribe(() => seenValues.push(holder.snapshot.count));
    holder.update({ count: 1 });
    holder.set(holder.snapshot);
    stop();
    holder.update({ count: 2 });
    expect(seenValues).toEqual([1]);
  });
});

describe('selected', () => {
  it('notifies only when the part changes', () => {
    const holder = new SnapshotHolder({ name: 'Ada', visits: 0 });
    const name = selectSnapshot(holder, (snapshot) => snapshot.name);
    const seenValues: string[] = [];
    name.subscribe(() => seenValues.push(name.snapshot));
    holder.update({ visits: 1 });
    holder.update({ name: 'Grace' });
    holder.update({ visits: 2 });
    expect(seenValues).toEqual(['Grace']);
  });
});

describe('flattened', () => {
  const createFeature = (count: number) => new SnapshotHolder({ count });

  function followFeature(firstHolder: SnapshotHolder<{ count: number }> | null) {
    const outer = new SnapshotHolder({ feature: firstHolder, visits: 0 });
    const inner = flattenSnapshot(outer, (snapshot) => snapshot.feature);
    const seenValues: (number | null)[] = [];
    const stop = inner.subscribe(() => seenValues.push(inner.snapshot?.count ?? null));
    return { outer, inner, seen: seenValues, stop };
  }

  it('is null until the inner observable exists, and then follows it', () => {
    const { outer, inner, seen } = followFeature(null);
    expect(inner.snapshot).toBeNull();
    const lateFeature = createFeature(1);
    outer.update({ feature: lateFeature });
    lateFeature.update({ count: 2 });
    expect(seen).toEqual([1, 2]);
  });

  it('follows the newest inner observable only', () => {
    const [firstHolder, secondHolder] = [createFeature(1), createFeature(10)];
    const { outer, seen } = followFeature(firstHolder);
    firstHolder.update({ count: 2 });
    outer.update({ feature: secondHolder });
    firstHolder.update({ count: 3 });
    secondHolder.update({ count: 11 });
    outer.update({ feature: null });
    secondHolder.update({ count: 12 });
    expect(seen).toEqual([2, 10, 11, null]);
  });

  it('ignores other changes of the outer one, and everything once stopped', () => {
    const innerFeature = createFeature(1);
    const { outer, seen, stop } = followFeature(innerFeature);
    outer.update({ visits: 1 });
    stop();
    innerFeature.update({ count: 2 });
    outer.update({ feature: createFeature(3) });
    expect(seen).toEqual([]);
  });

  it('can be stopped before the inner observable exists', () => {
    const { outer, seen, stop } = followFeature(null);
    stop();
    outer.update({ feature: createFeature(1) });
    expect(seen).toEqual([]);
  });
});
