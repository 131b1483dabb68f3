import { IdentityError, type IdentityProvider } from '../application/ports/IdentityProvider.ts';
import type { Logins } from '../application/ports/Logins.ts';
import type { SignInPopup } from '../application/ports/SignInPopup.ts';
import type { PopupProvider } from '../ui/accounts/LoginView.ts';

export interface SignInServices {
  readonly identity: IdentityProvider;
  readonly popup: SignInPopup;
  readonly logins: Logins;
  readonly popupProviders: readonly PopupProvider[];
  /** URL of the development mailbox; null in production. */
  readonly mailbox: () => Promise<string | null>;
}

type LazySignIn = Omit<SignInServices, 'popupProviders'> & { readonly prepareServices: () => Promise<SignInServices> };

/**
 * Sign-in whose code loads on first use, because a signed-in shopper does not need it. The login screen calls
 * `prepareServices` to load it in advance, because a popup must open within the user gesture.
 */
export function createLazySignIn(load: () => Promise<SignInServices>): LazySignIn {
  let loadedServices: SignInServices | null = null;
  const prepareServices = async (): Promise<SignInServices> => {
    try {
      loadedServices ??= await load();
    } catch (cause) {
      throw new IdentityError('network-request-failed', { cause });
    }
    return loadedServices;
  };
  return {
    prepareServices,
    identity: {
      signUp: async (...account) => (await prepareServices()).identity.signUp(...account),
      signIn: async (...account) => (await prepareServices()).identity.signIn(...account),
      resendVerification: async (...account) => (await prepareServices()).identity.resendVerification(...account),
      sendPasswordReset: async (email) => (await prepareServices()).identity.sendPasswordReset(email),
      confirmPasswordReset: async (...reset) => (await prepareServices()).identity.confirmPasswordReset(...reset),
      changePassword: async (...change) => (await prepareServices()).identity.changePassword(...change),
      sendEmailChange: async (...change) => (await prepareServices()).identity.sendEmailChange(...change),
      applyCode: async (code) => (await prepareServices()).identity.applyCode(code),
      // Does nothing before the first sign-in.
      signOut: async () => loadedServices?.identity.signOut(),
    },
    popup: {
      authorize: async (...request) => (loadedServices ?? (await prepareServices())).popup.authorize(...request),
    },
    logins: { openSession: async (...login) => (await prepareServices()).logins.openSession(...login) },
    mailbox: async () => (await prepareServices()).mailbox(),
  };
}
