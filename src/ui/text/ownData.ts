import { PRODUCT } from '../../domain/product.ts';

/** Texts of the account panel's section about export and deletion. */
export const ownDataText = {
  title: 'Your data',
  exportLead: 'Everything we store about you, with your photos, in one ZIP file.',
  export: 'Download your data',
  deleteLead: `Delete your account and everything ${PRODUCT.name} stores about you.`,
  delete: 'Delete account',
  deleteTitle: 'Delete your account?',
  consequences:
    'Your profile, wishlist, searches, conversations, photos and looks are deleted at once. This cannot be undone.',
  signInDeleted: 'Your sign-in is deleted, too.',
  /** Shown if the server is not allowed to delete accounts at the identity provider. */
  signInStays: `${PRODUCT.name} cannot delete your email and password at the identity provider, because the operator has not set that up. Please ask the operator to delete them.`,
  googleStays: 'Your Google account itself stays as it is.',
  understood: 'I understand that this cannot be undone',
  confirmFirst: 'Please tick the box first',
  proveByPopup: (provider: string) => `You confirm it by logging in with ${provider} once more.`,
  password: 'Password',
  passwordMissing: 'Please enter your password',
  deleteFailed: 'Your account could not be deleted. Please try again.',
  loading: 'Loading...',
} as const;
