import { ServiceAccountKey } from '../adapters/firebase/ServiceAccount.ts';
import { ConfigError } from '../ConfigError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Identity providers: a Firebase project or its emulator, and optionally Google. */
export interface IdentitySettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Host and port of the Auth emulator; null for the real service. */
  readonly emulatorHost: string | null;
  /** `NODE_ENV`. */
  readonly mode: string | undefined;
  readonly google: GoogleSettings | null;
  /** Lets the server read account status; null if it cannot. */
  readonly serviceAccount: ServiceAccountKey | null;
}

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Reads `FIREBASE_PROJECT_ID`, `FIREBASE_API_KEY`, `FIREBASE_AUTH_DOMAIN`, `FIREBASE_AUTH_EMULATOR_HOST`,
 * `FIREBASE_SERVICE_ACCOUNT`, `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`. Throws a `ConfigError` that names every
 * required variable that is missing.
 */
export function readIdentitySettings(environment: Environment): IdentitySettings {
  const mistakes = identityMistakes(environment);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  const read = reader(environment);
  const projectId = read('FIREBASE_PROJECT_ID');
  const emulatorHost = read('FIREBASE_AUTH_EMULATOR_HOST') || null;
  const [clientId, clientSecret] = [read('GOOGLE_CLIENT_ID'), read('GOOGLE_CLIENT_SECRET')];
  return {
    projectId,
    apiKey: read('FIREBASE_API_KEY') || 'emulator',
    authDomain: read('FIREBASE_AUTH_DOMAIN') || `${projectId}.firebaseapp.com`,
    emulatorHost,
    mode: environment['NODE_ENV'],
    google: clientId === '' ? null : { clientId, clientSecret },
    serviceAccount: serviceAccountOf(read('FIREBASE_SERVICE_ACCOUNT')),
  };
}

const NEEDED = 'is needed without the Auth emulator beside the backend: ';

/** The mistakes in these variables, one line each. */
export function identityMistakes(environment: Environment): readonly string[] {
  const read = reader(environment);
  const emulated = read('FIREBASE_AUTH_EMULATOR_HOST') !== '';
  const [clientId, clientSecret] = [read('GOOGLE_CLIENT_ID'), read('GOOGLE_CLIENT_SECRET')];
  const mistakes: readonly (readonly [boolean, string])[] = [
    [read('FIREBASE_PROJECT_ID') === '', `FIREBASE_PROJECT_ID ${NEEDED}the id of the Firebase project.`],
    [read('FIREBASE_API_KEY') === '' && !emulated, `FIREBASE_API_KEY ${NEEDED}the project's key for web apps.`],
    [
      clientId === '' && clientSecret !== '',
      'GOOGLE_CLIENT_ID is needed beside GOOGLE_CLIENT_SECRET: set both or neither.',
    ],
    [
      clientId !== '' && clientSecret === '',
      'GOOGLE_CLIENT_SECRET is needed beside GOOGLE_CLIENT_ID: set both or neither.',
    ],
    [
      !isServiceAccount(read('FIREBASE_SERVICE_ACCOUNT')),
      "FIREBASE_SERVICE_ACCOUNT must be the content of a service account's key file (JSON).",
    ],
    [
      emulated && environment['NODE_ENV'] === 'production',
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: anybody may sign in there as anybody.',
    ],
  ];
  return mistakes.filter(([wrong]) => wrong).map(([, line]) => line);
}

const reader =
  (environment: Environment) =>
  (name: string): string =>
    environment[name]?.trim() ?? '';

const isServiceAccount = (text: string): boolean => text === '' || serviceAccountOf(text) !== null;

function serviceAccountOf(text: string): ServiceAccountKey | null {
  try {
    return ServiceAccountKey.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
