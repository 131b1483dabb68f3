/** Characters of one message to support. */
export const MAX_SUPPORT_MESSAGE_LENGTH = 5_000;
