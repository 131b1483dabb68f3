export const accountPanelText = {
  title: 'Account',
  notLoggedIn: 'Not Logged In',
  photos: 'Your photos and looks',
  helpAndLegal: 'Help & Legal',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  cookies: 'Cookies',
  logout: 'Logout',
  logoutEverywhere: 'Log out everywhere',
  logoutEverywhereText: 'This ends your session on every device. Your wishlist and your searches stay.',
  confirmLogout: 'Please confirm logout',
  confirmLogoutText: 'Your wishlist and your searches wait for you here.',
} as const;
