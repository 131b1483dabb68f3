import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityProvider } from '../../src/application/ports/IdentityProvider.ts';

export interface IdentityWorld {
  readonly provider: IdentityProvider;
  /** All mails that the provider has sent, newest first. */
  fetchMails(): Promise<
    readonly { kind: 'verification' | 'password-reset' | 'email-change'; email: string; oobCode: string }[]
  >;
  verifyEmail(oobCode: string): Promise<void>;
}

let personCount = 0;

/**
 * Contract of every `IdentityProvider`. `emailPrivacy`: a wrong password and an unknown address cause the same error.
 */
export function describeIdentityProviderPort(
  name: string,
  emailPrivacy: boolean,
  makeWorld: () => Promise<IdentityWorld>,
): void {
  describe(`${name} as IdentityProvider, e-mail privacy ${emailPrivacy ? 'on' : 'off'}`, () => {
    let world: IdentityWorld;
    let email: string;
    const password = 'linen-blazer';
    beforeEach(async () => {
      world = await makeWorld();
      email = `person-${(personCount += 1)}-${emailPrivacy}@example.test`;
    });
    const newestMail = async (kind: string) =>
      (await world.fetchMails()).find((mail) => mail.kind === kind && mail.email === email)?.oobCode ?? '';

    it('creates an account that is verified by its email', async () => {
      await world.provider.signUp(email, password);
      expect(await world.provider.signIn(email, password)).toMatchObject({ emailVerified: false });
      await world.verifyEmail(await newestMail('verification'));
      const session = await world.provider.signIn(email, password);
      expect(session.emailVerified).toBe(true);
      expect(session.credential.proof).not.toEqual({ token: '' });
    });

    it('resends the verification email', async () => {
      await world.provider.signUp(email, password);
      const firstMail = await newestMail('verification');
      await world.provider.resendVerification(email, password);
      const secondMail = await newestMail('verification');
      expect(secondMail).not.toBe(firstMail);
      await world.verifyEmail(secondMail);
      expect((await world.provider.signIn(email, password)).emailVerified).toBe(true);
    });

    it('verifies an address with the code of an email, once', async () => {
      await world.provider.signUp(email, password);
      const mail = await newestMail('verification');
      await world.provider.applyCode(mail);
      expect((await world.provider.signIn(email, password)).emailVerified).toBe(true);
      await expect(world.provider.applyCode(mail)).rejects.toMatchObject({ code: 'invalid-action-code' });
    });

    it('accepts a new password with the code of an email, once', async () => {
      await world.provider.signUp(email, password);
      await world.provider.sendPasswordReset(email);
      const mail = await newestMail('password-reset');
      await world.provider.confirmPasswordReset(mail, 'new-password');
      await expect(world.provider.signIn(email, 'new-password')).resolves.toBeDefined();
      await expect(world.provider.signIn(email, password)).rejects.toMatchObject({ name: 'IdentityError' });
      await expect(world.provider.confirmPasswordReset(mail, 'other-password')).rejects.toMatchObject({
        code: 'invalid-action-code',
      });
    });

    it('changes a password whose current one is known', async () => {
      await world.provider.signUp(email, password);
      await expect(world.provider.changePassword(email, 'not-it-at-all', 'new-password')).rejects.toMatchObject({
        name: 'IdentityError',
      });
      await expect(world.provider.changePassword(email, password, '12345')).rejects.toMatchObject({
        code: 'weak-password',
      });
      await world.provider.changePassword(email, password, 'new-password');
      await expect(world.provider.signIn(email, 'new-password')).resolves.toBeDefined();
      await expect(world.provider.signIn(email, password)).rejects.toMatchObject({ name: 'IdentityError' });
    });

    it('changes an address with the code of an email to the new one', async () => {
      const newEmail = `new-${email}`;
      await world.provider.signUp(email, password);
      await world.verifyEmail(await newestMail('verification'));
      await world.provider.sendEmailChange(email, password, newEmail);
      await expect(world.provider.signIn(newEmail, password)).rejects.toMatchObject({ name: 'IdentityError' });
      const mails = await world.fetchMails();
      const mail = mails.find(({ kind, email: address }) => kind === 'email-change' && address === newEmail);
      await world.provider.applyCode(mail!.oobCode);
      expect(await world.provider.signIn(newEmail, password)).toMatchObject({ emailVerified: true });
      await expect(world.provider.signIn(email, password)).rejects.toMatchObject({ name: 'IdentityError' });
    });

    it('sends no mail for an address that another account has', async () => {
      await world.provider.signUp(email, password);
      await world.provider.signUp(`taken-${email}`, password);
      await expect(world.provider.sendEmailChange(email, password, `taken-${email}`)).rejects.toMatchObject({
        code: 'email-already-in-use',
      });
    });

    it.each<[string, string, (world: IdentityWorld) => Promise<unknown>]>([
      ['an invalid address', 'invalid-email', ({ provider }) => provider.signUp('nobody', 'linen-blazer')],
      ['a short password', 'weak-password', ({ provider }) => provider.signUp('short@example.test', '12345')],
      ['an invalid address at sign-in', 'invalid-email', ({ provider }) => provider.signIn('nobody', 'linen-blazer')],
      [
        'a code that was never sent',
        'invalid-action-code',
        ({ provider }) => provider.confirmPasswordReset('no-code', 'linen-blazer'),
      ],
    ])('rejects %s as %s', async (_what, mail, ask) => {
      await expect(ask(world)).rejects.toMatchObject({ name: 'IdentityError', code: mail });
    });

    it('rejects a second account with the same address', async () => {
      await world.provider.signUp(email, password);
      await expect(world.provider.signUp(email, password)).rejects.toMatchObject({ code: 'email-already-in-use' });
    });

    it('reports the cause of a failed sign-in as far as email privacy allows', async () => {
      await world.provider.signUp(email, password);
      const unknownReason = emailPrivacy ? 'invalid-credential' : 'user-not-found';
      const wrongReason = emailPrivacy ? 'invalid-credential' : 'wrong-password';
      await expect(world.provider.signIn(email, 'not-it-at-all')).rejects.toMatchObject({ code: wrongReason });
      await expect(world.provider.signIn(`no-${email}`, password)).rejects.toMatchObject({ code: unknownReason });
    });

    it('reports an unknown address at a reset only if email privacy allows', async () => {
      const pendingReset = world.provider.sendPasswordReset(`no-${email}`);
      if (emailPrivacy) await expect(pendingReset).resolves.toBeUndefined();
      else await expect(pendingReset).rejects.toMatchObject({ code: 'user-not-found' });
    });

    it('signs out, also without a session', async () => {
      await expect(world.provider.signOut()).resolves.toBeUndefined();
      await world.provider.signUp(email, password);
      await world.provider.signIn(email, password);
      await expect(world.provider.signOut()).resolves.toBeUndefined();
    });
  });
}
