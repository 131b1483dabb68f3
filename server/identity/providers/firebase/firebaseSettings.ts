import { variable, type Environment } from '../../ProviderDefinition.ts';
import { ServiceAccountKey } from './ServiceAccount.ts';

/** A Firebase project, or the Auth emulator in its place. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Host and port of the Auth emulator; null for the real service. */
  readonly emulatorHost: string | null;
  /** The value of `NODE_ENV`. */
  readonly mode: string | undefined;
  /** Lets the server read account status; null if it cannot. */
  readonly serviceAccount: ServiceAccountKey | null;
}

const NEEDED_MESSAGE = 'is needed without the Auth emulator beside the backend: ';

export const isEmulated = (environment: Environment): boolean =>
  variable(environment, 'FIREBASE_AUTH_EMULATOR_HOST') !== '';

/**
 * Reads `FIREBASE_PROJECT_ID`, `FIREBASE_API_KEY`, `FIREBASE_AUTH_DOMAIN`, `FIREBASE_AUTH_EMULATOR_HOST` and
 * `FIREBASE_SERVICE_ACCOUNT`.
 */
export function firebaseSettings(environment: Environment): FirebaseSettings {
  const read = (name: string) => variable(environment, name);
  const projectId = read('FIREBASE_PROJECT_ID');
  return {
    projectId,
    apiKey: read('FIREBASE_API_KEY') || 'emulator',
    authDomain: read('FIREBASE_AUTH_DOMAIN') || `${projectId}.firebaseapp.com`,
    emulatorHost: read('FIREBASE_AUTH_EMULATOR_HOST') || null,
    mode: environment['NODE_ENV'],
    serviceAccount: serviceAccountOf(read('FIREBASE_SERVICE_ACCOUNT')),
  };
}

export function firebaseMistakes(environment: Environment): readonly string[] {
  const read = (name: string) => variable(environment, name);
  const emulated = isEmulated(environment);
  const serviceAccount = read('FIREBASE_SERVICE_ACCOUNT');
  const mistakes: readonly (readonly [boolean, string])[] = [
    [read('FIREBASE_PROJECT_ID') === '', `FIREBASE_PROJECT_ID ${NEEDED_MESSAGE}the id of the Firebase project.`],
    [read('FIREBASE_API_KEY') === '' && !emulated, `FIREBASE_API_KEY ${NEEDED_MESSAGE}the project's key for web apps.`],
    [
      serviceAccount !== '' && serviceAccountOf(serviceAccount) === null,
      "FIREBASE_SERVICE_ACCOUNT must be the content of a service account's key file (JSON).",
    ],
    [
      emulated && environment['NODE_ENV'] === 'production',
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: anybody may sign in there as anybody.',
    ],
  ];
  return mistakes.filter(([wrong]) => wrong).map(([, line]) => line);
}

function serviceAccountOf(text: string): ServiceAccountKey | null {
  try {
    return ServiceAccountKey.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
