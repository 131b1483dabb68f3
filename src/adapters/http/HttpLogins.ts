import { IDENTITY_PROVIDERS, type ProviderName } from '../../../contract/identityProviders.ts';
import type { LoginBody } from '../../../contract/login.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { Credential } from '../../application/ports/Credential.ts';
import { AccountExistsError, type Logins } from '../../application/ports/Logins.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { HttpClient } from './HttpClient.ts';
import { HttpFailure } from './HttpFailure.ts';
import { toProfile } from './wireProfile.ts';

export class HttpLogins implements Logins {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async openSession({ provider, proof }: Credential, signal?: AbortSignal, link = false): Promise<Profile> {
    const { login, title } = IDENTITY_PROVIDERS[provider as ProviderName];
    const body = { ...createLoginBody(proof), ...(link && { link }) };
    return toProfile(
      await this.#client.send(login, { body, signal }, `${title} Login Error`).catch(throwIfAccountExists),
    );
  }
}

export function createLoginBody(proof: Credential['proof']): LoginBody {
  if ('token' in proof) return { token: proof.token };
  const { code, redirectUri, codeVerifier, nonce } = proof;
  return { code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce };
}

/** Throws `AccountExistsError` if the server refused the login and listed sign-in methods; rethrows other errors. */
function throwIfAccountExists(error: unknown): never {
  const failure = error instanceof CallError ? error.cause : null;
  const providers = failure instanceof HttpFailure ? failure.problem?.ways : undefined;
  throw providers === undefined ? error : new AccountExistsError(providers, { cause: error });
}
