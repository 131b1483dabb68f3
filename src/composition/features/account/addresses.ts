/** The address of the account panel with Style Preferences open. */
export const STYLE_ADDRESS = 'account-style';
