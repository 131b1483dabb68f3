import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { IDENTITY_PROVIDERS, type ProviderName, type ProviderSettings } from './identityProviders.ts';

const providers = Object.fromEntries(
  Object.entries(IDENTITY_PROVIDERS).map(([name, { settings }]) => [name, settings]),
) as unknown as { [Name in ProviderName]: z.ZodMiniType<ProviderSettings[Name]> };

/**
 * Settings of the client that depend on the environment. Sent at run time, so that one build serves every
 * environment. Contains no secrets.
 */
export const ClientConfig = z.object({
  ...providers,
  /** The host of the service that dresses photos; null if photos stay on the server. */
  tryOnService: z._default(z.nullable(z.string()), null),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

export const getConfig = defineCall({
  name: 'getConfig',
  summary: 'The settings of the client for this environment',
  method: 'GET',
  path: '/api/config',
  access: 'anyone',
  response: ClientConfig,
});
