import { describe, expect, it } from 'vitest';
import { createIdentityBackend } from '../../tests/support/identityBackend.ts';
import { CredentialRefused } from '../application/ports/IdentityVerifier.ts';

/** Signs in while the provider's answer is this error. */
async function signInDespite(error: Error) {
  const verifier = { verify: () => Promise.reject(error) };
  const createFirebase = () => ({
    verifier,
    clientSettings: { apiKey: '', authDomain: '', projectId: '', emulatorOrigin: null },
  });
  const app = await createIdentityBackend('127.0.0.1:9', { now: () => 0 }, undefined, { firebase: createFirebase });
  const answer = await app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { token: 'a.b.c' } });
  await app.close();
  return answer;
}

describe('a sign-in', () => {
  it('while the provider cannot be reached may be repeated later', async () => {
    const answer = await signInDespite(new TypeError('fetch failed'));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ status: 503, detail: 'Please try again in a moment.' });
  });

  it('that the provider refuses is not repeated', async () => {
    expect((await signInDespite(new CredentialRefused('Forged.'))).statusCode).toBe(401);
  });
});
