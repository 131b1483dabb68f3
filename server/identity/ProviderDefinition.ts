import type { FastifyInstance } from 'fastify';
import type { AccountStatus } from '../application/ports/AccountStatus.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { IdentityVerifier } from '../application/ports/IdentityVerifier.ts';
import type { Inbox } from '../application/ports/Inbox.ts';
import type { SignInLimits } from '../http/SignInLimits.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Describes an identity provider: how it is configured, and what it offers. `providers.ts` lists all of them. */
export interface ProviderDefinition<ClientSettings> {
  /**
   * Whether shoppers sign in by password. The account then belongs to whoever has its password and address, so its
   * owner may change (ADR 67).
   */
  readonly isByPassword: boolean;
  /** The mistakes in its environment variables, one line each. */
  readonly findMistakes: (environment: Environment) => readonly string[];
  /** Whether its environment variables select an emulator. The other providers are then emulated too. */
  readonly isEmulated?: (environment: Environment) => boolean;
  /** Reads valid environment variables. `emulated`: whether any provider `isEmulated`. */
  readonly configure: (environment: Environment, emulated: boolean) => ConfiguredProvider<ClientSettings>;
}

/** `clock` is the server's clock. */
export type ConfiguredProvider<ClientSettings> = (clock: Clock) => RunningProvider<ClientSettings>;

export interface RunningProvider<ClientSettings> {
  /** Null if sign-in with this provider is not configured. */
  readonly verifier: IdentityVerifier | null;
  /** Its part of the client's configuration. */
  readonly clientSettings: ClientSettings;
  /** Reports disabled and deleted accounts and changed passwords. Absent if the provider has no such call. */
  readonly accountStatus?: AccountStatus;
  /**
   * Deletes a shopper's account at the provider; succeeds for a missing one. Absent if the account was not made for
   * this product, as with Google, or if the server may not delete it.
   */
  readonly removeAccount?: (subject: string, signal?: AbortSignal) => Promise<void>;
  /** Origins that the page may connect to, for the Content-Security-Policy. */
  readonly connectSources?: readonly string[];
  /** Warnings for the operator, one sentence each. */
  readonly warnings?: readonly string[];
  /** Serves its own pages and calls. `inbox` has the messages to the operator. */
  readonly routes?: (
    app: FastifyInstance,
    limits: SignInLimits,
    inbox: Pick<Inbox, 'list' | 'byId'>,
  ) => void | Promise<void>;
  /** The account that a new development setup has. */
  readonly demoAccount?: { readonly subject: string; readonly email: string; readonly name: string };
}

/** Reads an environment variable, trimmed; '' if it is missing. */
export const readVariable = (environment: Environment, name: string): string => environment[name]?.trim() ?? '';
