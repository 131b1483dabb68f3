import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderClock } from './ProviderClock.ts';

const NOW = Date.UTC(2026, 4, 1, 12);
const MINUTE_MS = 60_000;

describe('ProviderClock', () => {
  let server: Server;
  let headers: Record<string, string>;
  let now: number;
  let steadyNow: number;
  let clock: ProviderClock;
  beforeEach(async () => {
    // The Date header has whole seconds, and the clock adds half a second. At .5 the clocks agree.
    now = NOW + 500;
    headers = {};
    steadyNow = 0;
    clock = new ProviderClock({ now: () => now }, { now: () => steadyNow });
    server = createServer((_request, response) => {
      response.sendDate = false;
      response.writeHead(200, headers).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => server.close());

  const requestWith = async (moreHeaders: Record<string, string>) => {
    headers = moreHeaders;
    await clock.fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return clock.aheadMs;
  };
  const formatDate = (ms: number) => new Date(ms).toUTCString();

  it("is the server's time until the provider has answered", () => {
    expect([clock.now(), clock.aheadMs]).toEqual([now, 0]);
  });

  it.each([
    ['behind', 12 * MINUTE_MS],
    ['ahead', -12 * MINUTE_MS],
  ])("returns the provider's time if the server's clock is %s", async (_what, offsetText) => {
    expect(await requestWith({ date: formatDate(NOW + offsetText) })).toBe(-offsetText);
    expect(clock.now()).toBe(now + offsetText);
    now += MINUTE_MS;
    steadyNow += MINUTE_MS;
    expect(clock.now()).toBe(NOW + 500 + MINUTE_MS + offsetText);
  });

  it('ignores a difference that the resolution of the header explains', async () => {
    expect(await requestWith({ date: formatDate(NOW - 1_000) })).toBe(0);
    expect(await requestWith({ date: formatDate(NOW + 1_000) })).toBe(0);
  });

  it('adds the time for which a cache has held the answer', async () => {
    expect(await requestWith({ date: formatDate(NOW - 10 * MINUTE_MS), age: '600' })).toBe(0);
    expect(await requestWith({ date: formatDate(NOW - 10 * MINUTE_MS), age: '300' })).toBe(5 * MINUTE_MS);
  });

  it.each([{}, { date: 'yesterday' }, { date: formatDate(NOW), age: 'long' }])('ignores %j', async (unclearHeaders) => {
    const knownTime = await requestWith({ date: formatDate(NOW - 5 * MINUTE_MS) });
    expect(await requestWith(unclearHeaders as Record<string, string>)).toBe(knownTime);
  });

  it.each([
    ['behind', -60 * MINUTE_MS],
    ['ahead', 60 * MINUTE_MS],
  ])("forgets the difference of a clock that was %s when the server's clock is set", async (_what, offsetText) => {
    now = NOW + 500 + offsetText;
    expect(await requestWith({ date: formatDate(NOW) })).toBe(offsetText);
    now = NOW + 500;
    expect([clock.aheadMs, clock.now()]).toEqual([0, now]);
  });

  it('follows the newest answer', async () => {
    await requestWith({ date: formatDate(NOW - 5 * MINUTE_MS) });
    expect(await requestWith({ date: formatDate(NOW) })).toBe(0);
  });
});
