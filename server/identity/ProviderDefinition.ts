import type { FastifyInstance } from 'fastify';
import type { AccountStatus } from '../application/ports/AccountStatus.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { IdentityVerifier } from '../application/ports/IdentityVerifier.ts';
import type { SignInLimits } from '../http/SignInLimits.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Describes an identity provider: how it is configured, and what it then offers. `providers.ts` lists them all. */
export interface ProviderDefinition<ClientSettings> {
  /** Whoever has the password and the address has the account, so that it may become somebody else's (ADR 67). */
  readonly byPassword: boolean;
  /** The mistakes in its variables, one line each. */
  readonly mistakes: (environment: Environment) => readonly string[];
  /** Whether its variables ask for an emulator instead of the real service: the others then offer theirs, too. */
  readonly isEmulated?: (environment: Environment) => boolean;
  /** Reads variables without mistakes. `emulated`: somebody `isEmulated`. */
  readonly configure: (environment: Environment, emulated: boolean) => ConfiguredProvider<ClientSettings>;
}

/** `clock` is the server's. */
export type ConfiguredProvider<ClientSettings> = (clock: Clock) => RunningProvider<ClientSettings>;

export interface RunningProvider<ClientSettings> {
  /** Null if signing in with this provider is not set up. */
  readonly verifier: IdentityVerifier | null;
  /** Its part of the client's configuration. */
  readonly clientSettings: ClientSettings;
  /** Tells of disabled and deleted accounts and of changed passwords; absent if nobody can be asked. */
  readonly accountStatus?: AccountStatus;
  /** Origins that the page may connect to, for the Content-Security-Policy. */
  readonly connectSources?: readonly string[];
  /** Warnings for the operator, one sentence each. */
  readonly warnings?: readonly string[];
  /** Pages and calls of its own. */
  readonly routes?: (app: FastifyInstance, limits: SignInLimits) => void | Promise<void>;
  /** An account that a fresh machine has, for development. */
  readonly demoAccount?: { readonly subject: string; readonly email: string; readonly name: string };
}

/** Reads a variable without the white space around it; '' if it is missing. */
export const variable = (environment: Environment, name: string): string => environment[name]?.trim() ?? '';
