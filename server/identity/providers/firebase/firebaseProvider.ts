import type { ProviderSettings } from '../../../../contract/identityProviders.ts';
import { DEMO_ACCOUNT } from '../../demoAccount.ts';
import { ProviderClock } from '../../ProviderClock.ts';
import type { ConfiguredProvider, ProviderDefinition, RunningProvider } from '../../ProviderDefinition.ts';
import { EmulatorIdTokenVerifier } from './emulator/EmulatorIdTokenVerifier.ts';
import { EmulatorMailbox } from './emulator/EmulatorMailbox.ts';
import { serveEmulatorRelay } from './emulator/emulatorRelay.ts';
import { createEmulatorToolkit } from './emulator/createEmulatorToolkit.ts';
import { serveMailbox } from './emulator/mailboxRoutes.ts';
import { FirebaseAccountStatus } from './FirebaseAccountStatus.ts';
import { FirebaseIdTokenVerifier } from './FirebaseIdTokenVerifier.ts';
import { findFirebaseMistakes, readFirebaseSettings, isEmulated, type FirebaseSettings } from './firebaseSettings.ts';
import { IdentityToolkit } from './IdentityToolkit.ts';
import { ServiceAccount } from './ServiceAccount.ts';

type ClientSettings = ProviderSettings['firebase'];

/** The origin that the browser's SDK calls without an emulator. */
const IDENTITY_TOOLKIT_ORIGIN = 'https://identitytoolkit.googleapis.com';
const CONNECT_SOURCES = [IDENTITY_TOOLKIT_ORIGIN, 'https://securetoken.googleapis.com'];

const NO_STATUS_WARNING =
  'FIREBASE_SERVICE_ACCOUNT is not set: sessions of an account that is disabled or deleted, or whose password is changed, go on until they end by themselves (SESSION_DAYS, SESSION_MAX_DAYS), shoppers cannot change their email address, and an account that a shopper deletes here stays in the Firebase project, where somebody has to delete it by hand.';

/** Password accounts in a Firebase project or, in development, in its emulator. */
export const firebaseProvider: ProviderDefinition<ClientSettings> = {
  isByPassword: true,
  findMistakes: findFirebaseMistakes,
  isEmulated,
  configure: (environment) => {
    const settings = readFirebaseSettings(environment);
    return settings.emulatorHost === null
      ? configureProject(settings)
      : connectToEmulator(settings, settings.emulatorHost);
  },
};

const configureProject =
  (settings: FirebaseSettings): ConfiguredProvider<ClientSettings> =>
  (serverClock) => {
    const clock = new ProviderClock(serverClock);
    return {
      verifier: new FirebaseIdTokenVerifier(settings.projectId, clock),
      clientSettings: toClientSettings(settings, null),
      connectSources: CONNECT_SOURCES,
      ...createAccountStatus(settings, clock),
    };
  };

/** Creates the account status. Only the project's owner may read it. */
function createAccountStatus(
  { projectId, serviceAccount }: FirebaseSettings,
  clock: ProviderClock,
): Pick<RunningProvider<ClientSettings>, 'accountStatus' | 'removeAccount' | 'warnings'> {
  if (serviceAccount === null) return { warnings: [NO_STATUS_WARNING] };
  const account = new ServiceAccount(serviceAccount, clock);
  const getAccessToken = (signal?: AbortSignal, refusedToken?: string) => account.getAccessToken(signal, refusedToken);
  const toolkit = new IdentityToolkit({
    projectId,
    origin: IDENTITY_TOOLKIT_ORIGIN,
    getAccessToken,
    fetch: clock.fetch,
  });
  return describeToolkit(toolkit);
}

/** The functions of a server with the permissions of the project's owner. */
const describeToolkit = (
  toolkit: IdentityToolkit,
): Pick<RunningProvider<ClientSettings>, 'accountStatus' | 'removeAccount'> => ({
  accountStatus: new FirebaseAccountStatus(toolkit),
  removeAccount: (subject, signal) => toolkit.remove(subject, signal),
});

/** Connects to an emulator. Throws if none is allowed here. */
const connectToEmulator =
  (settings: FirebaseSettings, emulatorHost: string): ConfiguredProvider<ClientSettings> =>
  (serverClock) => {
    const { projectId, mode } = settings;
    const clock = new ProviderClock(serverClock);
    return {
      verifier: new EmulatorIdTokenVerifier({ projectId, emulatorHost, mode }, clock),
      clientSettings: toClientSettings(settings, ''),
      ...describeToolkit(createEmulatorToolkit(projectId, emulatorHost)),
      demoAccount: DEMO_ACCOUNT,
      routes: async (app, limits, inbox) => {
        await serveEmulatorRelay(app, emulatorHost, limits);
        serveMailbox(app, new EmulatorMailbox(emulatorHost, projectId), inbox);
      },
    };
  };

const toClientSettings = (
  { apiKey, authDomain, projectId }: FirebaseSettings,
  emulatorOrigin: string | null,
): ClientSettings => ({ apiKey, authDomain, projectId, emulatorOrigin });
