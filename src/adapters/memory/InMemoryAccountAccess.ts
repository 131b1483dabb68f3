import type {
  AccessOverview,
  AccountAccess,
  SignedInDevice,
  SignInMethod,
} from '../../application/ports/AccountAccess.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { Credential } from '../../application/ports/Credential.ts';

/** An account with its sign-in methods and devices. */
export interface StoredAccess {
  readonly userId: string;
  readonly signIns: readonly SignInMethod[];
  readonly devices: readonly SignedInDevice[];
}

export interface InMemoryAccountAccessOptions {
  readonly accounts: readonly StoredAccess[];
  /** The names of the providers that can be linked. */
  readonly providers: readonly string[];
}

/** The accounts of any number of shoppers. Accepts the tokens of `InMemoryIdentityProvider` for any provider. */
export class InMemoryAccountAccess implements AccountAccess {
  readonly #accounts = new Map<string, StoredAccess>();
  readonly #providers: readonly string[];

  constructor({ accounts, providers }: InMemoryAccountAccessOptions) {
    for (const account of accounts) this.#accounts.set(account.userId, account);
    this.#providers = providers;
  }

  async fetchOverview(userId: string, signal?: AbortSignal): Promise<AccessOverview> {
    signal?.throwIfAborted();
    const { signIns, devices } = this.#findAccount(userId, 'Error loading your access');
    return { signIns, devices, providers: this.#providers, canChangeEmail: true, canRemoveSignIn: true };
  }

  async checkPassword(userId: string, proof: Credential): Promise<void> {
    this.#checkProof(userId, proof, 'Incorrect password.');
  }

  async acceptPassword(userId: string, proof: Credential): Promise<void> {
    this.#updateAccount(endOtherSessions(this.#checkProof(userId, proof, 'Error changing the password')));
  }

  async link(userId: string, proof: Credential, addedCredential: Credential): Promise<void> {
    const message = 'Error linking the sign-in';
    const account = this.#checkProof(userId, proof, message);
    const owner = [...this.#accounts.values()].find(({ signIns }) =>
      signIns.some((method) => isOpenedBy(method, addedCredential)),
    );
    const address = readAddress(addedCredential);
    const isForeign = owner !== undefined && owner !== account;
    if (isForeign || address === undefined) throw new CallError(message, 'rejected');
    if (!account.signIns.some((method) => method.address === address)) throw new CallError(message, 'rejected');
    const { provider } = addedCredential;
    const otherMethods = account.signIns.filter((method) => !isOpenedBy(method, addedCredential));
    this.#updateAccount(
      endOtherSessions({ ...account, signIns: [...otherMethods, { provider, way: provider, address }] }),
    );
  }

  async unlink(userId: string, proof: Credential, provider: string): Promise<void> {
    const message = 'Error unlinking the sign-in';
    const account = this.#checkProof(userId, proof, message);
    if (proof.provider === provider) throw new CallError(message, 'rejected');
    const signIns = account.signIns.filter((method) => method.provider !== provider);
    this.#updateAccount(endOtherSessions({ ...account, signIns }));
  }

  async closeDevice(userId: string, deviceId: string): Promise<void> {
    const account = this.#findAccount(userId, 'Error signing out the device');
    this.#updateAccount({ ...account, devices: account.devices.filter(({ id }) => id !== deviceId) });
  }

  getExportAddress(userId: string): string {
    return `/export/${encodeURIComponent(userId)}`;
  }

  async deleteAccount(userId: string, proof: Credential): Promise<boolean> {
    this.#checkProof(userId, proof, 'Error deleting the account');
    return this.#accounts.delete(userId);
  }

  #updateAccount(account: StoredAccess): void {
    this.#accounts.set(account.userId, account);
  }

  #checkProof(userId: string, proof: Credential, message: string): StoredAccess {
    const account = this.#findAccount(userId, message);
    if (!account.signIns.some((method) => isOpenedBy(method, proof))) throw new CallError(message, 'forbidden');
    return account;
  }

  #findAccount(userId: string, message: string): StoredAccess {
    const account = this.#accounts.get(userId);
    if (account === undefined) throw new CallError(message, 'unauthorized');
    return account;
  }
}

const readAddress = ({ proof }: Credential): string | undefined =>
  'token' in proof ? /^token-of-([^@]+@[^@]+)$/u.exec(proof.token)?.[1] : undefined;

const isOpenedBy = ({ provider, address }: SignInMethod, credential: Credential): boolean =>
  provider === credential.provider && address === readAddress(credential);

const endOtherSessions = (account: StoredAccess): StoredAccess => ({
  ...account,
  devices: account.devices.filter(({ isCurrent }) => isCurrent),
});
