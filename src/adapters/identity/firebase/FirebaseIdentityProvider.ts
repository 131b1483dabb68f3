import type { Auth, User } from 'firebase/auth';
import {
  IdentityError,
  type IdentityProvider,
  type IdentitySession,
} from '../../../application/ports/IdentityProvider.ts';
import type * as sdkModule from './sdk.ts';

export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** Origin of the Auth emulator, '' for the page's origin; null for the real service. */
  readonly emulatorOrigin: string | null;
}

export interface FirebaseOptions {
  /** Called on first use and after a failure. */
  readonly settings: () => Promise<FirebaseSettings>;
  /** Origin of the app, without a trailing slash. Links in mails lead to it. */
  readonly appOrigin: string;
}

/** The SDK is loaded on first use, so that other screens do not download it. */
type Sdk = typeof sdkModule;
interface LoadedSdk {
  readonly sdk: Sdk;
  readonly auth: Auth;
}

/** The path that the verification mail links to. The login screen then confirms the verification. */
const VERIFIED_PATH = '/?verified';

/** The SDK keeps state per app name, so each provider needs its own name. */
let instanceCount = 0;

/** Identity through Firebase. Keeps the signed-in state in memory and never stores a token. */
export class FirebaseIdentityProvider implements IdentityProvider {
  readonly #options: FirebaseOptions;
  #sdkPromise: Promise<LoadedSdk> | null = null;

  constructor(options: FirebaseOptions) {
    this.#options = options;
  }

  async signUp(email: string, password: string): Promise<void> {
    await this.#callSdk(async ({ sdk, auth }) => {
      const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
      try {
        await sdk.sendEmailVerification(user, { url: this.#options.appOrigin + VERIFIED_PATH });
      } finally {
        await sdk.signOut(auth);
      }
    });
  }

  signIn(email: string, password: string): Promise<IdentitySession> {
    return this.#callSdk(async ({ sdk, auth }) => {
      const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
      const token = await user.getIdToken();
      return { credential: { provider: 'firebase', proof: { token } }, emailVerified: user.emailVerified };
    });
  }

  resendVerification(email: string, password: string): Promise<void> {
    return this.#runAsUser(email, password, (sdk, user) =>
      sdk.sendEmailVerification(user, { url: this.#options.appOrigin + VERIFIED_PATH }),
    );
  }

  changePassword(email: string, password: string, newPassword: string): Promise<void> {
    return this.#runAsUser(email, password, (sdk, user) => sdk.updatePassword(user, newPassword));
  }

  sendEmailChange(email: string, password: string, newEmail: string): Promise<void> {
    return this.#runAsUser(email, password, (sdk, user) =>
      sdk.verifyBeforeUpdateEmail(user, newEmail, { url: this.#options.appOrigin + VERIFIED_PATH }),
    );
  }

  async sendPasswordReset(email: string): Promise<void> {
    await this.#callSdk(({ sdk, auth }) => sdk.sendPasswordResetEmail(auth, email));
  }

  async confirmPasswordReset(oobCode: string, newPassword: string): Promise<void> {
    await this.#callSdk(({ sdk, auth }) => sdk.confirmPasswordReset(auth, oobCode, newPassword));
  }

  async applyCode(oobCode: string): Promise<void> {
    await this.#callSdk(({ sdk, auth }) => sdk.applyActionCode(auth, oobCode));
  }

  /** Does nothing before the first use, so that it does not load the SDK. */
  async signOut(): Promise<void> {
    if (this.#sdkPromise !== null) await this.#callSdk(({ sdk, auth }) => sdk.signOut(auth));
  }

  /** Signs in, runs one action and signs out. */
  async #runAsUser(email: string, password: string, runAction: (sdk: Sdk, user: User) => Promise<void>): Promise<void> {
    await this.#callSdk(async ({ sdk, auth }) => {
      const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
      try {
        await runAction(sdk, user);
      } finally {
        await sdk.signOut(auth);
      }
    });
  }

  async #callSdk<Answer>(callSdkMethod: (loadedSdk: LoadedSdk) => Promise<Answer>): Promise<Answer> {
    try {
      return await callSdkMethod(await this.#loadSdk());
    } catch (error) {
      throw new IdentityError(readErrorCode(error), { cause: error });
    }
  }

  #loadSdk(): Promise<LoadedSdk> {
    this.#sdkPromise ??= this.#startSdk().catch((error: unknown) => {
      this.#sdkPromise = null;
      throw error;
    });
    return this.#sdkPromise;
  }

  async #startSdk(): Promise<LoadedSdk> {
    const [sdk, { emulatorOrigin, ...config }] = await Promise.all([import('./sdk.ts'), this.#options.settings()]);
    const auth = sdk.initializeAuth(sdk.initializeApp(config, `identity-${(instanceCount += 1)}`), {
      persistence: sdk.inMemoryPersistence,
    });
    if (emulatorOrigin !== null) {
      sdk.connectAuthEmulator(auth, emulatorOrigin || this.#options.appOrigin, { disableWarnings: true });
    }
    return { sdk, auth };
  }
}

/** 'auth/wrong-password' becomes 'wrong-password'; errors without an SDK code become 'unknown'. */
function readErrorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return code.startsWith('auth/') ? code.slice('auth/'.length) : 'unknown';
}
