import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Empty } from './fields.ts';
import { CURRENT_SESSION } from './sessionPath.ts';
import { Profile } from './user.ts';

export const loginWithFacebook = defineCall({
  name: 'loginWithFacebook',
  summary: 'Not available yet: responds with 501',
  method: 'POST',
  path: '/api/auth/facebook',
  access: 'anyone',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(8_192)) }),
  response: Empty,
});

/** Tells a client who is signed in, because scripts cannot read the session cookie. */
export const getSession = defineCall({
  name: 'getSession',
  summary: 'The profile of the signed-in shopper; null without a session',
  ...CURRENT_SESSION,
  access: 'anyone',
  readsSession: true,
  response: z.nullable(Profile),
});

export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session; also succeeds without one',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  body: Empty,
});
