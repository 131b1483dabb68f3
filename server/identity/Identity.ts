import type { ClientConfig } from '../../contract/config.ts';
import { EmulatorIdTokenVerifier } from '../adapters/firebase/EmulatorIdTokenVerifier.ts';
import { FirebaseIdTokenVerifier } from '../adapters/firebase/FirebaseIdTokenVerifier.ts';
import type { IdTokenVerifier } from '../application/ports/IdTokenVerifier.ts';
import type { RouteModule } from '../http/createApp.ts';
import { serveAuth } from '../http/routes/auth.ts';
import { serveEmulatorRelay } from '../http/routes/emulatorRelay.ts';
import { serveMailbox } from '../http/routes/mailbox.ts';
import { EmulatorMailbox } from './mailbox.ts';
import type { IdentitySettings } from './settings.ts';
import { SignInService, type SignInParts } from './SignInService.ts';

/** Where the browser's SDK talks to when no emulator stands in. */
const FIREBASE_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

export interface Identity {
  /** The part of the client's configuration that is about signing in. */
  readonly clientConfig: ClientConfig;
  /** Origins that the page may connect to, for the Content-Security-Policy. */
  readonly connectSources: readonly string[];
  readonly routes: RouteModule;
}

/** Puts the parts of signing in together as the settings say. */
export function createIdentity(
  settings: IdentitySettings, parts: Pick<SignInParts, 'users' | 'clock' | 'secrets'>,
): Identity {
  const signIn = new SignInService({ ...parts, idTokens: idTokenVerifier(settings), google: null });
  const { apiKey, authDomain, projectId, emulatorHost } = settings;
  return {
    clientConfig: { firebase: { apiKey, authDomain, projectId, emulatorOrigin: emulatorHost === null ? null : '' }, google: null },
    connectSources: emulatorHost === null ? FIREBASE_ORIGINS : [],
    routes: async (calls, cookie, app) => {
      serveAuth(calls, signIn, cookie);
      if (emulatorHost === null) return;
      await serveEmulatorRelay(app, emulatorHost);
      serveMailbox(app, new EmulatorMailbox(emulatorHost, projectId));
    },
  };
}

/** An emulator that is named but not allowed here is a reason not to start, rather than one to trust less. */
function idTokenVerifier({ projectId, emulatorHost, mode }: IdentitySettings): IdTokenVerifier {
  if (emulatorHost === null) return new FirebaseIdTokenVerifier(projectId);
  return new EmulatorIdTokenVerifier({ projectId, emulatorHost, mode });
}
