import { IdentityToolkit } from '../IdentityToolkit.ts';

/** Identity Toolkit as the Auth emulator offers it. The emulator treats everybody who reaches its port as the owner. */
export function createEmulatorToolkit(
  projectId: string,
  emulatorHost: string,
  send: typeof fetch = fetch,
): IdentityToolkit {
  return new IdentityToolkit({
    projectId,
    fetch: send,
    origin: `http://${emulatorHost}/identitytoolkit.googleapis.com`,
    accessToken: async () => 'owner',
  });
}
