import { PRODUCT } from '../../domain/product.ts';
import { accountsText } from './accountsText.ts';

/** Texts of the screen that the identity provider's mails link to, without those for a new password. */
export const mailLinkText = {
  verifyTitle: 'Verify your email',
  verifyLead: `Confirm only if you signed up for ${PRODUCT.name} yourself.`,
  verify: 'Verify Email',
  verified: accountsText.verified,
  confirmTitle: 'Confirm your email',
  confirmLead: 'Confirm only if you asked for this mail, or if somebody else changed your address.',
  confirm: 'Confirm Email',
  confirmed: 'Your email address is confirmed. If you did not change it yourself, choose a new password.',
  failed: 'This link no longer works. Sign in to get a new one.',
  unknownTitle: 'An unknown link',
  unknown: `This link is not for ${PRODUCT.name}.`,
} as const;
