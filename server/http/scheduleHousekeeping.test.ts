import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCK_MS } from '../application/housekeeping/Housekeeping.ts';
import { scheduleHousekeeping } from './scheduleHousekeeping.ts';

const HOUR_MS = 3_600_000;

let app: FastifyInstance;
let runCount: number;
let hasLock: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [app, runCount, hasLock] = [Fastify(), 0, true];
  const run = async () => {
    runCount += 1;
    return hasLock;
  };
  scheduleHousekeeping(app, { run });
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

describe('housekeeping', () => {
  it('runs at the start and then every hour', async () => {
    await app.ready();
    expect(runCount).toBe(1);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(runCount).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runCount).toBe(2);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(runCount).toBe(3);
  });

  it('runs again when the lock of another node has ended', async () => {
    hasLock = false;
    await app.ready();
    await vi.advanceTimersByTimeAsync(LOCK_MS);
    expect(runCount).toBe(2);
  });

  it('does not run again after the server has closed', async () => {
    await app.ready();
    await app.close();
    await vi.advanceTimersByTimeAsync(9 * HOUR_MS);
    expect(runCount).toBe(1);
  });
});
