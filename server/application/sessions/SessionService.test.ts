import { beforeEach, describe, expect, it } from 'vitest';
import { InMemorySessions } from '../../adapters/memory/InMemorySessions.ts';
import { randomSecrets } from '../ports/Secrets.ts';
import { SessionRefused, SessionService, type SessionWatch } from './SessionService.ts';

const DAY_MS = 86_400_000;
const PROOF = { identity: { provider: 'firebase', subject: 'f-1' }, provenAt: 0 };

describe('SessionService', () => {
  let now: number;
  let watch: SessionWatch;
  let storedSessions: InMemorySessions;
  let sessions: SessionService;
  beforeEach(() => {
    now = 0;
    storedSessions = new InMemorySessions();
    watch = { check: async () => false, admit: async () => 'admitted' };
    sessions = new SessionService(
      storedSessions,
      { now: () => now },
      randomSecrets,
      { idleMs: 30 * DAY_MS, maxMs: 90 * DAY_MS },
      {
        check: (userId) => watch.check(userId),
        admit: (...admitArguments) => watch.admit(...admitArguments),
      },
    );
  });

  it('expires after the idle time', async () => {
    const { token, expiresAt } = await sessions.open('anna', PROOF);
    expect(expiresAt).toBe(30 * DAY_MS);
    now = 30 * DAY_MS - 1;
    expect(await sessions.find(token)).toMatchObject({ userId: 'anna', isExtended: true });
    now = 60 * DAY_MS;
    expect(await sessions.find(token)).toBeNull();
  });

  it('expires at the maximum age although it is used every day, and reports that time', async () => {
    const { token } = await sessions.open('anna', PROOF);
    const expiryTimes: (number | undefined)[] = [];
    for (now = DAY_MS; now < 90 * DAY_MS; now += DAY_MS) expiryTimes.push((await sessions.find(token))?.expiresAt);
    expect(Math.max(...expiryTimes.map((expiryTime) => expiryTime ?? 0))).toBe(90 * DAY_MS);
    expect(expiryTimes).not.toContain(undefined);
    now = 90 * DAY_MS;
    expect(await sessions.find(token)).toBeNull();
  });

  it('applies a shortened maximum age to existing sessions', async () => {
    const { token } = await sessions.open('anna', PROOF);
    const stricterService = new SessionService(storedSessions, { now: () => now }, randomSecrets, {
      idleMs: 30 * DAY_MS,
      maxMs: DAY_MS,
    });
    now = DAY_MS;
    expect(await stricterService.find(token)).toBeNull();
  });

  it('opens no session for an account that is refused', async () => {
    watch = { ...watch, admit: async () => 'disabled' };
    const refusal: unknown = await sessions.open('anna', PROOF).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SessionRefused);
    expect(refusal).toMatchObject({ reason: 'disabled' });
  });

  it('refuses a session that the account check has just ended', async () => {
    const { token } = await sessions.open('anna', PROOF);
    watch = { ...watch, check: async (userId) => storedSessions.revokeAllOf(userId).then(() => true) };
    expect(await sessions.find(token)).toBeNull();
  });

  it('records a use once an hour, so that most requests write nothing', async () => {
    const device = { browser: 'Firefox', system: 'Linux' };
    const { token } = await sessions.open('anna', PROOF, device);
    now = 3_600_000 - 1;
    expect(await sessions.find(token)).toMatchObject({ isExtended: false });
    now = 3_600_000;
    expect(await sessions.find(token)).toMatchObject({ isExtended: true });
    expect(await sessions.listDevices('anna')).toMatchObject([
      { device, provider: 'firebase', openedAt: 0, seenAt: now },
    ]);
  });

  it('lists the sessions of a shopper that have not expired, and ends one by its id', async () => {
    const oldToken = await sessions.open('anna', PROOF);
    now = 20 * DAY_MS;
    const currentSession = await sessions.open('anna', PROOF);
    const otherSession = await sessions.open('anna', PROOF);
    await sessions.open('ben', PROOF);
    now = 35 * DAY_MS;
    expect(await sessions.find(oldToken.token)).toBeNull();
    const { id: otherId } = (await sessions.find(otherSession.token))!;
    expect(await sessions.listDevices('anna')).toHaveLength(2);
    await sessions.closeDevice('ben', otherId);
    expect(await sessions.find(otherSession.token)).toMatchObject({ id: otherId });
    await sessions.closeDevice('anna', otherId);
    expect([await sessions.find(otherSession.token), (await sessions.find(currentSession.token))?.userId]).toEqual([
      null,
      'anna',
    ]);
    expect(JSON.stringify(await sessions.listDevices('anna'))).not.toContain(currentSession.token);
  });

  it('ends if the clock was more than a day ahead when it was opened', async () => {
    now = 365 * DAY_MS;
    const { token } = await sessions.open('anna', PROOF);
    now = 0;
    expect(await sessions.find(token)).toBeNull();
    expect(await sessions.listDevices('anna')).toEqual([]);
    now = DAY_MS;
    const { token: otherToken } = await sessions.open('ben', PROOF);
    now = 0;
    expect(await sessions.find(otherToken)).toMatchObject({ userId: 'ben' });
  });

  it("counts from the provider's time if its own clock is behind", async () => {
    await sessions.open('anna', { ...PROOF, provenAt: 5_000 });
    await storedSessions.revokeBefore('anna', { provenBefore: 0, openedBefore: 5_000 });
    const { token } = await sessions.open('ben', { ...PROOF, provenAt: 5_000 });
    await storedSessions.revokeBefore('ben', { provenBefore: 0, openedBefore: 5_000 });
    expect(await sessions.find(token)).toMatchObject({ userId: 'ben' });
  });
});
