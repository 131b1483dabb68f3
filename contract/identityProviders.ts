import type * as z from 'zod/mini';
import type { LoginCall } from './login.ts';
import { firebase } from './providers/firebase.ts';
import { google } from './providers/google.ts';

interface ProviderContract {
  /** The provider's name as shown to shoppers. */
  readonly title: string;
  /** The name of this sign-in method in a 409 response. */
  readonly way: string;
  /** The schema of the provider's client settings. Contains no secrets. */
  readonly settings: z.ZodMiniType;
  readonly login: LoginCall;
}

/** The identity providers by name. `tsc` reports each registry, on client or server, that lacks one of them. */
export const IDENTITY_PROVIDERS = { firebase, google } as const satisfies Readonly<Record<string, ProviderContract>>;

export type ProviderName = keyof typeof IDENTITY_PROVIDERS;
export type ProviderSettings = {
  readonly [Name in ProviderName]: z.infer<(typeof IDENTITY_PROVIDERS)[Name]['settings']>;
};
