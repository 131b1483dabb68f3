/** The URL parameter set by the link in a verification mail. */
export const VERIFIED_PARAMETER = 'verified';

/** The URL parameter of the login for somebody whose link for a new password has expired. */
export const NEW_LINK_PARAMETER = 'new-link';
