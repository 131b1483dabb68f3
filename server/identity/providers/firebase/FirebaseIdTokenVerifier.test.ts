import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../application/ports/Clock.ts';
import { CredentialRefused } from '../../../application/ports/IdentityVerifier.ts';
import { ProviderClock } from '../../ProviderClock.ts';
import { FirebaseIdTokenVerifier } from './FirebaseIdTokenVerifier.ts';

const PROJECT = 'atelier-live';
const now = Math.floor(Date.now() / 1_000);
const CLAIMS: JWTPayload = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'u1',
  iat: now - 5,
  exp: now + 3_600,
  email: 'ada@example.test',
  firebase: { identities: {}, sign_in_provider: 'password' },
};

/** Tests what is specific to Firebase. `IdentityVerifier.contract.ts` tests the common rules. */
describe('FirebaseIdTokenVerifier', () => {
  let verifier: FirebaseIdTokenVerifier;
  let signToken: (claims: JWTPayload, algorithm?: string) => Promise<string>;

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const [key, secret] = [await exportJWK(publicKey), await exportJWK(privateKey)];
    const keys = createLocalJWKSet({ keys: [{ ...key, kid: 'k1', use: 'sig' }] });
    verifier = new FirebaseIdTokenVerifier(PROJECT, new ProviderClock(systemClock), keys);
    signToken = async (claims, alg = 'RS256') =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: 'k1' }).sign(await importJWK(secret, alg));
  });

  it('uses the issue time as the sign-in time if the token has none', async () => {
    const { authenticatedAt } = await verifier.verify({ token: await signToken(CLAIMS) });
    expect(authenticatedAt).toBe((now - 5) * 1_000);
  });

  it.each<[string, JWTPayload]>([
    ['a way in that is no password', { ...CLAIMS, firebase: { sign_in_provider: 'google.com' } }],
    ['a way in that nobody names', { ...CLAIMS, firebase: undefined }],
  ])('rejects a token with %s', async (_what, claims) => {
    await expect(verifier.verify({ token: await signToken(claims) })).rejects.toBeInstanceOf(CredentialRefused);
  });

  it('rejects another algorithm, even with the right key', async () => {
    await expect(verifier.verify({ token: await signToken(CLAIMS, 'PS256') })).rejects.toBeInstanceOf(
      CredentialRefused,
    );
  });
});
