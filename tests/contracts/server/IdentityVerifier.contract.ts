import { ADA, TOKEN_FAULTS, NOW_SECONDS, type TokenFault } from '../../support/TokenIssuer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CredentialRefused,
  type Credential,
  type IdentityVerifier,
} from '../../../server/application/ports/IdentityVerifier.ts';

const TIMES = { issuedAt: (NOW_SECONDS - 5) * 1_000, authenticatedAt: (NOW_SECONDS - 30) * 1_000 };

export interface IdentityVerifierUnderTest {
  readonly verifier: IdentityVerifier;
  /** A verifier that cannot reach its provider; absent if it makes no calls. */
  readonly unreachableVerifier?: IdentityVerifier;
  /** Creates a credential of Ada with `fault`; a valid credential if `fault` is null. `claims` overrides her claims. */
  createCredential(fault: TokenFault | null, claims?: Partial<Record<keyof typeof ADA, unknown>>): Promise<Credential>;
  stop?(): Promise<void>;
}

/** Contract of every `IdentityVerifier`. `impossibleFaults` are faults that its credentials cannot have. */
export function describeIdentityVerifier(
  name: string,
  impossibleFaults: readonly TokenFault[],
  makeFixture: () => Promise<IdentityVerifierUnderTest>,
): void {
  describe(`${name} as IdentityVerifier`, () => {
    let fixture: IdentityVerifierUnderTest;
    beforeAll(async () => {
      fixture = await makeFixture();
    });
    afterAll(() => fixture.stop?.());

    it('reads a genuine credential', async () => {
      expect(await fixture.verifier.verify(await fixture.createCredential(null))).toEqual({
        ...ADA,
        ...TIMES,
        clockAhead: 0,
      });
    });

    it.each([false, undefined, 'true', 1])(
      'treats an address as unverified if the provider says %j',
      async (emailVerified) => {
        const credential = await fixture.createCredential(null, { emailVerified });
        expect((await fixture.verifier.verify(credential)).emailVerified).toBe(false);
      },
    );

    it.each(TOKEN_FAULTS.filter((fault) => !impossibleFaults.includes(fault)))(
      'refuses a credential that is %s',
      async (fault) => {
        const refusal = await fixture.verifier
          .verify(await fixture.createCredential(fault))
          .catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(CredentialRefused);
      },
    );

    it('refuses the credential of another kind', async () => {
      const genuineCredential = await fixture.createCredential(null);
      const otherCredential: Credential =
        'token' in genuineCredential
          ? { code: genuineCredential.token, redirectUri: 'http://localhost/', codeVerifier: 'v', nonce: 'n' }
          : { token: genuineCredential.code };
      await expect(fixture.verifier.verify(otherCredential)).rejects.toBeInstanceOf(CredentialRefused);
    });

    it('does not refuse a credential because the provider cannot be reached', async () => {
      if (fixture.unreachableVerifier === undefined) return;
      const failure = await fixture.unreachableVerifier
        .verify(await fixture.createCredential(null))
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(CredentialRefused);
    });

    it('does nothing after an abort', async () => {
      const abortedSignal = AbortSignal.abort(new Error('left'));
      await expect(fixture.verifier.verify(await fixture.createCredential(null), abortedSignal)).rejects.toThrow(
        'left',
      );
    });
  });
}
