/**
 * What two spellings of one e-mail address have in common: the case of ASCII letters, and nothing else.
 * Unicode's own lower case would make one address of two that only look alike: the Kelvin sign becomes `k`,
 * the dotted capital I an `i` with a mark.
 */
export function addressKey(email: string): string {
  return email.replace(/[A-Z]/gu, (letter) => letter.toLowerCase());
}

/** One `@` with something on either side, nothing invisible, and no longer than mail servers take. */
const ADDRESS = /^[^\s@\p{C}\p{Z}]{1,64}@[^\s@\p{C}\p{Z}]{1,189}$/u;

export const isAddress = (text: string): boolean => ADDRESS.test(text);
