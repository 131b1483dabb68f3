type Environment = Readonly<Record<string, string | undefined>>;

/** How shoppers are known: a Firebase project, or the emulator in its place; Google beside it. */
export interface IdentitySettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Host and port of the Auth emulator; null for the real service. */
  readonly emulatorHost: string | null;
  /** `NODE_ENV`. */
  readonly mode: string | undefined;
  readonly google: GoogleSettings | null;
}

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Reads `FIREBASE_PROJECT_ID`, `FIREBASE_API_KEY`, `FIREBASE_AUTH_DOMAIN`, `FIREBASE_AUTH_EMULATOR_HOST`,
 * `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`. Throws where something is missing that only the operator
 * can know.
 */
export function readIdentitySettings(environment: Environment): IdentitySettings {
  const read = (name: string): string => environment[name]?.trim() ?? '';
  const projectId = read('FIREBASE_PROJECT_ID');
  const emulatorHost = read('FIREBASE_AUTH_EMULATOR_HOST') || null;
  const apiKey = read('FIREBASE_API_KEY') || (emulatorHost === null ? '' : 'emulator');
  if (projectId === '' || apiKey === '') {
    throw new Error('Set FIREBASE_PROJECT_ID and FIREBASE_API_KEY, or start the Auth emulator beside the backend.');
  }
  return {
    projectId,
    apiKey,
    authDomain: read('FIREBASE_AUTH_DOMAIN') || `${projectId}.firebaseapp.com`,
    emulatorHost,
    mode: environment['NODE_ENV'],
    google: googleSettings(read),
  };
}

function googleSettings(read: (name: string) => string): GoogleSettings | null {
  const clientId = read('GOOGLE_CLIENT_ID');
  const clientSecret = read('GOOGLE_CLIENT_SECRET');
  if (clientId === '' && clientSecret === '') return null;
  if (clientId === '' || clientSecret === '') throw new Error('Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.');
  return { clientId, clientSecret };
}
