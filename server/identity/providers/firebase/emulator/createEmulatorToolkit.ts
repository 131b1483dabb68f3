import { IdentityToolkit } from '../IdentityToolkit.ts';

/** Creates an Identity Toolkit client for the Auth emulator, which treats every client as the owner. */
export function createEmulatorToolkit(
  projectId: string,
  emulatorHost: string,
  send: typeof fetch = fetch,
): IdentityToolkit {
  return new IdentityToolkit({
    projectId,
    fetch: send,
    origin: `http://${emulatorHost}/identitytoolkit.googleapis.com`,
    getAccessToken: async () => 'owner',
  });
}
