import { PRODUCT } from '../../domain/product.ts';

/** Texts that several screens use. */
export const commonText = {
  loading: 'Loading...',
  close: 'Close',
  cancel: 'Cancel',
  remove: 'Remove',
  retry: 'Try again',
  back: 'Back',
  previous: 'Previous',
  next: 'Next',
  scrollToTop: 'Scroll to top',
  pleaseConfirm: 'Please confirm',
  somethingWentWrong: 'Something went wrong',
  pulse: { idle: 'Ready', thinking: 'Thinking', loading: 'Loading' },
  removeChip: (label: string) => `Remove ${label}`,
  carousel: 'carousel',
  slide: (index: number, count: number) => `${index} of ${count}`,
  percentOff: (percent: number) => `${percent}% OFF`,
  priceNow: 'Price',
  priceWas: 'Full price',
  noLongerSold: 'No longer sold',
  unreachable: `${PRODUCT.name} cannot be reached right now. Trying again by itself...`,
  pictureMissing: 'The picture could not be loaded',
} as const;
