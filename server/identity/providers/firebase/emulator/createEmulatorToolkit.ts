import { IdentityToolkit } from '../IdentityToolkit.ts';

/** Identity Toolkit as offered by the Auth emulator, which treats every caller that reaches its port as the owner. */
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
