import type { Identity, Provider } from './Users.ts';

/** What this server can do with accounts of one provider. */
export interface ProviderAccountCapabilities {
  /** Whether accounts are made for this product and have a password. */
  readonly isByPassword: boolean;
  /** Whether the server can tell that a person with a changed address is still the same (docs/adr/0067). */
  readonly canChangeEmail: boolean;
  readonly canRemoveAccount: boolean;
}

/**
 * The accounts of shoppers at the identity providers. Without a contract suite: its one adapter asks the configured
 * providers and has its own tests.
 */
export interface ProviderAccounts {
  describe(provider: Provider): ProviderAccountCapabilities;
  /**
   * Deletes the account, if the server can; succeeds for a missing one. Rejects if the provider did not delete it, and
   * a later attempt may succeed.
   */
  remove(identity: Identity, signal?: AbortSignal): Promise<void>;
}

/** For a server without identity providers. */
export const noProviderAccounts: ProviderAccounts = {
  describe: () => ({ isByPassword: false, canChangeEmail: false, canRemoveAccount: false }),
  remove: async () => undefined,
};
