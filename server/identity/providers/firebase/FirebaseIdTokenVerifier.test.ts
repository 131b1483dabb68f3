import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../application/ports/Clock.ts';
import { CredentialRefused } from '../../../application/ports/IdentityVerifier.ts';
import { FirebaseIdTokenVerifier } from './FirebaseIdTokenVerifier.ts';
import { ProviderClock } from '../../ProviderClock.ts';

const PROJECT = 'atelier-live';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const clock = new ProviderClock(systemClock);
const now = Math.floor(Date.now() / 1_000);
const CLAIMS: JWTPayload = {
  iss: ISSUER,
  aud: PROJECT,
  sub: 'u1',
  iat: now - 5,
  exp: now + 3_600,
  email: 'ada@example.test',
  email_verified: true,
  name: 'Ada',
  firebase: { identities: {}, sign_in_provider: 'password' },
};

describe('FirebaseIdTokenVerifier', () => {
  let verifier: FirebaseIdTokenVerifier;
  let sign: (claims: JWTPayload) => Promise<string>;
  let signOtherwise: (claims: JWTPayload) => Promise<string>;
  let signByStranger: (claims: JWTPayload) => Promise<string>;

  beforeAll(async () => {
    const [ours, strange] = await Promise.all([
      generateKeyPair('RS256', { extractable: true }),
      generateKeyPair('RS256'),
    ]);
    const key = { ...(await exportJWK(ours.publicKey)), kid: 'k1', use: 'sig' };
    const samePadded = await importJWK(await exportJWK(ours.privateKey), 'PS256');
    signOtherwise = (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'PS256', kid: 'k1' }).sign(samePadded);
    verifier = new FirebaseIdTokenVerifier(PROJECT, clock, createLocalJWKSet({ keys: [key] }));
    sign = (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(ours.privateKey);
    signByStranger = (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(strange.privateKey);
  });

  const refused = async (token: string) => expect(verifier.verify({ token })).rejects.toBeInstanceOf(CredentialRefused);

  it('reads a genuine token', async () => {
    expect(await verifier.verify({ token: await sign(CLAIMS) })).toEqual({
      subject: 'u1',
      email: 'ada@example.test',
      emailVerified: true,
      name: 'Ada',
      issuedAt: (now - 5) * 1_000,
      authenticatedAt: (now - 5) * 1_000,
      clockAhead: 0,
    });
  });

  it('treats an email address as unverified unless the token says otherwise', async () => {
    const { emailVerified } = await verifier.verify({ token: await sign({ ...CLAIMS, email_verified: 'true' }) });
    expect(emailVerified).toBe(false);
  });

  it.each<[string, JWTPayload]>([
    ['another issuer', { ...CLAIMS, iss: 'https://securetoken.google.com/other' }],
    ['another audience', { ...CLAIMS, aud: 'other' }],
    ['a time long past', { ...CLAIMS, exp: now - 120 }],
    ['nobody', { ...CLAIMS, sub: '' }],
    ['no e-mail', { ...CLAIMS, email: undefined }],
    ['a way in that is no password', { ...CLAIMS, firebase: { sign_in_provider: 'google.com' } }],
    ['a way in that nobody names', { ...CLAIMS, firebase: undefined }],
  ])('rejects a token with %s', async (_what, claims) => refused(await sign(claims)));

  it('rejects a signature by an unknown key', async () => refused(await signByStranger(CLAIMS)));

  it("rejects an unsigned token, such as the emulator's", async () => refused(new UnsecuredJWT(CLAIMS).encode()));

  it('rejects another algorithm, even with the right key', async () => refused(await signOtherwise(CLAIMS)));

  it('rejects a malformed token', async () => refused('not.a.token'));

  it('does not reject the token when the keys cannot be fetched', async () => {
    const unreachable = new FirebaseIdTokenVerifier(
      PROJECT,
      clock,
      createRemoteJWKSet(new URL('http://127.0.0.1:9/keys')),
    );
    const failure = await unreachable.verify({ token: await sign(CLAIMS) }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(CredentialRefused);
  });
});
