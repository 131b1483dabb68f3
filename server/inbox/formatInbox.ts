import type { InboxEntry } from '../application/ports/Inbox.ts';
import { cleanText, toPrintable } from '../domain/text/cleanText.ts';
import { wrapLine } from './wrapLine.ts';

const INDENT = '    ';
const MARGIN = '  | ';

/**
 * Formats messages for a terminal of this width. Removes control characters, so that a message cannot control the
 * terminal. Each line of a message has a margin, so that it cannot look like a heading.
 */
export function formatInbox(entries: readonly InboxEntry[], columns: number): string {
  return entries.length === 0 ? 'No messages yet.\n' : entries.map((entry) => formatEntry(entry, columns)).join('\n');
}

function formatEntry(entry: InboxEntry, columns: number): string {
  const { id, kind, userId, text, at, cv } = entry;
  const account = userId === null ? 'no account' : `account ${userId}`;
  const heading = [
    `${new Date(at).toISOString()}  ${kind}  ${formatSender(entry)}`,
    `  ${account}, message ${id}, ${describeMail(entry)}`,
    ...(cv === null ? [] : [`  CV ${toPrintable(cv.fileName)}, ${Math.ceil(cv.size / 1_024)} KB`]),
  ];
  const partColumns = columns - MARGIN.length;
  const lines = [
    ...heading.flatMap((line) =>
      wrapLine(line, partColumns).map((part, index) => (index === 0 ? part : INDENT + part)),
    ),
    ...cleanText(text)
      .split(/\r\n|\n|\r/u)
      .flatMap((line) => wrapLine(line, partColumns).map((part) => MARGIN + part)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Formats the sender. Brackets are removed from the name, because they mark the address. */
const formatSender = ({ name, email }: InboxEntry): string =>
  `${toPrintable(name).replaceAll(/[<>]/gu, '')} <${toPrintable(email)}>`;

function describeMail({ mailedAt, isMailPending, attemptCount }: InboxEntry): string {
  if (mailedAt !== null) return `mailed ${new Date(mailedAt).toISOString()}`;
  if (!isMailPending) return 'not mailed';
  return attemptCount === 0 ? 'waiting to be mailed' : `waiting to be mailed, ${attemptCount} failed attempts`;
}
