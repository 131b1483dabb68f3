import type { GoogleAuthorisation } from '../application/ports/GoogleAuthorisation.ts';
import { IdentityError, type IdentityProvider } from '../application/ports/IdentityProvider.ts';

export interface SigningIn {
  readonly identity: IdentityProvider;
  readonly google: GoogleAuthorisation;
}

/**
 * Signing in, whose code comes when it is first used, or before by `prepare`: who is signed in already
 * never needs it. A popup has to open in the very gesture, so the login screen prepares first.
 */
export function lazySignIn(load: () => Promise<SigningIn>): SigningIn & { readonly prepare: () => Promise<void> } {
  let loaded: SigningIn | null = null;
  const ready = async (): Promise<SigningIn> => {
    try {
      loaded ??= await load();
    } catch (cause) {
      throw new IdentityError('network-request-failed', { cause });
    }
    return loaded;
  };
  return {
    prepare: async () => void (await ready()),
    identity: {
      signUp: async (...account) => (await ready()).identity.signUp(...account),
      signIn: async (...account) => (await ready()).identity.signIn(...account),
      resendVerification: async (...account) => (await ready()).identity.resendVerification(...account),
      sendPasswordReset: async (email) => (await ready()).identity.sendPasswordReset(email),
      confirmPasswordReset: async (...reset) => (await ready()).identity.confirmPasswordReset(...reset),
      // No-op before the first sign-in.
      signOut: async () => loaded?.identity.signOut(),
    },
    google: { authorise: async (signal) => (loaded ?? (await ready())).google.authorise(signal) },
  };
}
