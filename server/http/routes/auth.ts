import { loginWithFacebook, loginWithFirebase, loginWithGoogle } from '../../../contract/auth.ts';
import { CodeRefused } from '../../application/ports/AuthorisationCodes.ts';
import { IdTokenRefused } from '../../application/ports/IdTokenVerifier.ts';
import { SignInRefused, type SignInRefusal, type SignInService } from '../../identity/SignInService.ts';
import type { CallServer } from '../CallServer.ts';
import { HttpProblem } from '../problems.ts';
import type { SessionCookie } from '../session.ts';
import { profileToWire } from '../wire/profileToWire.ts';

const REFUSALS: Readonly<Record<SignInRefusal, () => HttpProblem>> = {
  'unverified-email': () => new HttpProblem(403, 'Please verify your email before logging in.'),
  'stale-token': () => new HttpProblem(401, 'This sign-in is too old. Please sign in again.'),
  'not-offered': () => new HttpProblem(501, 'This way to sign in is not set up here.'),
};

/** The calls that open sessions (spec section 7). */
export function serveAuth(calls: CallServer, signIn: SignInService, cookies: SessionCookie): void {
  calls.serve(loginWithFirebase, async ({ body, request, reply, signal }) => {
    const profile = await refusing(signIn.withIdToken(body.token, signal));
    await cookies.open(request, reply, profile.id);
    return profileToWire(profile);
  });

  calls.serve(loginWithGoogle, async ({ body, request, reply, signal }) => {
    const { code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce } = body;
    if (codeVerifier === undefined || nonce === undefined) {
      throw new HttpProblem(400, 'Send code_verifier and nonce: a code alone proves nothing.');
    }
    const profile = await refusing(signIn.withGoogleCode({ code, redirectUri, codeVerifier, nonce }, signal));
    await cookies.open(request, reply, profile.id);
    return profileToWire(profile);
  });

  calls.serve(loginWithFacebook, async () => {
    throw REFUSALS['not-offered']();
  });
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof SignInRefused) throw REFUSALS[error.refusal]();
    if (error instanceof IdTokenRefused || error instanceof CodeRefused) {
      throw Object.assign(new HttpProblem(401, 'This sign-in is not valid.'), { cause: error });
    }
    throw error;
  }
}
