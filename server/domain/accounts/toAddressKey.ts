import { hasInvisible } from '../text/cleanText.ts';

/**
 * Normalizes an email address for comparison: lowers only ASCII letters, because Unicode's lower case would merge
 * different addresses. E.g. the Kelvin sign becomes `k`.
 */
export function toAddressKey(email: string): string {
  return email.replace(/[A-Z]/gu, (letter) => letter.toLowerCase());
}

/** One `@` with text on both sides, no invisible characters, and within the length limits of mail servers. */
const ADDRESS_PATTERN = /^[^\s@\p{C}\p{Z}]{1,64}@[^\s@\p{C}\p{Z}]{1,189}$/u;

export const isAddress = (text: string): boolean => ADDRESS_PATTERN.test(text) && !hasInvisible(text);
