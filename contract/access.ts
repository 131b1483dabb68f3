import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Id, Timestamp, UserId } from './fields.ts';
import { IDENTITY_PROVIDERS } from './identityProviders.ts';
import type { LoginBody } from './login.ts';

interface GivenProof {
  readonly provider: string;
  readonly credential: LoginBody;
}

const proofOptions = Object.entries(IDENTITY_PROVIDERS).map(([name, { login }]) =>
  z.object({ provider: z.literal(name), credential: login.body! }),
);

/** A credential from a sign-in in the last minutes, which proves that the account belongs to the signed-in shopper. */
export const Proof = z.union(proofOptions) as unknown as z.ZodMiniType<GivenProof, GivenProof>;

const SignIn = z.object({
  provider: z.string(),
  /** The sign-in method as in a 409 of a login: `password`, or the name of a provider. */
  way: z.string(),
  /**
   * The verified email address of the sign-in method; null if another account of the provider has verified it since.
   */
  address: z.nullable(z.string()),
});

const Device = z.object({
  id: Id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  provider: z.string(),
  opened_at: Timestamp,
  /** The last use of the session, rounded to the hour. */
  seen_at: Timestamp,
  /** Whether the call comes from this device. */
  current: z.boolean(),
});

/** The account's sign-in methods and devices, and the changes that are possible. */
export const AccountAccess = z.object({
  sign_ins: z.array(SignIn),
  devices: z.array(Device),
  /** Configured providers that can be linked. */
  providers: z.array(z.string()),
  /** False if the server cannot check whether a changed address belongs to the same person. */
  can_change_email: z.boolean(),
  /** Whether deleting the account here also deletes it at the identity provider. */
  can_remove_sign_in: z.boolean(),
});
export type AccountAccess = z.infer<typeof AccountAccess>;

const OwnUser = z.object({ id: UserId });

export const fetchAccess = defineCall({
  name: 'fetchAccess',
  summary: "The shopper's sign-in methods and signed-in devices",
  method: 'GET',
  path: '/api/user/:id/access',
  access: 'owner',
  params: OwnUser,
  response: AccountAccess,
});

export const checkPassword = defineCall({
  name: 'checkPassword',
  summary: 'Checks the current password, before the browser changes it at the identity provider',
  method: 'POST',
  path: '/api/user/:id/access/password/check',
  access: 'owner',
  params: OwnUser,
  body: z.object({ proof: Proof }),
});

export const acceptPassword = defineCall({
  name: 'acceptPassword',
  summary: 'Accepts a new password, ends all other sessions and opens a new one for this browser',
  method: 'POST',
  path: '/api/user/:id/access/password',
  access: 'owner',
  params: OwnUser,
  body: z.object({ proof: Proof }),
});

export const linkSignIn = defineCall({
  name: 'linkSignIn',
  summary: 'Adds a sign-in method to the account, ends all other sessions and opens a new one for this browser',
  method: 'POST',
  path: '/api/user/:id/access/sign-ins',
  access: 'owner',
  params: OwnUser,
  body: z.object({ proof: Proof, added: Proof }),
});

export const unlinkSignIn = defineCall({
  name: 'unlinkSignIn',
  summary: 'Removes a sign-in method, but never the last one; the proof must be of another one',
  method: 'POST',
  path: '/api/user/:id/access/sign-ins/remove',
  access: 'owner',
  params: OwnUser,
  body: z.object({ proof: Proof, provider: Id }),
});

export const closeDevice = defineCall({
  name: 'closeDevice',
  summary: 'Ends the session of one device; also succeeds if it has ended',
  method: 'DELETE',
  path: '/api/user/:id/access/devices/:device',
  access: 'owner',
  params: z.object({ id: UserId, device: Id }),
});

export const exportData = defineCall({
  name: 'exportData',
  summary: 'Everything that is stored about the shopper, as one ZIP archive of JSON files and pictures',
  method: 'GET',
  path: '/api/user/:id/export',
  access: 'owner',
  params: OwnUser,
  responseType: 'application/zip',
});

export const deleteAccount = defineCall({
  name: 'deleteAccount',
  summary: 'Deletes the account and everything stored about the shopper; needs a sign-in of the last minutes',
  method: 'POST',
  path: '/api/user/:id/delete',
  access: 'owner',
  params: OwnUser,
  body: z.object({ proof: Proof, confirmed: z.literal(true, 'Please confirm that the account is to be deleted.') }),
  response: z.object({
    /** False if the identity provider could not delete its account yet; the server then tries again later. */
    finished: z.boolean(),
  }),
});
