import { describe, expect, it } from 'vitest';
import { EmulatedSignIn } from '../../tests/support/emulatedSignIn.ts';

describe('sign-in rate limits', { timeout: 30_000 }, () => {
  const fixture = EmulatedSignIn.use();
  const { accounts, exchangeToken, createForgedToken } = fixture;

  it('allow 200 sign-ins a minute from one address, some of them failed', async () => {
    const statuses: number[] = [];
    for (let attemptCount = 0; attemptCount < 200; attemptCount += 1) {
      statuses.push(
        (
          await exchangeToken(
            attemptCount % 100 === 99 ? createForgedToken({ sub: `stranger-${attemptCount}` }) : fixture.demoToken,
          )
        ).statusCode,
      );
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(198);
  });

  it('slow down one account after 20 failures, and no other account', async () => {
    const statuses: number[] = [];
    for (let attemptCount = 0; attemptCount < 20; attemptCount += 1)
      statuses.push((await exchangeToken(createForgedToken({ sub: 'stranger' }))).statusCode);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    const slowedAnswer = await exchangeToken(createForgedToken({ sub: 'stranger' }));
    expect(Number(slowedAnswer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await exchangeToken(fixture.demoToken)).statusCode).toBe(200);
  });

  it('slow down password guessing for one account', async () => {
    const attemptSignIn = async () =>
      (await accounts('signInWithPassword', { email: 'Any@example.test', password: 'a-guess' })).statusCode;
    const statuses: number[] = [];
    for (let attemptCount = 0; attemptCount < 20; attemptCount += 1) statuses.push(await attemptSignIn());
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });

  it("slow down concurrent guesses of one account's password", async () => {
    const attemptSignIn = async () =>
      (await accounts('signInWithPassword', { email: 'any@example.test', password: 'a-guess' })).statusCode;
    const statuses = await Promise.all(Array.from({ length: 60 }, attemptSignIn));
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect((await exchangeToken(fixture.demoToken)).statusCode).toBe(200);
  });

  it('allow concurrent sign-ins of one account with many valid tokens', async () => {
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => exchangeToken(fixture.demoToken)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    }
  });

  it('slow down password guessing from many addresses of one network', async () => {
    const statuses: number[] = [];
    for (let attemptCount = 0; attemptCount < 20; attemptCount += 1) {
      statuses.push(
        (
          await fixture.app.inject({
            method: 'POST',
            url: '/api/auth/firebase',
            payload: { token: createForgedToken({ sub: 'stranger' }) },
            remoteAddress: `2001:db8:1:2::${attemptCount + 1}`,
          })
        ).statusCode,
      );
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  });

  it('slow down an address that fails to sign in to many accounts', async () => {
    const statuses: number[] = [];
    for (let attemptCount = 0; attemptCount < 70; attemptCount += 1)
      statuses.push((await exchangeToken(createForgedToken({ sub: `stranger-${attemptCount}` }))).statusCode);
    expect([statuses[59], statuses.at(-1)]).toEqual([401, 429]);
  });
});
