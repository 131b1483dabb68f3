import { PRODUCT } from '../../domain/product.ts';

export const frameText = {
  product: PRODUCT.name,
  /** Removes direction marks, which would reverse the title in a list of windows. */
  documentTitle: (place: string) => `${place.replaceAll(/\p{Bidi_Control}/gu, '')} · ${PRODUCT.name}`,
  inTab: (label: string) => `, ${label}`,
  tabList: 'Sections',
  offline:
    'You are offline. You can look at what is on screen, and hearts are sent later. Searching needs a connection.',
  failure: {
    title: 'A seam has come undone',
    text: 'This part of the page failed. Nothing you kept is lost.',
  },
  signedOut: {
    title: 'You are signed out',
    text: 'The login could not be loaded. Check your connection and try again.',
  },
  partNotLoaded: 'This part could not be loaded. Check your connection and try again.',
} as const;
