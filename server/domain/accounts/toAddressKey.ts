import { hasInvisible } from '../text/cleanText.ts';

/**
 * Normalizes an email address for comparison. Converts only ASCII letters to lower case, because Unicode would make
 * different addresses equal: the Kelvin sign becomes `k`.
 */
export function toAddressKey(email: string): string {
  return email.replace(/[A-Z]/gu, (letter) => letter.toLowerCase());
}

/** Matches text, one `@` and text, without invisible characters, within the length limits of mail servers. */
const ADDRESS_PATTERN = /^[^\s@\p{C}\p{Z}]{1,64}@[^\s@\p{C}\p{Z}]{1,189}$/u;

export const isAddress = (text: string): boolean => ADDRESS_PATTERN.test(text) && !hasInvisible(text);
