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
const UNSEEN = /[\p{Cc}\p{Cs}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/gu;
const LONGEST_NAME = 200;

export const isSubject = (said: unknown): said is string => typeof said === 'string' && SUBJECT.test(said);

/** The person behind an answer, of whichever provider; null where it names nobody by a lasting id and an address. */
export function personOf({ subject, email, emailVerified, name }: Claims): Person | null {
  if (!isSubject(subject)) return null;
  if (typeof email !== 'string' || !isAddress(email)) return null;
  return { subject, email, emailVerified: emailVerified === true, name: nameOf(name) };
}

/** Without controls, turns of direction and other characters that nobody sees; joiners stay, since some scripts write names with them. */
function nameOf(name: unknown): string {
  if (typeof name !== 'string') return '';
  const seen = name.replace(UNSEEN, '');
  return [...seen].slice(0, LONGEST_NAME).join('').trim();
}
