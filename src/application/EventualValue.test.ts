import { expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../tests/support/HeldCalls.ts';
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
    const { length } = sending.madeArguments;
    sending.newest.reject(new Error('down'));
    await settlePromises();
    clock.advance(waitMs - 1);
    expect(sending.madeArguments).toHaveLength(length);
    clock.advance(1);
    expect(sending.madeArguments).toHaveLength(length + 1);
  }
  sending.newest.resolve();
  await settlePromises();
  expect(value.isSaved).toBe(true);
});

it('sends the original value after a failed change, because the change may have arrived', async () => {
  const { sending, value } = createValue();
  void value.set(true);
  void value.set(false);
  sending.newest.reject(new Error('timed out'));
  await settlePromises();
  expect(sending.madeArguments).toEqual([[true], [false]]);
  sending.newest.resolve();
  await settlePromises();
  expect(value.isSaved).toBe(true);
});

it('is silent once it is stopped', async () => {
  const { sending, clock, value } = createValue();
  void value.set(true);
  sending.newest.reject(new Error('down'));
  await settlePromises();
  value.stop();
  clock.advance(3_600_000);
  expect(sending.madeArguments).toHaveLength(1);
});

it('makes one send at a time', async () => {
  const { sending, value } = createValue();
  void value.set(true);
  void value.set(false);
  void value.set(true);
  void value.set(false);
  expect(sending.madeArguments).toEqual([[true]]);
  sending.newest.resolve();
  await settlePromises();
  expect(sending.madeArguments).toEqual([[true], [false]]);
});

it('measures the wait from the newest failure', async () => {
  const { sending, clock, value } = createValue();
  void value.set(true);
  void value.set(false);
  sending.newest.reject(new Error('down'));
  await settlePromises();
  clock.advance(3_000);
  sending.newest.reject(new Error('down'));
  await settlePromises();
  clock.advance(4_999);
  expect(sending.madeArguments).toHaveLength(2);
  clock.advance(1);
  expect(sending.madeArguments).toHaveLength(3);
});
