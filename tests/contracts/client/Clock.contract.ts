import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../src/application/ports/Clock.ts';

export interface ClockUnderTest {
  readonly clock: Clock;
  /** Advances the clock by this many milliseconds. */
  readonly pass: (ms: number) => void;
}

/** Contract of every clock. */
export function describeClockPort(name: string, make: () => ClockUnderTest): void {
  describe(`Clock on ${name}`, () => {
    it('advances by the time that passes', () => {
      const { clock, pass } = make();
      const before = clock.now();
      pass(1_500);
      expect(clock.now() - before).toBe(1_500);
    });

    it('runs a task once, when it is due, and tasks in the order of their times', () => {
      const { clock, pass } = make();
      const ran: string[] = [];
      clock.after(200, () => ran.push('second'));
      clock.after(100, () => ran.push('first'));
      pass(99);
      expect(ran).toEqual([]);
      pass(1);
      expect(ran).toEqual(['first']);
      pass(1_000);
      expect(ran).toEqual(['first', 'second']);
    });

    it('does not run a canceled task, and ignores the cancellation of a finished one', () => {
      const { clock, pass } = make();
      const ran: string[] = [];
      clock.after(100, () => ran.push('canceled'))();
      const cancel = clock.after(100, () => ran.push('kept'));
      pass(100);
      cancel();
      pass(100);
      expect(ran).toEqual(['kept']);
    });
  });
}
