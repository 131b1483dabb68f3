import { expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../tests/support/HeldCalls.ts';
import { FairTurns, MAX_AT_ONCE } from './FairTurns.ts';

const SEARCH = { name: 'search' };

it('runs a few busy calls of one caller at once, the others in order, and those of another caller at once', async () => {
  const turns = new FairTurns();
  const works = new HeldCalls<[string], string>();
  const run = (caller: string, name: string) => turns.run(SEARCH, caller, () => works.call(name));
  const callsOfEve = Array.from({ length: MAX_AT_ONCE + 2 }, (_, index) => run('eve', `eve ${index}`));
  void run('anna', 'anna');
  await settlePromises();
  expect(works.madeArguments.flat()).toEqual([
    ...Array.from({ length: MAX_AT_ONCE }, (_, index) => `eve ${index}`),
    'anna',
  ]);
  works.waitingCalls[0]!.reject(new Error('no'));
  await expect(callsOfEve[0]).rejects.toThrow('no');
  await settlePromises();
  expect(works.madeArguments.at(-1)).toEqual([`eve ${MAX_AT_ONCE}`]);
  while (works.waitingCalls.length > 0) {
    for (const call of works.waitingCalls) call.resolve('done');
    await settlePromises();
  }
  expect(await Promise.all(callsOfEve.slice(1))).toHaveLength(MAX_AT_ONCE + 1);
});

it('lets other calls pass', async () => {
  const turns = new FairTurns();
  const works = new HeldCalls<[], void>();
  for (let count = 0; count < 2 * MAX_AT_ONCE; count += 1) void turns.run({ name: 'getProfile' }, 'eve', works.call);
  await settlePromises();
  expect(works.waitingCalls).toHaveLength(2 * MAX_AT_ONCE);
});
