import * as z from 'zod/mini';
import { defineLogin, IdTokenLogin } from '../login.ts';

export const firebase = {
  title: 'Firebase',
  way: 'password',
  settings: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    /** Origin of the Auth emulator, '' for the page's origin; null for a real Firebase project. */
    emulatorOrigin: z.nullable(z.string()),
  }),
  login: defineLogin('firebase', 'Firebase', 'Exchanges an ID token for a session', IdTokenLogin),
} as const;
