import { MESSAGE_WORDS } from './messageWords.ts';

export interface ClientError {
  readonly surface: 'app' | 'website';
  readonly message: string;
  readonly stack: string;
}

const MAX_READ_LENGTH = 300;
const MAX_WORDS = 16;
const WORD_PATTERN = /[\p{L}\p{N}]+/gu;
/** Matches a client file with its line. The file name contains a hash, which identifies the version. */
const FILE_PATTERN = /\/assets\/(?<file>[\w.-]{1,80}\.js)(?:\?[^:\s)]{0,200})?:(?<line>\d{1,7})/u;

/**
 * Returns what is stored of an error: words that browsers use in messages, and the position in the client. Leaves out
 * other words, because they may be about a person.
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
  const distinctWords = shape.filter((word, index) => word !== '…' || shape[index - 1] !== '…');
  return distinctWords.join(' ') || '…';
}
