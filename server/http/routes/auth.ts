import type { FastifyReply, FastifyRequest } from 'fastify';
import { openSeparateAccount } from '../../../contract/account.ts';
import { loginWithFacebook } from '../../../contract/auth.ts';
import { IDENTITY_PROVIDERS } from '../../../contract/identityProviders.ts';
import { CredentialRefused } from '../../application/ports/IdentityVerifier.ts';
import type { Proof } from '../../application/ports/Sessions.ts';
import type { Provider } from '../../application/ports/Users.ts';
import { SessionRefused } from '../../application/sessions/SessionService.ts';
import {
  LinkNeeded,
  SignInRefused,
  type SignedInShopper,
  type SignInRefusal,
  type SignInService,
} from '../../application/sign-in/SignInService.ts';
import type { CallServer } from '../CallServer.ts';
import { LinkCookie } from '../linkCookie.ts';
import { HttpProblem } from '../problems.ts';
import type { SessionCookie } from '../session.ts';
import { readClaimedSubject, type SignInLimits } from '../SignInLimits.ts';
import { toCredential } from '../wire/toCredential.ts';
import { profileToWire } from '../wire/profileToWire.ts';

export const PROBLEM_BY_REFUSAL: Readonly<Record<SignInRefusal | SessionRefused['reason'], () => HttpProblem>> = {
  'unverified-email': () => new HttpProblem(403, 'Please verify your email before logging in.'),
  'stale-token': () => new HttpProblem(401, 'This sign-in is too old. Please sign in again.'),
  'not-offered': () => new HttpProblem(501, 'This way to sign in is not set up here.'),
  'nothing-pending': () => new HttpProblem(401, 'This sign-in has expired. Please sign in again.'),
  'being-deleted': () =>
    new HttpProblem(403, 'This account is being deleted. You can sign up again once that is done, in about an hour.'),
  'another-account': () => new HttpProblem(403, 'This sign-in opens another account.'),
  disabled: () => new HttpProblem(403, 'This account has been disabled.'),
  outdated: () => new HttpProblem(401, 'This sign-in is too old. Please sign in again.'),
};

/** Adds the calls that open sessions (spec section 7). */
export function serveAuth(
  calls: CallServer,
  signIn: SignInService,
  cookies: SessionCookie,
  limits: SignInLimits,
): void {
  const linkCookie = new LinkCookie(cookies.isSecure);

  interface SignInVisit {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
  }

  /** Opens the session. Links the pending identity of this browser if the shopper confirmed the link. */
  const completeSignIn = async (
    { request, reply }: SignInVisit,
    pendingSignIn: Promise<SignedInShopper>,
    mayLink: boolean,
  ) => {
    const { profile, proof } = await translateRefusals(pendingSignIn, (linkNeeded) =>
      linkCookie.setToken(reply, linkNeeded.token, linkNeeded.expiresAt),
    );
    const linkTokens = linkCookie.takeTokens(request, reply);
    const isLinked = mayLink && linkTokens.length > 0 && (await linkPending(profile.id, proof, linkTokens));
    await translateRefusals(cookies.open(request, reply, profile.id, proof, isLinked));
    return profileToWire(profile);
  };

  const linkPending = async (userId: string, proof: Proof, linkTokens: readonly string[]): Promise<boolean> => {
    await translateRefusals(cookies.admit(userId, proof));
    return signIn.linkPending(userId, linkTokens);
  };

  for (const [provider, { login }] of Object.entries(IDENTITY_PROVIDERS)) {
    calls.serve(login, async ({ body, signal, request, reply }) => {
      const credential = toCredential(body);
      const account = 'token' in credential ? readClaimedSubject(credential.token) : null;
      return limits.runAttempt(request, reply, account, () =>
        completeSignIn({ request, reply }, signIn.signIn(provider, credential, signal), body.link === true),
      );
    });
  }

  calls.serve(openSeparateAccount, async ({ request, reply }) =>
    limits.runAttempt(request, reply, null, async () => {
      const linkTokens = linkCookie.takeTokens(request, reply);
      if (linkTokens.length === 0) throw PROBLEM_BY_REFUSAL['nothing-pending']();
      return completeSignIn({ request, reply }, signIn.signInSeparately(linkTokens), false);
    }),
  );

  calls.serve(loginWithFacebook, async () => {
    throw PROBLEM_BY_REFUSAL['not-offered']();
  });
}

export async function translateRefusals<T>(
  work: Promise<T>,
  onLinkNeeded?: (linkNeeded: LinkNeeded) => void,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SignInRefused) throw PROBLEM_BY_REFUSAL[error.refusal]();
    if (error instanceof SessionRefused) throw PROBLEM_BY_REFUSAL[error.reason]();
    if (error instanceof LinkNeeded) {
      onLinkNeeded?.(error);
      throw createAddressInUseProblem(error.providers);
    }
    if (error instanceof CredentialRefused) {
      throw Object.assign(new HttpProblem(401, 'This sign-in is not valid.'), { cause: error });
    }
    throw error;
  }
}

const SIGN_IN_WAY_BY_PROVIDER = new Map<Provider, string>(
  Object.entries(IDENTITY_PROVIDERS).map(([name, { way }]) => [name, way]),
);

function createAddressInUseProblem(providers: readonly Provider[]): HttpProblem {
  const signInWays = providers.flatMap((provider) => SIGN_IN_WAY_BY_PROVIDER.get(provider) ?? []);
  return new HttpProblem(
    409,
    'An account with this address exists. Sign in the way you did first to link the two.',
    undefined,
    signInWays,
  );
}
