import { readVariable, type Environment } from '../../ProviderDefinition.ts';
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
  /** The key with which the server reads account status; null if there is none. */
  readonly serviceAccount: ServiceAccountKey | null;
}

const SETTING_NEEDED_MESSAGE = 'is needed without the Auth emulator beside the backend: ';

export const isEmulated = (environment: Environment): boolean =>
  readVariable(environment, 'FIREBASE_AUTH_EMULATOR_HOST') !== '';

/**
 * Reads `FIREBASE_PROJECT_ID`, `FIREBASE_API_KEY`, `FIREBASE_AUTH_DOMAIN`, `FIREBASE_AUTH_EMULATOR_HOST` and
 * `FIREBASE_SERVICE_ACCOUNT`.
 */
export function readFirebaseSettings(environment: Environment): FirebaseSettings {
  const readSetting = (name: string) => readVariable(environment, name);
  const projectId = readSetting('FIREBASE_PROJECT_ID');
  return {
    projectId,
    apiKey: readSetting('FIREBASE_API_KEY') || 'emulator',
    authDomain: readSetting('FIREBASE_AUTH_DOMAIN') || `${projectId}.firebaseapp.com`,
    emulatorHost: readSetting('FIREBASE_AUTH_EMULATOR_HOST') || null,
    mode: environment['NODE_ENV'],
    serviceAccount: parseServiceAccount(readSetting('FIREBASE_SERVICE_ACCOUNT')),
  };
}

export function findFirebaseMistakes(environment: Environment): readonly string[] {
  const readSetting = (name: string) => readVariable(environment, name);
  const usesEmulator = isEmulated(environment);
  const serviceAccount = readSetting('FIREBASE_SERVICE_ACCOUNT');
  const mistakes: readonly (readonly [boolean, string])[] = [
    [
      readSetting('FIREBASE_PROJECT_ID') === '',
      `FIREBASE_PROJECT_ID ${SETTING_NEEDED_MESSAGE}the id of the Firebase project.`,
    ],
    [
      readSetting('FIREBASE_API_KEY') === '' && !usesEmulator,
      `FIREBASE_API_KEY ${SETTING_NEEDED_MESSAGE}the project's key for web apps.`,
    ],
    [
      serviceAccount !== '' && parseServiceAccount(serviceAccount) === null,
      "FIREBASE_SERVICE_ACCOUNT must be the content of a service account's key file (JSON).",
    ],
    [
      usesEmulator && environment['NODE_ENV'] === 'production',
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: anybody may sign in there as anybody.',
    ],
  ];
  return mistakes.filter(([isWrong]) => isWrong).map(([, line]) => line);
}

function parseServiceAccount(text: string): ServiceAccountKey | null {
  try {
    return ServiceAccountKey.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
