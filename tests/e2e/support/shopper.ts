import { randomUUID } from 'node:crypto';

/** An account for one test, so that tests do not share a wishlist. */
export interface TestShopper {
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
}

const emulator = () => process.env['AUTH_EMULATOR_ORIGIN'] ?? '';
const PROJECT = 'demo-atelier';
const PASSWORD = 'a-long-enough-one';

async function callIdentityProvider<Answer>(path: string, body: object, isOwner = false): Promise<Answer> {
  const answer = await fetch(`${emulator()}/identitytoolkit.googleapis.com/v1/${path}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(isOwner ? { authorization: 'Bearer owner' } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Identity emulator, ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

interface SignedIn {
  readonly localId: string;
  readonly idToken: string;
}

/** Creates an account at the identity provider, by default a verified one. */
export async function createShopper({ verified = true } = {}): Promise<TestShopper> {
  const account = { email: `shopper-${randomUUID()}@atelier.test`, password: PASSWORD, returnSecureToken: true };
  const { localId } = await callIdentityProvider<SignedIn>('accounts:signUp', account);
  if (verified) await callIdentityProvider('accounts:update', { localId, emailVerified: true }, true);
  const { idToken } = await callIdentityProvider<SignedIn>('accounts:signInWithPassword', account);
  return { email: account.email, password: PASSWORD, idToken };
}

/** Sets whether the provider hides which email addresses have accounts. Projects created long ago do not hide it. */
export async function setEmailPrivacy(isEnabled: boolean): Promise<void> {
  const answer = await fetch(`${emulator()}/emulator/v1/projects/${PROJECT}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: isEnabled } }),
  });
  if (!answer.ok) throw new Error(`Identity emulator, config: ${answer.status}`);
}
