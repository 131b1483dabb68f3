import { errors, UnsecuredJWT } from 'jose';
import { IdTokenRefused, type IdTokenClaims, type IdTokenVerifier } from '../../application/ports/IdTokenVerifier.ts';

export interface EmulatorSettings {
  readonly projectId: string;
  /** Host and port of the Auth emulator, as in `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly emulatorHost: string;
  /** `NODE_ENV`. */
  readonly mode: string | undefined;
}

/**
 * Accepts the unsigned tokens of the Auth emulator, for development only: it refuses to exist in
 * production or for a project whose name does not begin with `demo-`. Since anybody can write such a
 * token, the emulator is asked who it belongs to, and its answer is what counts.
 */
export class EmulatorIdTokenVerifier implements IdTokenVerifier {
  readonly #settings: EmulatorSettings;

  constructor(settings: EmulatorSettings) {
    if (settings.mode === 'production') throw new Error('The Auth emulator must not be used in production.');
    if (settings.emulatorHost === '') throw new Error('The Auth emulator needs a host.');
    if (!settings.projectId.startsWith('demo-')) {
      throw new Error(`The Auth emulator is for projects whose id begins with "demo-", not for "${settings.projectId}".`);
    }
    this.#settings = settings;
  }

  async verify(idToken: string, signal?: AbortSignal): Promise<IdTokenClaims> {
    signal?.throwIfAborted();
    const { subject, issuedAt } = this.#decode(idToken);
    const account = await this.#lookUp(idToken, signal);
    if (account.localId !== subject || account.email === undefined) throw new IdTokenRefused('The token names nobody.');
    return {
      subject, issuedAt, email: account.email, emailVerified: account.emailVerified === true, name: account.displayName ?? '',
    };
  }

  #decode(idToken: string): { subject: string; issuedAt: number } {
    const { projectId } = this.#settings;
    try {
      const { payload } = UnsecuredJWT.decode(idToken, {
        issuer: `https://securetoken.google.com/${projectId}`, audience: projectId,
      });
      return { subject: payload.sub ?? '', issuedAt: (payload.iat ?? 0) * 1_000 };
    } catch (error) {
      throw error instanceof errors.JOSEError ? new IdTokenRefused(error.message, { cause: error }) : error;
    }
  }

  async #lookUp(idToken: string, signal: AbortSignal | undefined): Promise<EmulatorAccount> {
    const response = await fetch(
      `http://${this.#settings.emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator`,
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ idToken }), signal: signal ?? null },
    );
    if (response.status >= 500) throw new Error(`The Auth emulator answered ${response.status}`);
    const { users = [], error } = (await response.json()) as { users?: EmulatorAccount[]; error?: { message?: string } };
    if (users[0] === undefined) throw new IdTokenRefused(error?.message ?? 'USER_NOT_FOUND');
    return users[0];
  }
}

interface EmulatorAccount {
  readonly localId?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly displayName?: string;
}
