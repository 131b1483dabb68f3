import { isAddress } from './addressKey.ts';

/** Whom an identity provider's answer is about. */
export interface Person {
  /** The provider's own lasting id of the person. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider vouches that the address is theirs. */
  readonly emailVerified: boolean;
  /** Empty where the provider knows none. */
  readonly name: string;
}

/** What providers say, each by its own names, before anything of it is believed. */
export interface Claims {
  readonly subject: unknown;
  readonly email: unknown;
  readonly emailVerified: unknown;
  readonly name: unknown;
}

const SUBJECT = /^[^\s\p{C}\p{Z}]{1,255}$/u;
const LONGEST_NAME = 200;

export const isSubject = (said: unknown): said is string => typeof said === 'string' && SUBJECT.test(said);

/** The person behind an answer, of whichever provider; null where it names nobody by a lasting id and an address. */
export function personOf({ subject, email, emailVerified, name }: Claims): Person | null {
  if (!isSubject(subject)) return null;
  if (typeof email !== 'string' || !isAddress(email)) return null;
  return { subject, email, emailVerified: emailVerified === true, name: nameOf(name) };
}

/** Without control characters and turns of direction; joiners stay, since some scripts write names with them. */
function nameOf(name: unknown): string {
  if (typeof name !== 'string') return '';
  const seen = name.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '');
  return [...seen].slice(0, LONGEST_NAME).join('').trim();
}
