import { ADA, LIES, NOW_SECONDS, type Lie } from '../../support/TokenForge.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CredentialRefused,
  type Credential,
  type IdentityVerifier,
} from '../../../server/application/ports/IdentityVerifier.ts';

const TIMES = { issuedAt: (NOW_SECONDS - 5) * 1_000, authenticatedAt: (NOW_SECONDS - 30) * 1_000 };

export interface VerifierWorld {
  readonly verifier: IdentityVerifier;
  /** A verifier that cannot reach its provider; absent if the verifier makes no calls. */
  readonly unreachable?: IdentityVerifier;
  /** A credential of Ada's with one lie, or a valid one (null); `claims` overrides her claims. */
  credential(lie: Lie | null, claims?: Partial<Record<keyof typeof ADA, unknown>>): Promise<Credential>;
  stop?(): Promise<void>;
}

/** Contract of every `IdentityVerifier`. `impossible` lists the lies that its credentials cannot contain. */
export function describeIdentityVerifier(
  name: string,
  impossible: readonly Lie[],
  makeWorld: () => Promise<VerifierWorld>,
): void {
  describe(`${name} as IdentityVerifier`, () => {
    let world: VerifierWorld;
    beforeAll(async () => {
      world = await makeWorld();
    });
    afterAll(() => world.stop?.());

    it('reads a genuine credential', async () => {
      expect(await world.verifier.verify(await world.credential(null))).toEqual({ ...ADA, ...TIMES, clockAhead: 0 });
    });

    it.each([false, undefined, 'true', 1])('treats an address as unverified if the provider says %j', async (said) => {
      const credential = await world.credential(null, { emailVerified: said });
      expect((await world.verifier.verify(credential)).emailVerified).toBe(false);
    });

    it.each(LIES.filter((lie) => !impossible.includes(lie)))('refuses a credential that is %s', async (lie) => {
      const refused = await world.verifier.verify(await world.credential(lie)).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(CredentialRefused);
    });

    it('refuses the credential of another kind', async () => {
      const genuine = await world.credential(null);
      const other: Credential =
        'token' in genuine
          ? { code: genuine.token, redirectUri: 'http://localhost/', codeVerifier: 'v', nonce: 'n' }
          : { token: genuine.code };
      await expect(world.verifier.verify(other)).rejects.toBeInstanceOf(CredentialRefused);
    });

    it('does not refuse a credential because the provider cannot be reached', async () => {
      if (world.unreachable === undefined) return;
      const failure = await world.unreachable.verify(await world.credential(null)).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(CredentialRefused);
    });

    it('does nothing after an abort', async () => {
      const left = AbortSignal.abort(new Error('left'));
      await expect(world.verifier.verify(await world.credential(null), left)).rejects.toThrow('left');
    });
  });
}
