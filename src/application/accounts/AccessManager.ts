import type { AccessOverview, AccountAccess } from '../ports/AccountAccess.ts';
import type { Credential } from '../ports/Credential.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { IdentityProvider } from '../ports/IdentityProvider.ts';
import type { SignInPopup } from '../ports/SignInPopup.ts';
import type { WaitFor } from './createWaitFor.ts';

export interface AccessManagerDependencies {
  readonly access: AccountAccess;
  readonly identity: IdentityProvider;
  readonly popup: SignInPopup;
  readonly shopper: CurrentShopper;
  readonly account: { logout(): Promise<void> };
  readonly waitFor: WaitFor;
}

/** How a shopper proves that the account is theirs: with the password, or in a provider's popup. */
export type OwnerProof =
  | { readonly kind: 'password'; readonly email: string; readonly password: string }
  | { readonly kind: 'popup'; readonly provider: string };

/**
 * Tokens record the sign-in time in whole seconds. Without the delay, a sign-in with the new password could appear to
 * predate the password change.
 */
const NEW_PASSWORD_DELAY_MS = 1_100;

/**
 * Changes the account's sign-in methods, and deletes the account. Each change requires the password or a sign-in at the
 * provider. Rejects with an `IdentityError` or a `CallError`.
 */
export class AccessManager {
  readonly #dependencies: AccessManagerDependencies;

  constructor(dependencies: AccessManagerDependencies) {
    this.#dependencies = dependencies;
  }

  get exportAddress(): string {
    return this.#dependencies.access.getExportAddress(this.#userId);
  }

  fetchOverview(signal?: AbortSignal): Promise<AccessOverview> {
    return this.#dependencies.access.fetchOverview(this.#userId, signal);
  }

  closeDevice(deviceId: string): Promise<void> {
    return this.#dependencies.access.closeDevice(this.#userId, deviceId);
  }

  /** Sends a mail to the new address; the account's address changes when the link in the mail is opened. */
  changeEmail(email: string, password: string, newEmail: string): Promise<void> {
    return this.#dependencies.identity.sendEmailChange(email, password, newEmail);
  }

  async changePassword(email: string, password: string, newPassword: string): Promise<void> {
    const { access, identity, waitFor } = this.#dependencies;
    const userId = this.#userId;
    await access.checkPassword(userId, await this.#signIn(email, password));
    await identity.changePassword(email, password, newPassword);
    await waitFor(NEW_PASSWORD_DELAY_MS, new AbortController().signal);
    await access.acceptPassword(userId, await this.#signIn(email, newPassword));
  }

  /** Must be called in a user gesture, or the browser blocks the popup. */
  async link(provider: string, email: string, password: string): Promise<void> {
    const { access, popup } = this.#dependencies;
    const userId = this.#userId;
    const controller = new AbortController();
    // The popup must open within the user gesture, so it opens before the password is checked; a wrong password
    // closes it.
    const credentialPromise = popup.authorize(provider, controller.signal);
    credentialPromise.catch(() => undefined);
    const proof = await this.#signIn(email, password).catch((error: unknown) => {
      controller.abort();
      throw error;
    });
    await access.link(userId, proof, await credentialPromise);
  }

  async unlink(provider: string, email: string, password: string): Promise<void> {
    const userId = this.#userId;
    await this.#dependencies.access.unlink(userId, await this.#signIn(email, password), provider);
  }

  /**
   * Deletes the account and signs out. Resolves to false if a part of the deletion is finished later. With proof by
   * popup, must be called in a user gesture.
   */
  async deleteAccount(ownerProof: OwnerProof): Promise<boolean> {
    const { access, account, popup } = this.#dependencies;
    const userId = this.#userId;
    const proof =
      ownerProof.kind === 'popup'
        ? await popup.authorize(ownerProof.provider)
        : await this.#signIn(ownerProof.email, ownerProof.password);
    const isFinished = await access.deleteAccount(userId, proof);
    await account.logout();
    return isFinished;
  }

  async #signIn(email: string, password: string): Promise<Credential> {
    const { identity } = this.#dependencies;
    const { credential } = await identity.signIn(email, password);
    await identity.signOut();
    return credential;
  }

  get #userId(): string {
    return this.#dependencies.shopper.snapshot?.id ?? '';
  }
}
