import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { google } from '../../../contract/providers/google.ts';
import { OpenIdVerifier } from '../../../server/identity/openid/OpenIdVerifier.ts';
import { ProviderClock } from '../../../server/identity/ProviderClock.ts';
import { GOOGLE_CALLBACK } from '../../../server/identity/providers/google/GoogleStandIn.ts';
import { CLIENT, ForgingOpenIdProvider } from '../../support/ForgingOpenIdProvider.ts';
import { createIdentityBackend } from '../../support/identityBackend.ts';
import type { TokenFault } from '../../support/TokenIssuer.ts';

const UNREACHABLE_HOST = '127.0.0.1:9';

/** The backend's sign-in, behind a provider that issues faulty tokens in Google's name. */
export class ForgedGoogle {
  readonly #provider: ForgingOpenIdProvider;
  readonly #backend: FastifyInstance;

  private constructor(provider: ForgingOpenIdProvider, backend: FastifyInstance) {
    this.#provider = provider;
    this.#backend = backend;
  }

  static async start(): Promise<ForgedGoogle> {
    const provider = await ForgingOpenIdProvider.start();
    const settings = async () => ({ issuer: provider.issuer, ...CLIENT });
    const backend = await createIdentityBackend(UNREACHABLE_HOST, { now: () => Date.now() }, undefined, {
      google: (clock) => ({
        verifier: new OpenIdVerifier({ settings, callbackPath: GOOGLE_CALLBACK, clock: new ProviderClock(clock) }),
        clientSettings: null,
      }),
    });
    return new ForgedGoogle(provider, backend);
  }

  /** The answer to a sign-in whose token has this fault; null for a valid token. */
  async signIn(fault: TokenFault | null): Promise<LightMyRequestResponse> {
    const { code, redirectUri, codeVerifier, nonce } = await this.#provider.code(fault, {}, GOOGLE_CALLBACK);
    return this.#backend.inject({
      method: 'POST',
      url: google.login.path,
      payload: { code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce },
    });
  }

  async stop(): Promise<void> {
    await this.#backend.close();
    await this.#provider.stop();
  }
}
