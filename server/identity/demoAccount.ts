import type { Users } from '../application/ports/Users.ts';

/** The account that a fresh machine offers: verified, and past onboarding. Exists only beside the emulator. */
export const DEMO_ACCOUNT = {
  subject: 'demo-account',
  email: 'demo@atelier.test',
  password: 'atelier-demo',
  name: 'Demo',
} as const;

/** Makes sure that the demo account need not go through onboarding. Running it again changes nothing. */
export async function ensureDemoShopper(users: Users, newId: () => string): Promise<void> {
  const { subject, email, name } = DEMO_ACCOUNT;
  const profile = await users.signedIn({ provider: 'firebase', subject, email, name }, newId());
  if (!profile.onboarded) await users.savePreferences(profile.id, { onboarded: true });
}
