/** The message for a file that is no photo (spec sections 5 and 8; the specification does not cover HEIC). */
export const MESSAGE_BY_PHOTO_FAULT = { 'not-an-image': 'photo-not-an-image', heic: 'photo-heic' } as const;
