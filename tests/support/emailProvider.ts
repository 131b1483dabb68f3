import type { SignInProvider } from '../../server/application/sign-in/SignInService.ts';

/** An identity provider that accepts `token-of-EMAIL` as a sign-in at this moment, with a verified email address. */
export const createEmailProvider = (
  name: 'firebase' | 'google',
  clock: { readonly now: () => number },
): SignInProvider => ({
  name,
  isByPassword: name === 'firebase',
  verifier: {
    verify: async (credential) => {
      const email = 'token' in credential ? credential.token.replace('token-of-', '') : credential.code;
      const now = clock.now();
      const person = { subject: email.split('@')[0] ?? '', email, name: email, emailVerified: true };
      return { ...person, issuedAt: now, authenticatedAt: now, clockAhead: 0 };
    },
  },
});
