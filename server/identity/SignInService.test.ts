import { describe, expect, it } from 'vitest';
import { InMemoryUsers } from '../adapters/memory/InMemoryUsers.ts';
import type { AuthorisationCodes, AuthorisedPerson } from '../application/ports/AuthorisationCodes.ts';
import type { IdTokenClaims } from '../application/ports/IdTokenVerifier.ts';
import { SignInRefused, SignInService, TOKEN_MAX_AGE_MS } from './SignInService.ts';

const NOW = 1_760_000_000_000;
const ADA: IdTokenClaims = { subject: 'f1', email: 'ada@example.test', emailVerified: true, name: 'Ada', issuedAt: NOW };
const CODE = { code: 'c', redirectUri: 'http://localhost/auth/google/callback', codeVerifier: 'v', nonce: 'n' };

function serviceFor(claims: IdTokenClaims, person: AuthorisedPerson | null = null): SignInService {
  let ids = 0;
  const google: AuthorisationCodes | null = person === null ? null : { exchange: async () => person };
  return new SignInService({
    idTokens: { verify: async () => claims },
    google,
    users: new InMemoryUsers(),
    clock: { now: () => NOW },
    secrets: { id: () => `id-${(ids += 1)}`, token: () => 'token' },
  });
}

describe('SignInService', () => {
  it('knows a shopper again by the provider\'s id', async () => {
    const service = serviceFor(ADA);
    const first = await service.withIdToken('token');
    expect(first).toMatchObject({ id: 'id-1', email: 'ada@example.test', name: 'Ada', onboarded: false });
    expect((await service.withIdToken('token')).id).toBe('id-1');
  });

  it('opens nothing for an address that is not verified', async () => {
    await expect(serviceFor({ ...ADA, emailVerified: false }).withIdToken('token')).rejects.toMatchObject({ refusal: 'unverified-email' });
    await expect(serviceFor(ADA, { ...ADA, emailVerified: false }).withGoogleCode(CODE)).rejects.toBeInstanceOf(SignInRefused);
  });

  it.each([
    [TOKEN_MAX_AGE_MS, true],
    [TOKEN_MAX_AGE_MS + 1, false],
    [-30_000, true],
  ])('a token of %i ms opens a session: %s', async (age, opens) => {
    const signIn = serviceFor({ ...ADA, issuedAt: NOW - age }).withIdToken('token');
    if (opens) await expect(signIn).resolves.toMatchObject({ email: ADA.email });
    else await expect(signIn).rejects.toMatchObject({ refusal: 'stale-token' });
  });

  it('brings the password account and the Google account of one address together', async () => {
    const service = serviceFor(ADA, { ...ADA, subject: 'g1' });
    const withPassword = await service.withIdToken('token');
    expect((await service.withGoogleCode(CODE)).id).toBe(withPassword.id);
  });

  it('says so where Google is not set up', async () => {
    await expect(serviceFor(ADA).withGoogleCode(CODE)).rejects.toMatchObject({ refusal: 'not-offered' });
  });
});
