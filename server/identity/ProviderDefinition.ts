import type { FastifyInstance } from 'fastify';
import type { AccountStatus } from '../application/ports/AccountStatus.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { IdentityVerifier } from '../application/ports/IdentityVerifier.ts';
import type { Inbox } from '../application/ports/Inbox.ts';
import type { SignInLimits } from '../http/SignInLimits.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An identity provider's configuration and features. `providers.ts` lists all providers. */
export interface ProviderDefinition<ClientSettings> {
  /**
   * Whether shoppers sign in with a password. The account then belongs to the person with its password and address,
   * so its owner may change (docs/adr/0067).
   */
  readonly isByPassword: boolean;
  /** The mistakes in the provider's environment variables, one line each. */
  readonly findMistakes: (environment: Environment) => readonly string[];
  /** Whether the environment variables select an emulator. Other providers are then emulated, too. */
  readonly isEmulated?: (environment: Environment) => boolean;
  /** Reads valid environment variables. `isEmulated` tells whether any provider is emulated. */
  readonly configure: (environment: Environment, isEmulated: boolean) => ConfiguredProvider<ClientSettings>;
}

/** `clock` is the server's clock. */
export type ConfiguredProvider<ClientSettings> = (clock: Clock) => RunningProvider<ClientSettings>;

export interface RunningProvider<ClientSettings> {
  /** Verifies credentials; null if this provider is not configured. */
  readonly verifier: IdentityVerifier | null;
  /** The provider's part of the client configuration. */
  readonly clientSettings: ClientSettings;
  /** Reports disabled accounts, deleted accounts and changed passwords; absent if the provider has no such call. */
  readonly accountStatus?: AccountStatus;
  /**
   * Deletes a shopper's account at the provider. Succeeds for a missing account. Absent if the account exists for
   * other products too, as with Google, or if the server may not delete it.
   */
  readonly removeAccount?: (subject: string, signal?: AbortSignal) => Promise<void>;
  /** Origins that the page may connect to, for the Content-Security-Policy. */
  readonly connectSources?: readonly string[];
  /** Warnings for the operator, one sentence each. */
  readonly warnings?: readonly string[];
  /** Adds the provider's pages and calls. `inbox` has the messages to the operator. */
  readonly routes?: (
    app: FastifyInstance,
    limits: SignInLimits,
    inbox: Pick<Inbox, 'list' | 'byId'>,
  ) => void | Promise<void>;
  /** The account of a new development setup. */
  readonly demoAccount?: { readonly subject: string; readonly email: string; readonly name: string };
}

/** Reads an environment variable, trimmed; '' if it is missing. */
export const readVariable = (environment: Environment, name: string): string => environment[name]?.trim() ?? '';
