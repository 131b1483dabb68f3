import type { ComponentType } from 'react';
import type { AccessManager } from '../../../application/accounts/AccessManager.ts';
import type { IdentityProvider } from '../../../application/ports/IdentityProvider.ts';
import type { SignInPopup } from '../../../application/ports/SignInPopup.ts';
import { token } from '../../token.ts';

/** Sign-in for a signed-in shopper who changes sign-in methods. Its code loads on first use. */
export interface AccountSignIn {
  readonly identity: IdentityProvider;
  readonly popup: SignInPopup;
  /** URL of the development mailbox; null in production. */
  readonly mailbox: () => Promise<string | null>;
  readonly prepareServices: () => Promise<unknown>;
}

/** The account panel's sections about access and data. */
export const ACCOUNT_SECTIONS = {
  signIn: token<AccountSignIn>('AccountSignIn'),
  accessManager: token<AccessManager>('AccessManager'),
  access: token<ComponentType>('AccessSection'),
  data: token<ComponentType>('DataSection'),
} as const;
