import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentityProvider } from '../../src/application/ports/IdentityProvider.ts';

export interface IdentityProviderUnderTest {
  readonly provider: IdentityProvider;
  /** All mails that the provider has sent, newest first. */
  fetchMails(): Promise<
    readonly { kind: 'verification' | 'password-reset' | 'email-change'; email: string; oobCode: string }[]
  >;
  verifyEmail(oobCode: string): Promise<void>;
}

let personCount = 0;

/**
 * Contract of every `IdentityProvider`. `emailPrivacy`: a wrong password and an unknown address give the same error.
 */
export function describeIdentityProviderPort(
  name: string,
  emailPrivacy: boolean,
  makeFixture: () => Promise<IdentityProviderUnderTest>,
): void {
  describe(`${name} as IdentityProvider, e-mail privacy ${emailPrivacy ? 'on' : 'off'}`, () => {
    let fixture: IdentityProviderUnderTest;
    let email: string;
    const password = 'linen-blazer';
    beforeEach(async () => {
      fixture = await makeFixture();
      email = `person-${(personCount += 1)}-${emailPrivacy}@example.test`;
    });
    const newestMail = async (kind: string) =>
      (await fixture.fetchMails()).find((mail) => mail.kind === kind && mail.email === email)?.oobCode ?? '';

    it('creates an account that is verified by its email', async () => {
      await fixture.provider.signUp(email, password);
      expect(await fixture.provider.signIn(email, password)).toMatchObject({ emailVerified: false });
      await fixture.verifyEmail(await newestMail('verification'));
      const session = await fixture.provider.signIn(email, password);
      expect(session.emailVerified).toBe(true);
      expect(session.credential.proof).not.toEqual({ token: '' });
    });

    it('resends the verification email', async () => {
      await fixture.provider.signUp(email, password);
      const firstMail = await newestMail('verification');
      await fixture.provider.resendVerification(email, password);
      const secondMail = await newestMail('verification');
      expect(secondMail).not.toBe(firstMail);
      await fixture.verifyEmail(secondMail);
      expect((await fixture.provider.signIn(email, password)).emailVerified).toBe(true);
    });

    it('verifies an address with the code of an email, once', async () => {
      await fixture.provider.signUp(email, password);
      const mail = await newestMail('verification');
      await fixture.provider.applyCode(mail);
      expect((await fixture.provider.signIn(email, password)).emailVerified).toBe(true);
      await expect(fixture.provider.applyCode(mail)).rejects.toMatchObject({ code: 'invalid-action-code' });
    });

    it('accepts a new password with the code of an email, once', async () => {
      await fixture.provider.signUp(email, password);
      await fixture.provider.sendPasswordReset(email);
      const mail = await newestMail('password-reset');
      await fixture.provider.confirmPasswordReset(mail, 'new-password');
      await expect(fixture.provider.signIn(email, 'new-password')).resolves.toBeDefined();
      await expect(fixture.provider.signIn(email, password)).rejects.toMatchObject({ name: 'IdentityError' });
      await expect(fixture.provider.confirmPasswordReset(mail, 'other-password')).rejects.toMatchObject({
        code: 'invalid-action-code',
      });
    });

    it('changes a password whose current one is known', async () => {
      await fixture.provider.signUp(email, password);
      await expect(fixture.provider.changePassword(email, 'not-it-at-all', 'new-password')).rejects.toMatchObject({
        name: 'IdentityError',
      });
      await expect(fixture.provider.changePassword(email, password, '12345')).rejects.toMatchObject({
        code: 'weak-password',
      });
      await fixture.provider.changePassword(email, password, 'new-password');
      await expect(fixture.provider.signIn(email, 'new-password')).resolves.toBeDefined();
      await expect(fixture.provider.signIn(email, password)).rejects.toMatchObject({ name: 'IdentityError' });
    });

    it('changes an address with the code of an email to the new one', async () => {
      const newEmail = `new-${email}`;
      await fixture.provider.signUp(email, password);
      await fixture.verifyEmail(await newestMail('verification'));
      await fixture.provider.sendEmailChange(email, password, newEmail);
      await expect(fixture.provider.signIn(newEmail, password)).rejects.toMatchObject({ name: 'IdentityError' });
      const mails = await fixture.fetchMails();
      const mail = mails.find(({ kind, email: address }) => kind === 'email-change' && address === newEmail);
      await fixture.provider.applyCode(mail!.oobCode);
      expect(await fixture.provider.signIn(newEmail, password)).toMatchObject({ emailVerified: true });
      await expect(fixture.provider.signIn(email, password)).rejects.toMatchObject({ name: 'IdentityError' });
    });

    it('sends no mail for an address that another account has', async () => {
      await fixture.provider.signUp(email, password);
      await fixture.provider.signUp(`taken-${email}`, password);
      await expect(fixture.provider.sendEmailChange(email, password, `taken-${email}`)).rejects.toMatchObject({
        code: 'email-already-in-use',
      });
    });

    it.each<[string, string, (fixture: IdentityProviderUnderTest) => Promise<unknown>]>([
      ['an invalid address', 'invalid-email', ({ provider }) => provider.signUp('nobody', 'linen-blazer')],
      ['a short password', 'weak-password', ({ provider }) => provider.signUp('short@example.test', '12345')],
      ['an invalid address at sign-in', 'invalid-email', ({ provider }) => provider.signIn('nobody', 'linen-blazer')],
      [
        'a code that was never sent',
        'invalid-action-code',
        ({ provider }) => provider.confirmPasswordReset('no-code', 'linen-blazer'),
      ],
    ])('rejects %s as %s', async (_what, mail, ask) => {
      await expect(ask(fixture)).rejects.toMatchObject({ name: 'IdentityError', code: mail });
    });

    it('rejects a second account with the same address', async () => {
      await fixture.provider.signUp(email, password);
      await expect(fixture.provider.signUp(email, password)).rejects.toMatchObject({ code: 'email-already-in-use' });
    });

    it('reports the cause of a failed sign-in as far as email privacy allows', async () => {
      await fixture.provider.signUp(email, password);
      const unknownReason = emailPrivacy ? 'invalid-credential' : 'user-not-found';
      const wrongReason = emailPrivacy ? 'invalid-credential' : 'wrong-password';
      await expect(fixture.provider.signIn(email, 'not-it-at-all')).rejects.toMatchObject({ code: wrongReason });
      await expect(fixture.provider.signIn(`no-${email}`, password)).rejects.toMatchObject({ code: unknownReason });
    });

    it('reports an unknown address at a reset only if email privacy allows', async () => {
      const pendingReset = fixture.provider.sendPasswordReset(`no-${email}`);
      if (emailPrivacy) await expect(pendingReset).resolves.toBeUndefined();
      else await expect(pendingReset).rejects.toMatchObject({ code: 'user-not-found' });
    });

    it('signs out, also without a session', async () => {
      await expect(fixture.provider.signOut()).resolves.toBeUndefined();
      await fixture.provider.signUp(email, password);
      await fixture.provider.signIn(email, password);
      await expect(fixture.provider.signOut()).resolves.toBeUndefined();
    });
  });
}
