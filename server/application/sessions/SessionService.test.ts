import { beforeEach, describe, expect, it } from 'vitest';
import { InMemorySessions } from '../../adapters/memory/InMemorySessions.ts';
import { randomSecrets } from '../ports/Secrets.ts';
import { SessionRefused, SessionService, type Watch } from './SessionService.ts';

const DAY = 86_400_000;
const PROOF = { identity: { provider: 'firebase', subject: 'f-1' }, provenAt: 0 };

describe('SessionService', () => {
  let now: number;
  let watch: Watch;
  let stored: InMemorySessions;
  let sessions: SessionService;
  beforeEach(() => {
    now = 0;
    stored = new InMemorySessions();
    watch = { check: async () => false, admit: async () => 'admitted' };
    sessions = new SessionService(
      stored,
      { now: () => now },
      randomSecrets,
      { idleMs: 30 * DAY, longestMs: 90 * DAY },
      {
        check: (userId) => watch.check(userId),
        admit: (...who) => watch.admit(...who),
      },
    );
  });

  it('expires after the idle time', async () => {
    const { token, expiresAt } = await sessions.open('anna', PROOF);
    expect(expiresAt).toBe(30 * DAY);
    now = 30 * DAY - 1;
    expect(await sessions.find(token)).toMatchObject({ userId: 'anna', extended: true });
    now = 60 * DAY;
    expect(await sessions.find(token)).toBeNull();
  });

  it('expires at the maximum age although it is used every day, and reports that time', async () => {
    const { token } = await sessions.open('anna', PROOF);
    const ends: (number | undefined)[] = [];
    for (now = DAY; now < 90 * DAY; now += DAY) ends.push((await sessions.find(token))?.expiresAt);
    expect(Math.max(...ends.map((end) => end ?? 0))).toBe(90 * DAY);
    expect(ends).not.toContain(undefined);
    now = 90 * DAY;
    expect(await sessions.find(token)).toBeNull();
  });

  it('applies a shortened maximum age to existing sessions', async () => {
    const { token } = await sessions.open('anna', PROOF);
    const stricter = new SessionService(stored, { now: () => now }, randomSecrets, {
      idleMs: 30 * DAY,
      longestMs: DAY,
    });
    now = DAY;
    expect(await stricter.find(token)).toBeNull();
  });

  it('opens none for an account that does not admit it', async () => {
    watch = { ...watch, admit: async () => 'disabled' };
    const refused: unknown = await sessions.open('anna', PROOF).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SessionRefused);
    expect(refused).toMatchObject({ reason: 'disabled' });
  });

  it('refuses a session that the account check has just ended', async () => {
    const { token } = await sessions.open('anna', PROOF);
    watch = { ...watch, check: async (userId) => stored.revokeAllOf(userId).then(() => true) };
    expect(await sessions.find(token)).toBeNull();
  });

  it("counts from the provider's time if its own clock is behind", async () => {
    await sessions.open('anna', { ...PROOF, provenAt: 5_000 });
    await stored.revokeBefore('anna', { provenBefore: 0, openedBefore: 5_000 });
    const { token } = await sessions.open('ben', { ...PROOF, provenAt: 5_000 });
    await stored.revokeBefore('ben', { provenBefore: 0, openedBefore: 5_000 });
    expect(await sessions.find(token)).toMatchObject({ userId: 'ben' });
  });
});
