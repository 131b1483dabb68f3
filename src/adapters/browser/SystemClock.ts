import type { Clock } from '../../application/ports/Clock.ts';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(ms: number, task: () => void): () => void {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  }
}
