import { loginWithFacebook } from '../../../contract/auth.ts';
import { IDENTITY_PROVIDERS, type ProviderName } from '../../../contract/identityProviders.ts';
import type { LoginBody } from '../../../contract/login.ts';
import { CallError, type CallFailure } from '../../application/ports/CallError.ts';
import type { Credential } from '../../application/ports/Credential.ts';
import { AccountExistsError, type Logins } from '../../application/ports/Logins.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { HttpClient } from './HttpClient.ts';
import { HttpFailure } from './HttpFailure.ts';
import { toProfile } from './wireProfile.ts';

/** The failures for which the server sends an explanation to the shopper. */
const REFUSALS: ReadonlySet<CallFailure> = new Set(['unauthorized', 'forbidden', 'rate-limited']);

export class HttpLogins implements Logins {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async openSession({ provider, proof }: Credential, signal?: AbortSignal, link = false): Promise<Profile> {
    const { login, title } = IDENTITY_PROVIDERS[provider as ProviderName];
    const body = { ...createLoginBody(proof), ...(link && { link }) };
    return toProfile(await this.#client.send(login, { body, signal }, `${title} Login Error`).catch(throwLoginFailure));
  }

  /** Not supported by the backend yet: rejects with a `CallError`, 'Facebook Login Error' (docs/adr/0180). */
  async loginWithFacebook(token: string, signal?: AbortSignal): Promise<void> {
    await this.#client.send(loginWithFacebook, { body: { token }, signal }, 'Facebook Login Error');
  }
}

export function createLoginBody(proof: Credential['proof']): LoginBody {
  if ('token' in proof) return { token: proof.token };
  const { code, redirectUri, codeVerifier, nonce } = proof;
  return { code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce };
}

/**
 * Rethrows a failed login. Throws `AccountExistsError` if the server listed sign-in methods to link, and adds the
 * server's explanation if it refused the login.
 */
function throwLoginFailure(error: unknown): never {
  const failure = error instanceof CallError ? error.cause : null;
  if (!(error instanceof CallError) || !(failure instanceof HttpFailure)) throw error;
  const providers = failure.problem?.ways;
  if (providers !== undefined) throw new AccountExistsError(providers, { cause: error });
  if (!REFUSALS.has(error.failure)) throw error;
  throw new CallError(error.message, error.failure, { cause: failure, serverMessage: failure.problem?.detail });
}
