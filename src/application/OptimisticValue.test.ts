import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../tests/support/HeldCalls.ts';
import { OptimisticValue } from './OptimisticValue.ts';

function createWorld(confirmed: string) {
  const sends = new HeldCalls<[string], void>();
  const world = {
    sends,
    shown: confirmed,
    value: new OptimisticValue(confirmed, {
      send: sends.call,
      show: (shown) => {
        world.shown = shown;
      },
    }),
  };
  return world;
}

describe('OptimisticValue', () => {
  it('sends one value at a time and skips values that were replaced', async () => {
    const world = createWorld('a');
    void world.value.set('b');
    void world.value.set('c');
    void world.value.set('d');
    expect(world.shown).toBe('d');
    expect(world.sends.madeArguments).toEqual([['b']]);
    world.sends.newest.resolve();
    await settlePromises();
    expect(world.sends.madeArguments).toEqual([['b'], ['d']]);
    world.sends.newest.resolve();
    await settlePromises();
    await world.value.set('d');
    expect(world.sends.madeArguments).toHaveLength(2);
  });

  it("rolls a refused value back to the server's value", async () => {
    const world = createWorld('a');
    const set = world.value.set('b');
    world.sends.newest.reject(new Error('refused'));
    await expect(set).rejects.toThrow('refused');
    expect(world.shown).toBe('a');
  });

  it('sends the newest value when an older one was refused, without reporting a failure', async () => {
    const world = createWorld('a');
    const set = world.value.set('b');
    void world.value.set('c');
    world.sends.newest.reject(new Error('refused'));
    await settlePromises();
    expect(world.shown).toBe('c');
    expect(world.sends.madeArguments).toEqual([['b'], ['c']]);
    world.sends.newest.resolve();
    await expect(set).resolves.toBeUndefined();
  });

  it("ends with the server's value for every interleaving of changes, answers and refusals", async () => {
    const step = fc.oneof(
      fc.constantFrom('a', 'b', 'c').map((set) => ({ set })),
      fc.boolean().map((refused) => ({ refused })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const world = createWorld('a');
        let expectedConfirmed = 'a';
        const answerNewest = async (refused: boolean) => {
          const [call] = world.sends.waitingCalls;
          if (call === undefined) return;
          if (!refused) [expectedConfirmed] = call.args;
          if (refused) call.reject(new Error('refused'));
          else call.resolve();
          await settlePromises();
        };
        for (const next of steps) {
          if ('set' in next) world.value.set(next.set).catch(() => undefined);
          else await answerNewest(next.refused);
          expect(world.sends.waitingCalls.length).toBeLessThan(2);
        }
        while (world.sends.waitingCalls.length > 0) await answerNewest(false);
        expect(world.shown).toBe(expectedConfirmed);
      }),
      { numRuns: 200 },
    );
  });
});
