import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../tests/support/HeldCalls.ts';
import { OptimisticValue } from './OptimisticValue.ts';

function createFixture(confirmed: string) {
  const sends = new HeldCalls<[string], void>();
  const fixture = {
    sends,
    shown: confirmed,
    value: new OptimisticValue(confirmed, {
      send: sends.call,
      show: (shownValue) => {
        fixture.shown = shownValue;
      },
    }),
  };
  return fixture;
}

describe('OptimisticValue', () => {
  it('sends one value at a time and skips values that were replaced', async () => {
    const fixture = createFixture('a');
    void fixture.value.set('b');
    void fixture.value.set('c');
    void fixture.value.set('d');
    expect(fixture.shown).toBe('d');
    expect(fixture.sends.madeArguments).toEqual([['b']]);
    fixture.sends.newest.resolve();
    await settlePromises();
    expect(fixture.sends.madeArguments).toEqual([['b'], ['d']]);
    fixture.sends.newest.resolve();
    await settlePromises();
    await fixture.value.set('d');
    expect(fixture.sends.madeArguments).toHaveLength(2);
  });

  it("rolls a refused value back to the server's value", async () => {
    const fixture = createFixture('a');
    const set = fixture.value.set('b');
    fixture.sends.newest.reject(new Error('refused'));
    await expect(set).rejects.toThrow('refused');
    expect(fixture.shown).toBe('a');
  });

  it('sends the newest value when an older one was refused, without reporting a failure', async () => {
    const fixture = createFixture('a');
    const set = fixture.value.set('b');
    void fixture.value.set('c');
    fixture.sends.newest.reject(new Error('refused'));
    await settlePromises();
    expect(fixture.shown).toBe('c');
    expect(fixture.sends.madeArguments).toEqual([['b'], ['c']]);
    fixture.sends.newest.resolve();
    await expect(set).resolves.toBeUndefined();
  });

  it("ends with the server's value for every interleaving of changes, answers and refusals", async () => {
    const step = fc.oneof(
      fc.constantFrom('a', 'b', 'c').map((set) => ({ set })),
      fc.boolean().map((isRefused) => ({ refused: isRefused })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const fixture = createFixture('a');
        let expectedConfirmed = 'a';
        const answerNewest = async (isRefused: boolean) => {
          const [call] = fixture.sends.waitingCalls;
          if (call === undefined) return;
          if (!isRefused) [expectedConfirmed] = call.args;
          if (isRefused) call.reject(new Error('refused'));
          else call.resolve();
          await settlePromises();
        };
        for (const next of steps) {
          if ('set' in next) fixture.value.set(next.set).catch(() => undefined);
          else await answerNewest(next.refused);
          expect(fixture.sends.waitingCalls.length).toBeLessThan(2);
        }
        while (fixture.sends.waitingCalls.length > 0) await answerNewest(false);
        expect(fixture.shown).toBe(expectedConfirmed);
      }),
      { numRuns: 200 },
    );
  });
});
