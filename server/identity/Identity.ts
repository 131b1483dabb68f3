import type { ClientConfig } from '../../contract/config.ts';
import { EmulatorIdTokenVerifier } from '../adapters/firebase/EmulatorIdTokenVerifier.ts';
import { emulatorToolkit } from '../adapters/firebase/emulatorToolkit.ts';
import { FirebaseAccountStatus } from '../adapters/firebase/FirebaseAccountStatus.ts';
import { FirebaseIdTokenVerifier } from '../adapters/firebase/FirebaseIdTokenVerifier.ts';
import { IdentityToolkit } from '../adapters/firebase/IdentityToolkit.ts';
import { ProviderClock } from '../adapters/firebase/ProviderClock.ts';
import { ServiceAccount } from '../adapters/firebase/ServiceAccount.ts';
import { OpenIdAuthorisationCodes, type OpenIdSettings } from '../adapters/google/OpenIdAuthorisationCodes.ts';
import { noAccountStatus, type AccountStatus } from '../application/ports/AccountStatus.ts';
import type { Sessions } from '../application/ports/Sessions.ts';
import type { IdTokenVerifier } from '../application/ports/IdTokenVerifier.ts';
import type { RouteModule } from '../http/createApp.ts';
import { serveAuth } from '../http/routes/auth.ts';
import { serveEmulatorRelay } from '../http/routes/emulatorRelay.ts';
import { serveGoogleCallback, serveGoogleStandIn } from '../http/routes/google.ts';
import { serveMailbox } from '../http/routes/mailbox.ts';
import { SignInLimits } from '../http/SignInLimits.ts';
import { GoogleStandIn, STAND_IN_CLIENT, STAND_IN_PATH } from './google/GoogleStandIn.ts';
import { Handover } from './Handover.ts';
import { EmulatorMailbox } from './mailbox.ts';
import type { IdentitySettings } from './settings.ts';
import { SignInService, type SignInParts } from './SignInService.ts';

const GOOGLE_ISSUER = 'https://accounts.google.com';
const GOOGLE_AUTHORIZATION = 'https://accounts.google.com/o/oauth2/v2/auth';

/** The endpoint of the browser's SDK without an emulator. */
const IDENTITY_TOOLKIT = 'https://identitytoolkit.googleapis.com';
const FIREBASE_ORIGINS = [IDENTITY_TOOLKIT, 'https://securetoken.googleapis.com'];

export interface Identity {
  /** The client's configuration of sign-in. */
  readonly clientConfig: ClientConfig;
  /** Origins that the page may connect to, for the Content-Security-Policy. */
  readonly connectSources: readonly string[];
  readonly routes: RouteModule;
  /** Account status at the provider. */
  readonly accountStatus: AccountStatus;
  /** Warnings for the operator, one sentence each. */
  readonly warnings: readonly string[];
}

/** Assembles the sign-in components according to the settings. */
export function createIdentity(
  settings: IdentitySettings,
  parts: Pick<SignInParts, 'users' | 'pendingLinks' | 'clock' | 'secrets' | 'log'> & { readonly sessions: Sessions },
): Identity {
  const google = googleOf(settings);
  const codes = google && new OpenIdAuthorisationCodes(google.settings);
  const providerClock = new ProviderClock(parts.clock);
  const accountStatus = accountStatusOf(settings, providerClock);
  const handover = new Handover({ ...parts, status: accountStatus });
  const signIn = new SignInService({
    ...parts,
    handover,
    idTokens: idTokenVerifier(settings, providerClock),
    google: codes,
  });
  const { apiKey, authDomain, projectId, emulatorHost } = settings;
  return {
    clientConfig: {
      firebase: { apiKey, authDomain, projectId, emulatorOrigin: emulatorHost === null ? null : '' },
      google: google && { clientId: google.clientId, authorizationEndpoint: google.authorizationEndpoint },
    },
    connectSources: emulatorHost === null ? FIREBASE_ORIGINS : [],
    accountStatus,
    warnings: warningsOf(settings),
    routes: async (calls, cookie, app) => {
      const limits = new SignInLimits(app);
      serveAuth(calls, signIn, cookie, limits);
      serveGoogleCallback(app);
      if (google?.standIn) await serveGoogleStandIn(app, google.standIn);
      if (emulatorHost === null) return;
      await serveEmulatorRelay(app, emulatorHost, limits);
      serveMailbox(app, new EmulatorMailbox(emulatorHost, projectId));
    },
  };
}

interface Google {
  readonly clientId: string;
  readonly authorizationEndpoint: string;
  readonly settings: () => Promise<OpenIdSettings>;
  readonly standIn: GoogleStandIn | null;
}

/** Google if configured; with the emulator, its stand-in; otherwise null. */
function googleOf({ google, emulatorHost }: IdentitySettings): Google | null {
  if (google !== null) {
    return {
      clientId: google.clientId,
      authorizationEndpoint: GOOGLE_AUTHORIZATION,
      settings: async () => ({ ...google, issuer: GOOGLE_ISSUER }),
      standIn: null,
    };
  }
  if (emulatorHost === null) return null;
  const standIn = new GoogleStandIn();
  return {
    clientId: STAND_IN_CLIENT,
    authorizationEndpoint: `${STAND_IN_PATH}/auth`,
    settings: () => standIn.settings(),
    standIn,
  };
}

/** A configured emulator that is not allowed here is a fatal error. */
function idTokenVerifier({ projectId, emulatorHost, mode }: IdentitySettings, clock: ProviderClock): IdTokenVerifier {
  if (emulatorHost === null) return new FirebaseIdTokenVerifier(projectId, clock);
  return new EmulatorIdTokenVerifier({ projectId, emulatorHost, mode }, clock);
}

/** Only the project's owner may ask how an account stands; the public keys do not say it. */
function accountStatusOf(
  { projectId, emulatorHost, serviceAccount }: IdentitySettings,
  clock: ProviderClock,
): AccountStatus {
  if (emulatorHost !== null) return new FirebaseAccountStatus(emulatorToolkit(projectId, emulatorHost));
  if (serviceAccount === null) return noAccountStatus;
  const owner = new ServiceAccount(serviceAccount, clock);
  const accessToken = (signal?: AbortSignal, refused?: string) => owner.accessToken(signal, refused);
  return new FirebaseAccountStatus(
    new IdentityToolkit({ projectId, origin: IDENTITY_TOOLKIT, accessToken, fetch: clock.fetch }),
  );
}

function warningsOf({ emulatorHost, serviceAccount }: IdentitySettings): readonly string[] {
  if (emulatorHost !== null || serviceAccount !== null) return [];
  return [
    'FIREBASE_SERVICE_ACCOUNT is not set: sessions of an account that is disabled or deleted, or whose password is changed, go on until they end by themselves (SESSION_DAYS, SESSION_MAX_DAYS).',
  ];
}
