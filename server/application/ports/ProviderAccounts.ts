import type { Identity, Provider } from './Users.ts';

/** What this server can do with accounts of one provider. */
export interface ProviderAccountCapabilities {
  /** Whether accounts exist only for this product and have a password. */
  readonly isByPassword: boolean;
  /**
   * Whether the server can tell, after a change of the email address, that the account has the same owner
   * (docs/adr/0067).
   */
  readonly canChangeEmail: boolean;
  readonly canRemoveAccount: boolean;
}

/**
 * The shoppers' accounts at the identity providers. Without a contract suite: its only adapter asks the configured
 * providers and has its own tests.
 */
export interface ProviderAccounts {
  describe(provider: Provider): ProviderAccountCapabilities;
  /**
   * Deletes the account if the server is able to. Succeeds for a missing account. Rejects after a failure; a later
   * attempt may succeed.
   */
  remove(identity: Identity, signal?: AbortSignal): Promise<void>;
}

/** Used on a server without identity providers. */
export const noProviderAccounts: ProviderAccounts = {
  describe: () => ({ isByPassword: false, canChangeEmail: false, canRemoveAccount: false }),
  remove: async () => undefined,
};
