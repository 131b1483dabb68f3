import type { Users } from '../application/ports/Users.ts';

/** The demo account of a fresh machine: verified and onboarded. Exists only with the emulator. */
export const DEMO_ACCOUNT = {
  subject: 'demo-account',
  email: 'demo@atelier.test',
  password: 'atelier-demo',
  name: 'Demo',
} as const;

/** Marks the demo account's shopper as onboarded. Idempotent. */
export async function ensureDemoShopper(users: Users, newId: () => string): Promise<void> {
  const { subject, email, name } = DEMO_ACCOUNT;
  const profile = await users.signedIn({ provider: 'firebase', subject, email, name }, newId());
  if (!profile.onboarded) await users.savePreferences(profile.id, { onboarded: true });
}
