import { describe, expect, it } from 'vitest';
import { flattened, SnapshotHolder, selected } from './Snapshots.ts';

describe('SnapshotHolder', () => {
  it('notifies its listeners of changes only', () => {
    const holder = new SnapshotHolder({ count: 0 });
    const seen: number[] = [];
    const stop = holder.subscribe(() => seen.push(holder.snapshot.count));
    holder.update({ count: 1 });
    holder.set(holder.snapshot);
    stop();
    holder.update({ count: 2 });
    expect(seen).toEqual([1]);
  });
});

describe('selected', () => {
  it('notifies only when the part changes', () => {
    const holder = new SnapshotHolder({ name: 'Ada', visits: 0 });
    const name = selected(holder, (snapshot) => snapshot.name);
    const seen: string[] = [];
    name.subscribe(() => seen.push(name.snapshot));
    holder.update({ visits: 1 });
    holder.update({ name: 'Grace' });
    holder.update({ visits: 2 });
    expect(seen).toEqual(['Grace']);
  });
});

describe('flattened', () => {
  const feature = (count: number) => new SnapshotHolder({ count });

  function following(first: SnapshotHolder<{ count: number }> | null) {
    const outer = new SnapshotHolder({ feature: first, visits: 0 });
    const inner = flattened(outer, (snapshot) => snapshot.feature);
    const seen: (number | null)[] = [];
    const stop = inner.subscribe(() => seen.push(inner.snapshot?.count ?? null));
    return { outer, inner, seen, stop };
  }

  it('is null until the inner observable exists, and then follows it', () => {
    const { outer, inner, seen } = following(null);
    expect(inner.snapshot).toBeNull();
    const late = feature(1);
    outer.update({ feature: late });
    late.update({ count: 2 });
    expect(seen).toEqual([1, 2]);
  });

  it('follows the newest inner observable only', () => {
    const [first, second] = [feature(1), feature(10)];
    const { outer, seen } = following(first);
    first.update({ count: 2 });
    outer.update({ feature: second });
    first.update({ count: 3 });
    second.update({ count: 11 });
    outer.update({ feature: null });
    second.update({ count: 12 });
    expect(seen).toEqual([2, 10, 11, null]);
  });

  it('ignores other changes of the outer one, and everything once stopped', () => {
    const inside = feature(1);
    const { outer, seen, stop } = following(inside);
    outer.update({ visits: 1 });
    stop();
    inside.update({ count: 2 });
    outer.update({ feature: feature(3) });
    expect(seen).toEqual([]);
  });

  it('can be stopped before the inner observable exists', () => {
    const { outer, seen, stop } = following(null);
    stop();
    outer.update({ feature: feature(1) });
    expect(seen).toEqual([]);
  });
});
