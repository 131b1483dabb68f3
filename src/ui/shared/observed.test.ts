import { autorun, computed } from 'mobx';
import { expect, it } from 'vitest';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { observed } from './observed.ts';

function createCountedSource(initial: string) {
  const source = new SnapshotHolder(initial);
  let subscribers = 0;
  const subscribe = (listener: () => void) => {
    subscribers += 1;
    const stop = source.subscribe(listener);
    return () => {
      subscribers -= 1;
      stop();
    };
  };
  const bridge = observed({
    get snapshot() {
      return source.snapshot;
    },
    subscribe,
  });
  return { source, bridge, subscribers: () => subscribers };
}

it('reruns its observer on each change, until the observer stops', () => {
  const { source, bridge } = createCountedSource('one');
  const seenValues: string[] = [];
  const stop = autorun(() => seenValues.push(bridge.snapshot));
  source.set('two');
  stop();
  source.set('three');
  expect(seenValues).toEqual(['one', 'two']);
});

it('returns the current snapshot outside of MobX, without a subscription', () => {
  const { source, bridge, subscribers } = createCountedSource('one');
  source.set('two');
  expect([bridge.snapshot, subscribers()]).toEqual(['two', 0]);
});

it('calls a listener after computations have the new value, even if it subscribed first', () => {
  const { source, bridge } = createCountedSource('one');
  const length = computed(() => bridge.snapshot.length);
  const seenLengths: number[] = [];
  bridge.onChange(() => seenLengths.push(length.get()));
  const stop = autorun(() => length.get());
  source.set('three');
  stop();
  expect(seenLengths).toEqual([5]);
});

it('subscribes once for all observers, and unsubscribes with the last', () => {
  const { bridge, subscribers } = createCountedSource('one');
  const stopFunctions = [1, 2].map(() => autorun(() => bridge.snapshot));
  expect(subscribers()).toBe(1);
  stopFunctions[0]!();
  expect(subscribers()).toBe(1);
  stopFunctions[1]!();
  expect(subscribers()).toBe(0);
});
