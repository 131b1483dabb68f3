import type { ClientProvider } from '../ClientProvider.ts';
import { FirebaseIdentityProvider, type FirebaseSettings } from './FirebaseIdentityProvider.ts';

/** The page that shows the mails of the Auth emulator. */
const DEVELOPMENT_MAILBOX = '/dev/mailbox';

export const firebaseProvider: ClientProvider<FirebaseSettings> = {
  accounts: (parts) => new FirebaseIdentityProvider(parts),
  mailbox: ({ emulatorOrigin }) => (emulatorOrigin === null ? null : DEVELOPMENT_MAILBOX),
};
