/** Maximum length of a message to support, in characters. */
export const MAX_SUPPORT_MESSAGE_LENGTH = 5_000;
