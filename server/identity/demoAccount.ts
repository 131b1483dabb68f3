import type { Users, VerifiedIdentity } from '../application/ports/Users.ts';

/** The demo account of a new setup, verified and onboarded. Exists only with an emulator. */
export const DEMO_ACCOUNT = {
  subject: 'demo-account',
  email: 'demo@atelier.test',
  password: 'atelier-demo',
  name: 'Demo',
} as const;

/** Marks the demo account's shopper as onboarded. Can be repeated. */
export async function ensureDemoShopper(
  users: Users,
  { provider, subject, email, name }: VerifiedIdentity,
  newId: string,
): Promise<void> {
  const profile = await users.recordSignIn({ provider, subject, email, name }, newId);
  if (!profile.onboarded) await users.savePreferences(profile.id, { onboarded: true });
}
