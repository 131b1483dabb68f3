import { expect, it, vi } from 'vitest';
import { InMemoryIdentityProvider } from '../adapters/memory/InMemoryIdentityProvider.ts';
import { IdentityError } from '../application/ports/IdentityProvider.ts';
import { createLazySignIn, type SignInServices } from './createLazySignIn.ts';

const popup = { authorize: vi.fn(() => Promise.reject(new IdentityError('popup-blocked'))) };
const createServices = (): SignInServices => ({
  identity: new InMemoryIdentityProvider(),
  popup,
  popupProviders: [],
  logins: { openSession: () => Promise.reject(new Error('Not asked for here.')) },
  mailbox: async () => null,
});

it('fetches its code on first use, once', async () => {
  const load = vi.fn(async () => createServices());
  const { identity } = createLazySignIn(load);
  await identity.signOut();
  expect(load).not.toHaveBeenCalled();
  await identity.signUp('ada@atelier.test', 'a-long-enough-one');
  await identity.sendPasswordReset('ada@atelier.test');
  expect(load).toHaveBeenCalledTimes(1);
});

it("rejects with the provider's network error when offline, and retries", async () => {
  const load = vi
    .fn<() => Promise<SignInServices>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(createServices());
  const { identity } = createLazySignIn(load);
  await expect(identity.sendPasswordReset('ada@atelier.test')).rejects.toMatchObject({
    code: 'network-request-failed',
  });
  await identity.signUp('ada@atelier.test', 'a-long-enough-one');
  expect(load).toHaveBeenCalledTimes(2);
});

it('opens the popup synchronously in the user gesture once prepared', async () => {
  const { popup: lateSignIn, prepareServices } = createLazySignIn(async () => createServices());
  await prepareServices();
  const answer = lateSignIn.authorize('google');
  expect(popup.authorize).toHaveBeenCalledOnce();
  await expect(answer).rejects.toMatchObject({ code: 'popup-blocked' });
});
