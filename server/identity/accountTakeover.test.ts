import { UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/problem.ts';
import { EmulatedSignIn } from '../../tests/support/emulatedSignIn.ts';
import { obtainGoogleCode } from '../../tests/support/googleCode.ts';
import { ACCOUNT_CHECK_MS } from '../application/sessions/AccountWatch.ts';

describe('an account that an attacker tries to take over', { timeout: 30_000 }, () => {
  const fixture = EmulatedSignIn.use();
  const { accounts, createTokenFor, callAsOwner, exchangeToken, createForgedToken } = fixture;

  const ATTACKER = { password: 'attackers-own' };
  let victimEmail: string;
  let personCount = 0;
  beforeEach(() => {
    victimEmail = `victim-${(personCount += 1)}@example.test`;
  });
  const readCookies = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    Object.fromEntries(cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
  const signInByGoogle = async (email: string, moreFields: object = {}, cookies: Record<string, string> = {}) =>
    fixture.app.inject({
      method: 'POST',
      url: '/api/auth/google',
      payload: { ...(await obtainGoogleCode(fixture.origin, email)), ...moreFields },
      cookies,
    });
  const clickVerificationLink = async (idToken: string) => {
    await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const mails = await fixture.app.inject('/dev/mailbox');
    await fixture.app.inject(/href="(\/dev\/mailbox\/verify[^"]+)"/.exec(mails.body)?.[1] ?? '');
  };
  const resetPassword = async (password: string) => {
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: victimEmail });
    const mails = await fixture.app.inject('/dev/mailbox');
    const oobCode = /password-reset\?oobCode=([\w-]+)/.exec(mails.body)?.[1];
    await accounts('resetPassword', { oobCode, newPassword: password });
  };
  /** Creates a token from the second after the password was set, because tokens have whole seconds. */
  const createLaterToken = async (email: string, password: string) => {
    const { payload } = UnsecuredJWT.decode(await createTokenFor({ email, password }));
    return createForgedToken({ iat: Number(payload.iat) + 1, auth_time: Number(payload.iat) + 1 }, payload);
  };
  const isSessionOpen = async (cookies: Record<string, string>, id: string) =>
    (await fixture.app.inject({ url: `/api/user/${id}`, cookies })).statusCode === 200;

  it("stays its owner's if an attacker signed up with the address first and resends the email", async () => {
    const squatToken = await createTokenFor({ email: victimEmail, ...ATTACKER }, 'signUp');
    const ownEmail = await signInByGoogle(victimEmail);
    expect(ownEmail.statusCode).toBe(200);
    await clickVerificationLink(squatToken);

    const takenAnswer = await exchangeToken(await createTokenFor({ email: victimEmail, ...ATTACKER }));
    expect([takenAnswer.statusCode, takenAnswer.json()]).toMatchObject([409, { ways: ['google'] }]);
    expect(readCookies(takenAnswer)).not.toHaveProperty('atelier_session');
    const separateAnswer = await fixture.app.inject({
      method: 'POST',
      url: '/api/auth/separate',
      payload: {},
      cookies: readCookies(takenAnswer),
    });
    expect(separateAnswer.json<{ id: string }>().id).not.toBe(ownEmail.json<{ id: string }>().id);
  });

  it("belongs, without the attacker's settings, to the person who proves the address by a new password", async () => {
    const squatToken = await createTokenFor({ email: victimEmail, ...ATTACKER }, 'signUp');
    await clickVerificationLink(squatToken);
    const attackerAnswer = await exchangeToken(await createTokenFor({ email: victimEmail, ...ATTACKER }));
    const { id } = attackerAnswer.json<{ id: string }>();
    expect(await isSessionOpen(readCookies(attackerAnswer), id)).toBe(true);

    await callAsOwner('update', {
      localId: UnsecuredJWT.decode(squatToken).payload.sub,
      createdAt: String(Date.now() - 60_000),
    });
    await resetPassword('victims-own');
    // Use the previous second, because tokens have whole seconds.
    const { payload } = UnsecuredJWT.decode(squatToken);
    expect((await exchangeToken(createForgedToken({ iat: Number(payload.iat) - 1 }, payload))).statusCode).toBe(401);
    const ownerAnswer = await exchangeToken(await createLaterToken(victimEmail, 'victims-own'));
    expect(ownerAnswer.statusCode).toBe(200);
    expect([
      await isSessionOpen(readCookies(attackerAnswer), id),
      await isSessionOpen(readCookies(ownerAnswer), id),
    ]).toEqual([false, true]);
  });

  /**
   * The attacker links two identities. The password identity then takes the victim's address, which the victim
   * confirms.
   */
  const lureVictim = async (ownEmail: string): Promise<{ idToken: string; localId: string }> => {
    await clickVerificationLink(await createTokenFor({ email: ownEmail, ...ATTACKER }, 'signUp'));
    await exchangeToken(await createTokenFor({ email: ownEmail, ...ATTACKER }));
    const secondAnswer = await signInByGoogle(ownEmail);
    await fixture.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { token: await createTokenFor({ email: ownEmail, ...ATTACKER }), link: true },
      cookies: readCookies(secondAnswer),
    });
    const idToken = await createTokenFor({ email: ownEmail, ...ATTACKER });
    const movedAccount = (await accounts('update', { idToken, email: victimEmail, returnSecureToken: true })).json<{
      idToken: string;
    }>().idToken;
    await clickVerificationLink(movedAccount);
    return { idToken: movedAccount, localId: String(UnsecuredJWT.decode(movedAccount).payload.sub) };
  };
  it.each([
    ['before its owner came', true],
    ['and did not use it', false],
  ])('is not opened by a Google login that the attacker linked to it, %s', async (_what, hasSignedIn) => {
    const ownEmail = `attacker-of-${victimEmail}`;
    await lureVictim(ownEmail);
    if (hasSignedIn) await exchangeToken(await createTokenFor({ email: victimEmail, ...ATTACKER }));
    const heldAnswer = await signInByGoogle(ownEmail);
    await resetPassword('victims-own');
    const owner = await exchangeToken(await createLaterToken(victimEmail, 'victims-own'));
    const { id } = owner.json<{ id: string }>();
    const repeatedAnswer = await signInByGoogle(ownEmail);
    expect([owner.statusCode, repeatedAnswer.json<{ id: string }>().id === id]).toEqual([200, false]);
    expect([
      await isSessionOpen(readCookies(heldAnswer), id),
      await isSessionOpen(readCookies(repeatedAnswer), id),
      await isSessionOpen(readCookies(owner), id),
    ]).toEqual([false, false, true]);
  });

  it('is closed to a previous owner who takes back the address under which they created it', async () => {
    const ownEmail = `attacker-of-${victimEmail}`;
    const { localId } = await lureVictim(ownEmail);
    await resetPassword('victims-own');
    const owner = (await exchangeToken(await createLaterToken(victimEmail, 'victims-own'))).json<{ id: string }>();
    await callAsOwner('update', { localId, email: ownEmail, emailVerified: true, password: 'attackers-new' });
    const takenAnswer = await exchangeToken(await createLaterToken(ownEmail, 'attackers-new'));
    expect(takenAnswer.json<{ id?: string }>().id).not.toBe(owner.id);
  });

  it('recognizes a person whose address changed while the password stayed', async () => {
    await clickVerificationLink(await createTokenFor({ email: victimEmail, password: 'victims-own' }, 'signUp'));
    const answerBefore = await exchangeToken(await createTokenFor({ email: victimEmail, password: 'victims-own' }));
    const idToken = await createTokenFor({ email: victimEmail, password: 'victims-own' });
    await clickVerificationLink(
      (await accounts('update', { idToken, email: `new-${victimEmail}`, returnSecureToken: true })).json<{
        idToken: string;
      }>().idToken,
    );
    const answerAfter = await exchangeToken(
      await createTokenFor({ email: `new-${victimEmail}`, password: 'victims-own' }),
    );
    expect(answerAfter.json()).toMatchObject({
      id: answerBefore.json<{ id: string }>().id,
      email: `new-${victimEmail}`,
    });
  });

  it('opens no session for a token issued before a password reset within the same second', async () => {
    const squatToken = await createTokenFor({ email: victimEmail, ...ATTACKER }, 'signUp');
    await clickVerificationLink(squatToken);
    const { payload } = UnsecuredJWT.decode(squatToken);
    const createdAtSeconds = Math.floor(Date.now() / 1_000) - 60;
    await callAsOwner('update', { localId: payload.sub, createdAt: String(createdAtSeconds * 1_000) });
    await resetPassword('victims-own');
    const idToken = await createTokenFor({ email: victimEmail, password: 'victims-own' });
    const lookUp = (await accounts('lookup', { idToken })).json<{ users: [{ passwordUpdatedAt: number }] }>();
    const iat = Math.floor(lookUp.users[0].passwordUpdatedAt / 1_000);
    expect((await exchangeToken(createForgedToken({ iat, auth_time: iat }, payload))).statusCode).toBe(401);
  });

  it('opens no session for a token of another sign-in method of the provider, e.g. one linked earlier', async () => {
    const claims = UnsecuredJWT.decode(fixture.demoToken).payload;
    for (const provider of ['google.com', 'phone', 'anonymous', undefined]) {
      expect(
        (await exchangeToken(createForgedToken({ firebase: { identities: {}, sign_in_provider: provider } }, claims)))
          .statusCode,
      ).toBe(401);
    }
  });

  it('links a second identity after its shopper signed in with both in one browser and confirmed, and closes all other sessions', async () => {
    await clickVerificationLink(await createTokenFor({ email: victimEmail, password: 'victims-own' }, 'signUp'));
    const firstAnswer = await exchangeToken(await createTokenFor({ email: victimEmail, password: 'victims-own' }));
    const { id } = firstAnswer.json<{ id: string }>();
    const secondAnswer = await signInByGoogle(victimEmail);
    expect([secondAnswer.statusCode, secondAnswer.json()]).toMatchObject([409, { ways: ['password'] }]);
    expect(secondAnswer.cookies).toEqual([
      expect.objectContaining({ name: 'atelier_link', httpOnly: true, sameSite: 'Strict', path: '/' }),
    ]);

    const token = await createTokenFor({ email: victimEmail, password: 'victims-own' });
    const linkAnswer = await fixture.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { token, link: true },
      cookies: readCookies(secondAnswer),
    });
    expect(linkAnswer.json()).toMatchObject({ id });
    expect((await signInByGoogle(victimEmail)).json()).toMatchObject({ id });
    expect([
      await isSessionOpen(readCookies(firstAnswer), id),
      await isSessionOpen(readCookies(linkAnswer), id),
    ]).toEqual([false, true]);
  });

  it("is not linked without its owner's confirmation, nor in another browser", async () => {
    await clickVerificationLink(await createTokenFor({ email: victimEmail, password: 'victims-own' }, 'signUp'));
    const owner = { email: victimEmail, password: 'victims-own' };
    await exchangeToken(await createTokenFor(owner));
    const secondAnswer = await signInByGoogle(victimEmail);
    await fixture.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { token: await createTokenFor(owner) },
      cookies: readCookies(secondAnswer),
    });
    await fixture.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { token: await createTokenFor(owner), link: true },
    });
    expect((await signInByGoogle(victimEmail)).statusCode).toBe(409);
  });

  it('loses every session within a minute after it was disabled at the provider, and opens no new one', async () => {
    await clickVerificationLink(await createTokenFor({ email: victimEmail, password: 'victims-own' }, 'signUp'));
    const token = await createTokenFor({ email: victimEmail, password: 'victims-own' });
    const owner = await exchangeToken(token);
    const { id } = owner.json<{ id: string }>();
    await callAsOwner('update', { localId: UnsecuredJWT.decode(token).payload.sub, disableUser: true });
    fixture.now += ACCOUNT_CHECK_MS;
    expect(await isSessionOpen(readCookies(owner), id)).toBe(false);
    const secondResponse = await exchangeToken(token);
    expect([secondResponse.statusCode, secondResponse.json<Problem>().detail]).toEqual([
      403,
      'This account has been disabled.',
    ]);
  });

  it('loses its sessions within a minute after it was deleted or its password was changed anywhere', async () => {
    await clickVerificationLink(await createTokenFor({ email: victimEmail, password: 'victims-own' }, 'signUp'));
    const signInWith = async (password: string) =>
      exchangeToken(await createTokenFor({ email: victimEmail, password }));
    const answerBefore = await signInWith('victims-own');
    const { sub: localId } = UnsecuredJWT.decode(
      await createTokenFor({ email: victimEmail, password: 'victims-own' }),
    ).payload;
    await callAsOwner('update', { localId, createdAt: String(Date.now() - 60_000) });
    const { id } = answerBefore.json<{ id: string }>();
    await resetPassword('new-password');
    fixture.now += ACCOUNT_CHECK_MS;
    expect(await isSessionOpen(readCookies(answerBefore), id)).toBe(false);
    const answerAfter = await exchangeToken(await createLaterToken(victimEmail, 'new-password'));
    expect(await isSessionOpen(readCookies(answerAfter), id)).toBe(true);
    await callAsOwner('delete', {
      localId: UnsecuredJWT.decode(await createTokenFor({ email: victimEmail, password: 'new-password' })).payload.sub,
    });
    fixture.now += ACCOUNT_CHECK_MS;
    expect(await isSessionOpen(readCookies(answerAfter), id)).toBe(false);
  });

  it('can be signed out on all devices at once', async () => {
    const [phone, desk] = [await signInByGoogle(victimEmail), await signInByGoogle(victimEmail)];
    const { id } = desk.json<{ id: string }>();
    expect(
      (
        await fixture.app.inject({
          method: 'POST',
          url: '/api/auth/logout-everywhere',
          payload: {},
          cookies: readCookies(desk),
        })
      ).statusCode,
    ).toBe(200);
    expect([await isSessionOpen(readCookies(phone), id), await isSessionOpen(readCookies(desk), id)]).toEqual([
      false,
      false,
    ]);
  });
});
