import { errors, UnsecuredJWT, type JWTPayload } from 'jose';
import { systemClock } from '../../../../application/ports/Clock.ts';
import {
  CredentialRefused,
  type Credential,
  type IdentityVerifier,
  type VerifiedClaims,
} from '../../../../application/ports/IdentityVerifier.ts';
import { isSubject } from '../../../../domain/accounts/readPerson.ts';
import { toTokenClaims } from '../toTokenClaims.ts';
import { createEmulatorToolkit } from './createEmulatorToolkit.ts';
import { ProviderClock } from '../../../ProviderClock.ts';

export interface EmulatorSettings {
  readonly projectId: string;
  /** Host and port of the Auth emulator, as in `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly emulatorHost: string;
  /** The value of `NODE_ENV`. */
  readonly mode: string | undefined;
}

/**
 * Accepts the unsigned tokens of the Auth emulator, for development. The constructor throws in production, and unless
 * the project's name begins with `demo-`. Anyone can forge such a token, so only the emulator's data about the
 * account is trusted.
 */
export class EmulatorIdTokenVerifier implements IdentityVerifier {
  readonly #settings: EmulatorSettings;
  readonly #clock: ProviderClock;

  constructor(settings: EmulatorSettings, clock = new ProviderClock(systemClock)) {
    if (settings.mode === 'production') throw new Error('The Auth emulator must not be used in production.');
    if (settings.emulatorHost === '') throw new Error('The Auth emulator needs a host.');
    if (!settings.projectId.startsWith('demo-')) {
      throw new Error(
        `The Auth emulator is for projects whose id begins with "demo-", not for "${settings.projectId}".`,
      );
    }
    this.#settings = settings;
    this.#clock = clock;
  }

  async verify(credential: Credential, signal?: AbortSignal): Promise<VerifiedClaims> {
    signal?.throwIfAborted();
    if (!('token' in credential)) throw new CredentialRefused('This is no ID token.');
    const payload = this.#decodeToken(credential.token);
    const { projectId, emulatorHost } = this.#settings;
    if (!isSubject(payload.sub)) throw new CredentialRefused('The token has no valid subject.');
    const account = await createEmulatorToolkit(projectId, emulatorHost, this.#clock.fetch).lookUp(payload.sub, signal);
    if (account === null) throw new CredentialRefused('There is no such account.');
    if (Number(payload.iat) < account.validSince) throw new CredentialRefused('The password was changed since.');
    const { localId: subject, email, emailVerified, displayName: name } = account;
    return toTokenClaims({ subject, email, emailVerified, name }, payload, this.#clock);
  }

  #decodeToken(idToken: string): JWTPayload {
    const { projectId } = this.#settings;
    try {
      return UnsecuredJWT.decode(idToken, {
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: new Date(this.#clock.now()),
      }).payload;
    } catch (error) {
      throw error instanceof errors.JOSEError ? new CredentialRefused(error.message, { cause: error }) : error;
    }
  }
}
