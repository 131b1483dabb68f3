import * as z from 'zod/mini';
import { defineCall } from './Call.ts';

/** Environment-specific settings of the client, so that one build serves every environment. Contains no secrets. */
export const ClientConfig = z.object({
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** Origin of the Auth emulator, '' for the page's own origin; null for a real Firebase project. */
    emulatorOrigin: z.nullable(z.string()),
  }),
  /** Settings for Google's authorization code flow; null when Google sign-in is not configured. */
  google: z.nullable(
    z.object({
      clientId: z.string(),
      authorizationEndpoint: z.string(),
    }),
  ),
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
