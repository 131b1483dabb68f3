import { IdentityError, type IdentityProvider } from '../application/ports/IdentityProvider.ts';
import type { Logins } from '../application/ports/Logins.ts';
import type { SignInPopup } from '../application/ports/SignInPopup.ts';
import type { PopupProvider } from '../ui/accounts/LoginView.ts';

export interface SigningIn {
  readonly identity: IdentityProvider;
  readonly popup: SignInPopup;
  readonly logins: Logins;
  readonly popupProviders: readonly PopupProvider[];
  /** URL of the development mailbox; null in production. */
  readonly mailbox: () => Promise<string | null>;
}

type LazySignIn = Omit<SigningIn, 'popupProviders'> & { readonly prepare: () => Promise<SigningIn> };

/**
 * Sign-in whose code loads on first use, because a signed-in shopper never needs it. `prepare` loads it in advance: a
 * popup must open within the user gesture, so the login screen calls it first.
 */
export function lazySignIn(load: () => Promise<SigningIn>): LazySignIn {
  let loaded: SigningIn | null = null;
  const prepare = async (): Promise<SigningIn> => {
    try {
      loaded ??= await load();
    } catch (cause) {
      throw new IdentityError('network-request-failed', { cause });
    }
    return loaded;
  };
  return {
    prepare,
    identity: {
      signUp: async (...account) => (await prepare()).identity.signUp(...account),
      signIn: async (...account) => (await prepare()).identity.signIn(...account),
      resendVerification: async (...account) => (await prepare()).identity.resendVerification(...account),
      sendPasswordReset: async (email) => (await prepare()).identity.sendPasswordReset(email),
      confirmPasswordReset: async (...reset) => (await prepare()).identity.confirmPasswordReset(...reset),
      applyCode: async (code) => (await prepare()).identity.applyCode(code),
      // No-op before the first sign-in.
      signOut: async () => loaded?.identity.signOut(),
    },
    popup: { authorize: async (...wanted) => (loaded ?? (await prepare())).popup.authorize(...wanted) },
    logins: { openSession: async (...login) => (await prepare()).logins.openSession(...login) },
    mailbox: async () => (await prepare()).mailbox(),
  };
}
