import { UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../contract/problem.ts';
import { EmulatedSignIn } from '../../tests/support/emulatedSignIn.ts';
import { obtainGoogleCode } from '../../tests/support/googleCode.ts';
import { ACCOUNT_CHECK_MS } from '../application/sessions/AccountWatch.ts';

describe('an account that an attacker tries to take over', { timeout: 30_000 }, () => {
  const world = EmulatedSignIn.use();
  const { accounts, tokenFor, asOwner, exchange, forged } = world;

  const attacker = { password: 'attackers-own' };
  let victim: string;
  let people = 0;
  beforeEach(() => {
    victim = `victim-${(people += 1)}@example.test`;
  });
  const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    Object.fromEntries(cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
  const byGoogle = async (email: string, more: object = {}, cookies: Record<string, string> = {}) =>
    world.app.inject({
      method: 'POST',
      url: '/api/auth/google',
      payload: { ...(await obtainGoogleCode(world.origin, email)), ...more },
      cookies,
    });
  const clickVerification = async (idToken: string) => {
    await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const mails = await world.app.inject('/dev/mailbox');
    await world.app.inject(/href="(\/dev\/mailbox\/verify[^"]+)"/.exec(mails.body)?.[1] ?? '');
  };
  const reset = async (password: string) => {
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: victim });
    const mails = await world.app.inject('/dev/mailbox');
    const oobCode = /password-reset\?oobCode=([\w-]+)/.exec(mails.body)?.[1];
    await accounts('resetPassword', { oobCode, newPassword: password });
  };
  /** A token issued one second after the password was set; tokens have a resolution of one second. */
  const laterToken = async (email: string, password: string) => {
    const { payload } = UnsecuredJWT.decode(await tokenFor({ email, password }));
    return forged({ iat: Number(payload.iat) + 1, auth_time: Number(payload.iat) + 1 }, payload);
  };
  const isOpen = async (cookies: Record<string, string>, id: string) =>
    (await world.app.inject({ url: `/api/user/${id}`, cookies })).statusCode === 200;

  it("stays its owner's if an attacker signed up with the address first and resends the email", async () => {
    const squat = await tokenFor({ email: victim, ...attacker }, 'signUp');
    const own = await byGoogle(victim);
    expect(own.statusCode).toBe(200);
    await clickVerification(squat);

    const taken = await exchange(await tokenFor({ email: victim, ...attacker }));
    expect([taken.statusCode, taken.json()]).toMatchObject([409, { ways: ['google'] }]);
    expect(cookieOf(taken)).not.toHaveProperty('atelier_session');
    const apart = await world.app.inject({
      method: 'POST',
      url: '/api/auth/separate',
      payload: {},
      cookies: cookieOf(taken),
    });
    expect(apart.json<{ id: string }>().id).not.toBe(own.json<{ id: string }>().id);
  });

  it("belongs, without the attacker's settings, to the person who proves the address by a new password", async () => {
    const squat = await tokenFor({ email: victim, ...attacker }, 'signUp');
    await clickVerification(squat);
    const attackers = await exchange(await tokenFor({ email: victim, ...attacker }));
    const { id } = attackers.json<{ id: string }>();
    expect(await isOpen(cookieOf(attackers), id)).toBe(true);

    await asOwner('update', {
      localId: UnsecuredJWT.decode(squat).payload.sub,
      createdAt: String(Date.now() - 60_000),
    });
    await reset('victims-own');
    // One second earlier, because tokens have a resolution of one second.
    const { payload } = UnsecuredJWT.decode(squat);
    expect((await exchange(forged({ iat: Number(payload.iat) - 1 }, payload))).statusCode).toBe(401);
    const owner = await exchange(await laterToken(victim, 'victims-own'));
    expect(owner.statusCode).toBe(200);
    expect([await isOpen(cookieOf(attackers), id), await isOpen(cookieOf(owner), id)]).toEqual([false, true]);
  });

  /**
   * The attacker links two identities; the password identity then takes the victim's address, which the victim
   * confirms.
   */
  const lureVictim = async (own: string): Promise<{ idToken: string; localId: string }> => {
    await clickVerification(await tokenFor({ email: own, ...attacker }, 'signUp'));
    await exchange(await tokenFor({ email: own, ...attacker }));
    const second = await byGoogle(own);
    await world.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { token: await tokenFor({ email: own, ...attacker }), link: true },
      cookies: cookieOf(second),
    });
    const idToken = await tokenFor({ email: own, ...attacker });
    const moved = (await accounts('update', { idToken, email: victim, returnSecureToken: true })).json<{
      idToken: string;
    }>().idToken;
    await clickVerification(moved);
    return { idToken: moved, localId: String(UnsecuredJWT.decode(moved).payload.sub) };
  };
  it.each([
    ['before its owner came', true],
    ['and did not use it', false],
  ])('is not opened by a Google login that the attacker linked to it, %s', async (_what, used) => {
    const own = `attacker-of-${victim}`;
    await lureVictim(own);
    if (used) await exchange(await tokenFor({ email: victim, ...attacker }));
    const held = await byGoogle(own);
    await reset('victims-own');
    const owner = await exchange(await laterToken(victim, 'victims-own'));
    const { id } = owner.json<{ id: string }>();
    const again = await byGoogle(own);
    expect([owner.statusCode, again.json<{ id: string }>().id === id]).toEqual([200, false]);
    expect([
      await isOpen(cookieOf(held), id),
      await isOpen(cookieOf(again), id),
      await isOpen(cookieOf(owner), id),
    ]).toEqual([false, false, true]);
  });

  it('is closed to a previous owner who takes back the address under which they created it', async () => {
    const own = `attacker-of-${victim}`;
    const { localId } = await lureVictim(own);
    await reset('victims-own');
    const owner = (await exchange(await laterToken(victim, 'victims-own'))).json<{ id: string }>();
    await asOwner('update', { localId, email: own, emailVerified: true, password: 'attackers-new' });
    const taken = await exchange(await laterToken(own, 'attackers-new'));
    expect(taken.json<{ id?: string }>().id).not.toBe(owner.id);
  });

  it('recognizes a person whose address changed while the password stayed', async () => {
    await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
    const before = await exchange(await tokenFor({ email: victim, password: 'victims-own' }));
    const idToken = await tokenFor({ email: victim, password: 'victims-own' });
    await clickVerification(
      (await accounts('update', { idToken, email: `new-${victim}`, returnSecureToken: true })).json<{
        idToken: string;
      }>().idToken,
    );
    const after = await exchange(await tokenFor({ email: `new-${victim}`, password: 'victims-own' }));
    expect(after.json()).toMatchObject({ id: before.json<{ id: string }>().id, email: `new-${victim}` });
  });

  it('opens no session for a token issued before a password reset within the same second', async () => {
    const squat = await tokenFor({ email: victim, ...attacker }, 'signUp');
    await clickVerification(squat);
    const { payload } = UnsecuredJWT.decode(squat);
    const created = Math.floor(Date.now() / 1_000) - 60;
    await asOwner('update', { localId: payload.sub, createdAt: String(created * 1_000) });
    await reset('victims-own');
    const { iat } = UnsecuredJWT.decode(await tokenFor({ email: victim, password: 'victims-own' })).payload;
    expect((await exchange(forged({ iat, auth_time: iat }, payload))).statusCode).toBe(401);
  });

  it('opens no session for a token of another sign-in method of the provider, e.g. one linked earlier', async () => {
    const claims = UnsecuredJWT.decode(world.demoToken).payload;
    for (const provider of ['google.com', 'phone', 'anonymous', undefined]) {
      expect(
        (await exchange(forged({ firebase: { identities: {}, sign_in_provider: provider } }, claims))).statusCode,
      ).toBe(401);
    }
  });

  it('links a second identity after its shopper signed in with both in one browser and confirmed, and closes all other sessions', async () => {
    await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
    const first = await exchange(await tokenFor({ email: victim, password: 'victims-own' }));
    const { id } = first.json<{ id: string }>();
    const second = await byGoogle(victim);
    expect([second.statusCode, second.json()]).toMatchObject([409, { ways: ['password'] }]);
    expect(second.cookies).toEqual([
      expect.objectContaining({ name: 'atelier_link', httpOnly: true, sameSite: 'Strict', path: '/' }),
    ]);

    const token = await tokenFor({ email: victim, password: 'victims-own' });
    const linked = await world.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { token, link: true },
      cookies: cookieOf(second),
    });
    expect(linked.json()).toMatchObject({ id });
    expect((await byGoogle(victim)).json()).toMatchObject({ id });
    expect([await isOpen(cookieOf(first), id), await isOpen(cookieOf(linked), id)]).toEqual([false, true]);
  });

  it("is not linked without its owner's confirmation, nor in another browser", async () => {
    await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
    const owner = { email: victim, password: 'victims-own' };
    await exchange(await tokenFor(owner));
    const second = await byGoogle(victim);
    await world.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { token: await tokenFor(owner) },
      cookies: cookieOf(second),
    });
    await world.app.inject({
      method: 'POST',
      url: '/api/auth/firebase',
      payload: { token: await tokenFor(owner), link: true },
    });
    expect((await byGoogle(victim)).statusCode).toBe(409);
  });

  it('loses every session within a minute after it was disabled at the provider, and opens no new one', async () => {
    await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
    const token = await tokenFor({ email: victim, password: 'victims-own' });
    const owner = await exchange(token);
    const { id } = owner.json<{ id: string }>();
    await asOwner('update', { localId: UnsecuredJWT.decode(token).payload.sub, disableUser: true });
    world.now += ACCOUNT_CHECK_MS;
    expect(await isOpen(cookieOf(owner), id)).toBe(false);
    const again = await exchange(token);
    expect([again.statusCode, again.json<Problem>().detail]).toEqual([403, 'This account has been disabled.']);
  });

  it('loses its sessions within a minute after it was deleted or its password was changed anywhere', async () => {
    await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
    const signedIn = async (password: string) => exchange(await tokenFor({ email: victim, password }));
    const before = await signedIn('victims-own');
    const { sub: localId } = UnsecuredJWT.decode(await tokenFor({ email: victim, password: 'victims-own' })).payload;
    await asOwner('update', { localId, createdAt: String(Date.now() - 60_000) });
    const { id } = before.json<{ id: string }>();
    await reset('new-password');
    world.now += ACCOUNT_CHECK_MS;
    expect(await isOpen(cookieOf(before), id)).toBe(false);
    const after = await exchange(await laterToken(victim, 'new-password'));
    expect(await isOpen(cookieOf(after), id)).toBe(true);
    await asOwner('delete', {
      localId: UnsecuredJWT.decode(await tokenFor({ email: victim, password: 'new-password' })).payload.sub,
    });
    world.now += ACCOUNT_CHECK_MS;
    expect(await isOpen(cookieOf(after), id)).toBe(false);
  });

  it('can be signed out on all devices at once', async () => {
    const [phone, desk] = [await byGoogle(victim), await byGoogle(victim)];
    const { id } = desk.json<{ id: string }>();
    expect(
      (
        await world.app.inject({
          method: 'POST',
          url: '/api/auth/logout-everywhere',
          payload: {},
          cookies: cookieOf(desk),
        })
      ).statusCode,
    ).toBe(200);
    expect([await isOpen(cookieOf(phone), id), await isOpen(cookieOf(desk), id)]).toEqual([false, false]);
  });
});
