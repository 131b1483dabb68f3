import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { PulseStatus } from './PulseStatus.ts';

describe('PulseStatus', () => {
  it('shows thinking until every activity has ended', () => {
    const pulse = new PulseStatus(new ManualClock());
    const endLoading = pulse.begin('loading');
    expect(pulse.snapshot).toBe('loading');
    const endFirst = pulse.begin('thinking');
    const endSecond = pulse.begin('thinking');
    endFirst();
    endFirst();
    expect(pulse.snapshot).toBe('thinking');
    endSecond();
    expect(pulse.snapshot).toBe('loading');
    endLoading();
    expect(pulse.snapshot).toBe('idle');
  });

  it('notifies of changes only', () => {
    const pulse = new PulseStatus(new ManualClock());
    const seenPulses: string[] = [];
    pulse.subscribe(() => seenPulses.push(pulse.snapshot));
    const endFunctions = [pulse.begin('loading'), pulse.begin('thinking'), pulse.begin('loading')];
    for (const end of endFunctions) end();
    expect(seenPulses).toEqual(['loading', 'thinking', 'loading', 'idle']);
  });

  it('blinks for 200 ms', () => {
    const clock = new ManualClock();
    const pulse = new PulseStatus(clock);
    pulse.blink();
    clock.advance(199);
    expect(pulse.snapshot).toBe('thinking');
    clock.advance(1);
    expect(pulse.snapshot).toBe('idle');
  });
});
