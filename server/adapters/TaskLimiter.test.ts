import { describe, expect, it } from 'vitest';
import { TaskLimiter, TaskLimiterFull } from './TaskLimiter.ts';

describe('TaskLimiter', () => {
  const finishCallbacks: (() => void)[] = [];
  const startedNames: string[] = [];
  const run = (limiter: TaskLimiter, name: string, signal?: AbortSignal) =>
    limiter.runLimited(() => {
      startedNames.push(name);
      return new Promise<void>((resolve) => finishCallbacks.push(resolve));
    }, signal);
  const finishNext = async (): Promise<void> => {
    finishCallbacks.shift()?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

  it('runs tasks in order, refuses those beyond its bound, and removes one that leaves at once', async () => {
    const limiter = new TaskLimiter(1, 2);
    const leavingController = new AbortController();
    const reason = new Error('left');
    const firstRun = run(limiter, 'first');
    const secondRun = run(limiter, 'second', leavingController.signal);
    const thirdRun = run(limiter, 'third');
    await expect(run(limiter, 'refused')).rejects.toThrow(TaskLimiterFull);
    leavingController.abort(reason);
    await expect(secondRun).rejects.toBe(reason);
    const fourthTask = run(limiter, 'fourth');
    await finishNext();
    const lateTask = run(limiter, 'late');
    await finishNext();
    await finishNext();
    await finishNext();
    await Promise.all([firstRun, thirdRun, fourthTask, lateTask]);
    expect(startedNames).toEqual(['first', 'third', 'fourth', 'late']);
  });

  it('goes on after a task that fails', async () => {
    const limiter = new TaskLimiter(1);
    await expect(limiter.runLimited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limiter.runLimited(async () => 'done')).toBe('done');
  });
});
