import { describe, expect, it } from 'vitest';
import { Turnstile, TurnstileFull } from './Turnstile.ts';

describe('Turnstile', () => {
  const finishCallbacks: (() => void)[] = [];
  const startedNames: string[] = [];
  const run = (turnstile: Turnstile, name: string, signal?: AbortSignal) =>
    turnstile.runLimited(() => {
      startedNames.push(name);
      return new Promise<void>((resolve) => finishCallbacks.push(resolve));
    }, signal);
  const finishNext = async (): Promise<void> => {
    finishCallbacks.shift()?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

  it('runs tasks in order, refuses those beyond its bound, and removes one that leaves at once', async () => {
    const turnstile = new Turnstile(1, 2);
    const leaving = new AbortController();
    const reason = new Error('left');
    const first = run(turnstile, 'first');
    const second = run(turnstile, 'second', leaving.signal);
    const third = run(turnstile, 'third');
    await expect(run(turnstile, 'refused')).rejects.toThrow(TurnstileFull);
    leaving.abort(reason);
    await expect(second).rejects.toBe(reason);
    const fourth = run(turnstile, 'fourth');
    await finishNext();
    const late = run(turnstile, 'late');
    await finishNext();
    await finishNext();
    await finishNext();
    await Promise.all([first, third, fourth, late]);
    expect(startedNames).toEqual(['first', 'third', 'fourth', 'late']);
  });

  it('goes on after a task that fails', async () => {
    const turnstile = new Turnstile(1);
    await expect(turnstile.runLimited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turnstile.runLimited(async () => 'done')).toBe('done');
  });
});
