import { expect, it, vi } from 'vitest';
import { InMemoryIdentityProvider } from '../adapters/memory/InMemoryIdentityProvider.ts';
import { IdentityError } from '../application/ports/IdentityProvider.ts';
import { lazySignIn, type SigningIn } from './lazySignIn.ts';

const popup = { authorize: vi.fn(() => Promise.reject(new IdentityError('popup-blocked'))) };
const signingIn = (): SigningIn => ({
  identity: new InMemoryIdentityProvider(),
  popup,
  popupProviders: [],
  logins: { openSession: () => Promise.reject(new Error('Not asked for here.')) },
  mailbox: async () => null,
});

it('fetches its code on first use, once', async () => {
  const load = vi.fn(async () => signingIn());
  const { identity } = lazySignIn(load);
  await identity.signOut();
  expect(load).not.toHaveBeenCalled();
  await identity.signUp('ada@atelier.test', 'a-long-enough-one');
  await identity.sendPasswordReset('ada@atelier.test');
  expect(load).toHaveBeenCalledTimes(1);
});

it("rejects with the provider's network error when offline, and retries", async () => {
  const load = vi
    .fn<() => Promise<SigningIn>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(signingIn());
  const { identity } = lazySignIn(load);
  await expect(identity.sendPasswordReset('ada@atelier.test')).rejects.toMatchObject({
    code: 'network-request-failed',
  });
  await identity.signUp('ada@atelier.test', 'a-long-enough-one');
  expect(load).toHaveBeenCalledTimes(2);
});

it('opens the popup synchronously in the user gesture once prepared', async () => {
  const { popup: late, prepare } = lazySignIn(async () => signingIn());
  await prepare();
  const answer = late.authorize('google');
  expect(popup.authorize).toHaveBeenCalledOnce();
  await expect(answer).rejects.toMatchObject({ code: 'popup-blocked' });
});
