import type { Credential } from './Credential.ts';

export interface SignInMethod {
  readonly provider: string;
  /** `password`, or the name of a provider. */
  readonly way: string;
  /** The verified email address of this method; null if another account of the provider has verified it since. */
  readonly address: string | null;
}

/** A device with an open session. Times are milliseconds since the epoch. */
export interface SignedInDevice {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly openedAt: number;
  /** The last use of the session, rounded to the hour. */
  readonly seenAt: number;
  readonly isCurrent: boolean;
}

export interface AccessOverview {
  readonly signIns: readonly SignInMethod[];
  /** The signed-in devices, most recently used first. */
  readonly devices: readonly SignedInDevice[];
  /** Providers that can be linked. */
  readonly providers: readonly string[];
  readonly canChangeEmail: boolean;
  /** Whether deleting the account here also deletes it at the identity provider. */
  readonly canRemoveSignIn: boolean;
}

/**
 * The account's sign-in methods, its signed-in devices and its data. `proof` is a credential from a sign-in in the last
 * minutes. Every method rejects with a `CallError`.
 */
export interface AccountAccess {
  fetchOverview(userId: string, signal?: AbortSignal): Promise<AccessOverview>;
  /** To be called before the password is changed at the identity provider. */
  checkPassword(userId: string, proof: Credential): Promise<void>;
  /** Reports that the password was changed; `proof` is a sign-in with the new one. Ends all other sessions. */
  acceptPassword(userId: string, proof: Credential): Promise<void>;
  /** Adds a sign-in method. Ends all other sessions. */
  link(userId: string, proof: Credential, addedCredential: Credential): Promise<void>;
  /** Removes a sign-in method; `proof` must use another one. Ends all other sessions. */
  unlink(userId: string, proof: Credential, provider: string): Promise<void>;
  closeDevice(userId: string, deviceId: string): Promise<void>;
  /** The address of the archive with all data. */
  getExportAddress(userId: string): string;
  /** Resolves to false if a part of the deletion is finished later. */
  deleteAccount(userId: string, proof: Credential): Promise<boolean>;
}
