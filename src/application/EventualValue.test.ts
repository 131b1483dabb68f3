import { expect, it } from 'vitest';
import { HeldCalls, settled } from '../../tests/support/HeldCalls.ts';
import { ManualClock } from '../adapters/memory/ManualClock.ts';
import { EventualValue } from './EventualValue.ts';

function createValue() {
  const [sending, clock] = [new HeldCalls<[boolean], void>(), new ManualClock()];
  return { sending, clock, value: new EventualValue<boolean>(false, { send: sending.call, clock }) };
}

it('waits longer after each failure', async () => {
  const { sending, clock, value } = createValue();
  void value.set(true);
  for (const waitMs of [5_000, 10_000, 20_000]) {
    const { length } = sending.made;
    sending.newest.reject(new Error('down'));
    await settled();
    clock.advance(waitMs - 1);
    expect(sending.made).toHaveLength(length);
    clock.advance(1);
    expect(sending.made).toHaveLength(length + 1);
  }
  sending.newest.resolve();
  await settled();
  expect(value.confirmedOrTarget).toBe(true);
});

it('sends the original value after a failed change, because the change may have arrived', async () => {
  const { sending, value } = createValue();
  void value.set(true);
  void value.set(false);
  sending.newest.reject(new Error('timed out'));
  await settled();
  expect(sending.made).toEqual([[true], [false]]);
  sending.newest.resolve();
  await settled();
  expect(value.confirmedOrTarget).toBe(true);
});

it('is silent once it is stopped', async () => {
  const { sending, clock, value } = createValue();
  void value.set(true);
  sending.newest.reject(new Error('down'));
  await settled();
  value.stop();
  clock.advance(3_600_000);
  expect(sending.made).toHaveLength(1);
});

it('makes one send at a time', async () => {
  const { sending, value } = createValue();
  void value.set(true);
  void value.set(false);
  void value.set(true);
  void value.set(false);
  expect(sending.made).toEqual([[true]]);
  sending.newest.resolve();
  await settled();
  expect(sending.made).toEqual([[true], [false]]);
});

it('measures the wait from the newest failure', async () => {
  const { sending, clock, value } = createValue();
  void value.set(true);
  void value.set(false);
  sending.newest.reject(new Error('down'));
  await settled();
  clock.advance(3_000);
  sending.newest.reject(new Error('down'));
  await settled();
  clock.advance(4_999);
  expect(sending.made).toHaveLength(2);
  clock.advance(1);
  expect(sending.made).toHaveLength(3);
});
