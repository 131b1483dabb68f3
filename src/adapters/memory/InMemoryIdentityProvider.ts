import {
  IdentityError,
  type IdentityProvider,
  type IdentitySession,
} from '../../application/ports/IdentityProvider.ts';

export interface IdentityMail {
  readonly kind: 'verification' | 'password-reset' | 'email-change';
  readonly email: string;
  /** The email address before a change. */
  readonly earlierEmail?: string;
  readonly oobCode: string;
}

interface Account {
  readonly password: string;
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
}

const MINIMUM_PASSWORD_LENGTH = 6;

/**
 * Accounts in memory with the error codes of the real provider. With `emailPrivacy`, wrong passwords and unknown
 * email addresses return the same error, like new projects of the real provider.
 */
export class InMemoryIdentityProvider implements IdentityProvider {
  readonly #accounts = new Map<string, Account>();
  readonly #protectsEmails: boolean;
  readonly #mails: IdentityMail[] = [];
  #codeCount = 0;

  constructor({ emailPrivacy = false } = {}) {
    this.#protectsEmails = emailPrivacy;
  }

  /** Sent mails with an unused code, newest first. */
  get mails(): readonly IdentityMail[] {
    return [...this.#mails].reverse();
  }

  async signUp(email: string, password: string): Promise<void> {
    checkEmail(email);
    if (this.#accounts.has(createKey(email))) throw new IdentityError('email-already-in-use');
    checkPassword(password);
    this.#accounts.set(createKey(email), { password, isVerified: false, isDisabled: false });
    this.#send('verification', email);
  }

  async signIn(email: string, password: string): Promise<IdentitySession> {
    const { isVerified } = this.#authenticate(email, password);
    const credential = { provider: 'password', proof: { token: `token-of-${createKey(email)}` } };
    return { credential, emailVerified: isVerified };
  }

  async resendVerification(email: string, password: string): Promise<void> {
    this.#authenticate(email, password);
    this.#send('verification', email);
  }

  async sendPasswordReset(email: string): Promise<void> {
    checkEmail(email);
    if (this.#accounts.has(createKey(email))) this.#send('password-reset', email);
    else if (!this.#protectsEmails) throw new IdentityError('user-not-found');
  }

  async confirmPasswordReset(oobCode: string, newPassword: string): Promise<void> {
    checkPassword(newPassword);
    const { email } = this.#useCode(oobCode, 'password-reset');
    this.#changeAccount(email, { password: newPassword, isVerified: true });
  }

  async changePassword(email: string, password: string, newPassword: string): Promise<void> {
    this.#authenticate(email, password);
    checkPassword(newPassword);
    this.#changeAccount(email, { password: newPassword });
  }

  async sendEmailChange(email: string, password: string, newEmail: string): Promise<void> {
    this.#authenticate(email, password);
    checkEmail(newEmail);
    if (this.#accounts.has(createKey(newEmail))) throw new IdentityError('email-already-in-use');
    this.#send('email-change', newEmail, createKey(email));
  }

  async applyCode(oobCode: string): Promise<void> {
    if (this.#mails.some((mail) => mail.oobCode === oobCode && mail.kind === 'email-change'))
      this.#changeEmail(oobCode);
    else this.verifyEmail(oobCode);
  }

  async signOut(): Promise<void> {
    // This adapter has no state.
  }

  /** Simulates a click on the link in a verification mail. */
  verifyEmail(oobCode: string): void {
    this.#changeAccount(this.#useCode(oobCode, 'verification').email, { isVerified: true });
  }

  disableAccount(email: string): void {
    this.#changeAccount(email, { isDisabled: true });
  }

  #changeEmail(oobCode: string): void {
    const { email, earlierEmail = '' } = this.#useCode(oobCode, 'email-change');
    const account = this.#accounts.get(earlierEmail);
    if (account === undefined) throw new IdentityError('invalid-action-code');
    this.#accounts.delete(earlierEmail);
    this.#accounts.set(email, { ...account, isVerified: true });
  }

  #authenticate(email: string, password: string): Account {
    checkEmail(email);
    const account = this.#accounts.get(createKey(email));
    if (account?.password === password && !account.isDisabled) return account;
    if (account?.isDisabled) throw new IdentityError('user-disabled');
    if (this.#protectsEmails) throw new IdentityError('invalid-credential');
    throw new IdentityError(account === undefined ? 'user-not-found' : 'wrong-password');
  }

  #send(kind: IdentityMail['kind'], email: string, earlierEmail = ''): void {
    this.#mails.push({ kind, email: createKey(email), earlierEmail, oobCode: `code-${(this.#codeCount += 1)}` });
  }

  #useCode(oobCode: string, kind: IdentityMail['kind']): IdentityMail {
    const index = this.#mails.findIndex((mail) => mail.oobCode === oobCode && mail.kind === kind);
    const mail = this.#mails[index];
    if (mail === undefined) throw new IdentityError('invalid-action-code');
    this.#mails.splice(index, 1);
    return mail;
  }

  #changeAccount(email: string, change: Partial<Account>): void {
    const account = this.#accounts.get(createKey(email));
    if (account !== undefined) this.#accounts.set(createKey(email), { ...account, ...change });
  }
}

const createKey = (email: string): string => email.toLowerCase();

function checkEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new IdentityError('invalid-email');
}

function checkPassword(password: string): void {
  if (password.length < MINIMUM_PASSWORD_LENGTH) throw new IdentityError('weak-password');
}
