import { cleanText, hasInvisible } from '../text/cleanText.ts';
import { isAddress } from './toAddressKey.ts';

/** The person that an identity provider's response describes. */
export interface Person {
  /** The provider's permanent id of the person. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has verified that the email address is the person's. */
  readonly emailVerified: boolean;
  /** The name; empty if the provider sends none. */
  readonly name: string;
}

/** What a provider says about a person, before validation. Each provider names these values differently. */
export interface Claims {
  readonly subject: unknown;
  readonly email: unknown;
  readonly emailVerified: unknown;
  readonly name: unknown;
}

const SUBJECT_PATTERN = /^[^\s\p{C}\p{Z}]{1,255}$/u;
const MAX_NAME_LENGTH = 200;

export const isSubject = (value: unknown): value is string =>
  typeof value === 'string' && SUBJECT_PATTERN.test(value) && !hasInvisible(value);

/** Returns the person that a provider's claims describe; null without a permanent id and an email address. */
export function readPerson({ subject, email, emailVerified, name }: Claims): Person | null {
  if (!isSubject(subject)) return null;
  if (typeof email !== 'string' || !isAddress(email)) return null;
  return { subject, email, emailVerified: emailVerified === true, name: readName(name) };
}

/** Reduces a name to one line without invisible characters. Keeps those that some scripts need to join letters. */
function readName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const shownName = cleanText(name).replaceAll(/\s+/gu, ' ').trim();
  return [...shownName].slice(0, MAX_NAME_LENGTH).join('').trim();
}
