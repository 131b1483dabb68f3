import { expect, it } from 'vitest';
import { InMemoryAddressStore } from './InMemoryAddressStore.ts';

it('takes pending steps one by one, and rejects one that leaves the app', () => {
  const address = new InMemoryAddressStore('a=1', 'b=1');
  address.areStepsHeld = true;
  address.go(-1);
  address.go(-1);
  expect([address.snapshot.query, address.heldStepSum]).toEqual(['b=1', -2]);
  expect(address.takeNextStep()).toBe(true);
  expect(address.snapshot).toMatchObject({ query: 'a=1', historyTravelCount: 1 });
  expect(() => address.takeNextStep()).toThrow('Left the app');
  expect(address.takeNextStep()).toBe(false);
});
