import {
  CredentialRefused,
  type Credential,
  type IdentityVerifier,
  type IdToken,
  type VerifiedClaims,
} from '../../application/ports/IdentityVerifier.ts';
import { toVerifiedClaims, type TokenClaims } from '../../application/sign-in/verifiedClaims.ts';
import type { Clock } from '../../application/ports/Clock.ts';

interface IssuedToken {
  readonly claims: TokenClaims;
  /** Seconds since the epoch. */
  readonly expiresAt: number;
}

/** An identity provider for tests: accepts the tokens that it issued, instead of verifying signatures. */
export class InMemoryIdentityVerifier implements IdentityVerifier {
  readonly #clock: Clock;
  readonly #issued = new Map<string, IssuedToken>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  issue(claims: TokenClaims, expiresAt: number): IdToken {
    const token = `token-${this.#issued.size + 1}`;
    this.#issued.set(token, { claims, expiresAt });
    return { token };
  }

  async verify(credential: Credential, signal?: AbortSignal): Promise<VerifiedClaims> {
    signal?.throwIfAborted();
    const issuedToken = 'token' in credential ? this.#issued.get(credential.token) : undefined;
    const now = this.#clock.now();
    if (issuedToken === undefined || issuedToken.expiresAt * 1_000 <= now)
      throw new CredentialRefused('Unknown or expired.');
    return toVerifiedClaims(issuedToken.claims, { now: () => now, aheadMs: 0 });
  }
}
