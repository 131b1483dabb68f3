import type { InboxEntry } from '../application/ports/Inbox.ts';
import { cleanText, printable } from '../domain/text/cleanText.ts';

/** Messages for a terminal. What people wrote cannot control the terminal or forge a heading. */
export function formatInbox(entries: readonly InboxEntry[]): string {
  return entries.length === 0 ? 'No messages yet.\n' : entries.map(formatEntry).join('\n');
}

function formatEntry(entry: InboxEntry): string {
  const { id, kind, name, email, userId, text, at, cv } = entry;
  const account = userId === null ? 'no account' : `account ${userId}`;
  const attached = cv === null ? '' : `\n  CV ${printable(cv.fileName)}, ${Math.ceil(cv.size / 1_024)} KB`;
  const heading = `${new Date(at).toISOString()}  ${kind}  ${printable(name)} <${printable(email)}>`;
  const lines = cleanText(text).split(/\r\n|\n|\r/u);
  return `${heading}\n  ${account}, message ${id}, ${describeMail(entry)}${attached}\n${lines.map((line) => `  | ${line}\n`).join('')}`;
}

function describeMail({ mailedAt, isMailPending, attemptCount }: InboxEntry): string {
  if (mailedAt !== null) return `mailed ${new Date(mailedAt).toISOString()}`;
  if (!isMailPending) return 'not mailed';
  return attemptCount === 0 ? 'waiting to be mailed' : `waiting to be mailed, ${attemptCount} failed attempts`;
}
