import { PRODUCT } from '../../domain/product.ts';

export const frameText = {
  product: PRODUCT.name,
  documentTitle: (place: string) => `${place} · ${PRODUCT.name}`,
  tabs: { home: 'Home', search: 'Search', wishlist: 'Wishlist', poses: 'Poses' },
  tabList: 'Sections',
  openChatHistory: 'Chat History',
  openAccount: 'Account',
  offline: 'You are offline. What is on screen stays; searching and saving need a connection.',
  failure: {
    title: 'A seam has come undone',
    text: 'This part of the page failed. Nothing you kept is lost.',
  },
  account: {
    title: 'Account',
    notLoggedIn: 'Not Logged In',
    helpAndLegal: 'Help & Legal',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    cookies: 'Cookies',
    logout: 'Logout',
    logoutEverywhere: 'Log out everywhere',
    logoutEverywhereText: 'This ends your session on every device. Your wishlist and your searches stay.',
    logoutEverywhereFailed: 'You are still signed in elsewhere: the server could not be reached.',
    confirmLogout: 'Please confirm logout',
    confirmLogoutText: 'Your wishlist and your searches wait for you here.',
  },
} as const;
