import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../src/application/ports/Clock.ts';

export interface ClockUnderTest {
  readonly clock: Clock;
  /** Advances the clock by this many milliseconds. */
  readonly passTime: (ms: number) => void;
}

export function describeClockPort(name: string, createClock: () => ClockUnderTest): void {
  describe(`Clock on ${name}`, () => {
    it('advances by the time that passes', () => {
      const { clock, passTime } = createClock();
      const startTime = clock.now();
      passTime(1_500);
      expect(clock.now() - startTime).toBe(1_500);
    });

    it('runs a task once, when it is due, and tasks in the order of their times', () => {
      const { clock, passTime } = createClock();
      const calledTimers: string[] = [];
      clock.after(200, () => calledTimers.push('second'));
      clock.after(100, () => calledTimers.push('first'));
      passTime(99);
      expect(calledTimers).toEqual([]);
      passTime(1);
      expect(calledTimers).toEqual(['first']);
      passTime(1_000);
      expect(calledTimers).toEqual(['first', 'second']);
    });

    it('does not run a canceled task, and ignores the cancellation of a finished one', () => {
      const { clock, passTime } = createClock();
      const calledTimers: string[] = [];
      clock.after(100, () => calledTimers.push('canceled'))();
      const cancelTimer = clock.after(100, () => calledTimers.push('kept'));
      passTime(100);
      cancelTimer();
      passTime(100);
      expect(calledTimers).toEqual(['kept']);
    });
  });
}
