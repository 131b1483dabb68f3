import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import { fetchUntilAborted } from '../../../adapters/fetchUntilAborted.ts';
import type { Clock } from '../../../application/ports/Clock.ts';

/** The needed fields of a Google service account's key file. */
export const ServiceAccountKey = z.object({
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/u }).default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccountKey = z.infer<typeof ServiceAccountKey>;

const GrantedToken = z.object({ access_token: z.string(), expires_in: z.number() });
const TOKEN_SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const STATEMENT_LIFETIME_S = 3_600;
/** A token is renewed when its remaining lifetime in milliseconds is below this. */
const RENEWAL_MARGIN_MS = 300_000;

interface CachedToken {
  readonly token: string;
  readonly renewAt: number;
}

/** Gets access tokens for a service account, in exchange for a signed JWT assertion (RFC 7523). */
export class ServiceAccount {
  readonly #key: ServiceAccountKey;
  readonly #clock: Clock;
  #cachedToken: CachedToken | null = null;

  /** `clock` has the provider's time, if known. */
  constructor(key: ServiceAccountKey, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** `refusedToken` was rejected and must be replaced. */
  async getAccessToken(signal?: AbortSignal, refusedToken?: string): Promise<string> {
    const cachedToken = this.#cachedToken;
    if (
      cachedToken !== null &&
      cachedToken.token !== refusedToken &&
      cachedToken.renewAt - this.#clock.now() > RENEWAL_MARGIN_MS
    )
      return cachedToken.token;
    this.#cachedToken = await this.#requestToken(signal);
    return this.#cachedToken.token;
  }

  async #requestToken(signal: AbortSignal | undefined): Promise<CachedToken> {
    const now = this.#clock.now();
    const answer = await fetchUntilAborted(this.#key.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT_TYPE, assertion: await this.#signStatement(now) }),
      signal: signal ?? null,
    });
    if (!answer.ok) throw new Error(`The service account was refused with ${answer.status}`);
    const { access_token: token, expires_in: seconds } = GrantedToken.parse(await answer.json());
    return { token, renewAt: now + seconds * 1_000 };
  }

  async #signStatement(now: number): Promise<string> {
    const { client_email: issuer, token_uri: audience, private_key: pem } = this.#key;
    const issuedAtSeconds = Math.floor(now / 1_000);
    return new SignJWT({ scope: TOKEN_SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAtSeconds)
      .setExpirationTime(issuedAtSeconds + STATEMENT_LIFETIME_S)
      .sign(await importPKCS8(pem, 'RS256'));
  }
}
