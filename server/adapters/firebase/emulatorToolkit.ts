import { IdentityToolkit } from './IdentityToolkit.ts';

/** Identity Toolkit as the Auth emulator offers it; whoever reaches its port is its owner. */
export function emulatorToolkit(projectId: string, emulatorHost: string, send: typeof fetch = fetch): IdentityToolkit {
  return new IdentityToolkit({
    projectId, fetch: send, origin: `http://${emulatorHost}/identitytoolkit.googleapis.com`, accessToken: async () => 'owner',
  });
}
