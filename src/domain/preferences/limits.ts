/** Lengths in characters that the backend accepts. */
export const MAX_PREFERENCE_LENGTH = 80;
export const MAX_NOTES_LENGTH = 2_000;
export const MAX_TONE_DESCRIPTION_LENGTH = 400;
export const MAX_LOCATION_LENGTH = 200;
/** The most values that a list of preferences may have. */
export const MAX_PREFERENCE_COUNT = 60;
