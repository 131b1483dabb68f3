/** Popup texts for a file that is no photo (spec sections 5 and 8; the specification does not cover HEIC). */
export const PHOTO_FAULTS = {
  'not-an-image': 'Only image files are allowed',
  heic: 'This browser cannot open HEIC photos. Please choose a JPEG or PNG.',
} as const;
