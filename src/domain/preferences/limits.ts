/** Maximum length of a preference in characters. */
export const MAX_PREFERENCE_LENGTH = 80;
export const MAX_NOTES_LENGTH = 2_000;
export const MAX_TONE_DESCRIPTION_LENGTH = 400;
export const MAX_LOCATION_LENGTH = 200;
/** Maximum number of values in a list of preferences. */
export const MAX_PREFERENCE_COUNT = 60;
