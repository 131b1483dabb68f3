import { MESSAGE_WORDS } from './messageWords.ts';

export interface ClientError {
  readonly surface: 'app' | 'website';
  readonly message: string;
  readonly stack: string;
}

const MAX_READ_LENGTH = 300;
const MAX_WORDS = 16;
const WORD_PATTERN = /[\p{L}\p{N}]+/gu;
/** A file of the client with the line; its name has a hash of its content, so that it names the version, too. */
const FILE_PATTERN = /\/assets\/(?<file>[\w.-]{1,80}\.js)(?:\?[^:\s)]{0,200})?:(?<line>\d{1,7})/u;

/**
 * What is kept of an error: the words of its message that a browser's own messages consist of, and the place in the
 * client. All other words are left out, since they may be of a person.
 */
export function labelClientError({ surface, message, stack }: ClientError): string {
  const { file, line } = FILE_PATTERN.exec(stack)?.groups ?? {};
  const place = file === undefined ? 'place unknown' : `${file}:${line}`;
  return `${surface}: ${describeShape(message)} (${place})`;
}

function describeShape(message: string): string {
  const words = message.slice(0, MAX_READ_LENGTH).match(WORD_PATTERN) ?? [];
  const shape = words
    .slice(0, MAX_WORDS)
    .map((word) => (MESSAGE_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : '…'));
  const withoutRepeats = shape.filter((word, at) => word !== '…' || shape[at - 1] !== '…');
  return withoutRepeats.join(' ') || '…';
}
