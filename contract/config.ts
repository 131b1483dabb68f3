import * as z from 'zod/mini';
import { defineCall } from './Call.ts';

/** What the client has to know of where it runs, so that one build serves every environment. No secrets. */
export const ClientConfig = z.object({
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** Origin of the Auth emulator, '' for the page's own; null where a real project answers. */
    emulatorOrigin: z.nullable(z.string()),
  }),
  /** Where the code flow's popup begins; null where Google sign-in is not set up. */
  google: z.nullable(z.object({
    clientId: z.string(),
    authorizationEndpoint: z.string(),
  })),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

export const getConfig = defineCall({
  name: 'getConfig', summary: 'What the client has to know of its environment',
  method: 'GET', path: '/api/config', access: 'anyone',
  response: ClientConfig,
});
