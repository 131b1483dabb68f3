import { describe, expect, it } from 'vitest';
import { SnapshotHolder, selected } from './Snapshots.ts';

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
