import { writeFile } from 'node:fs/promises';
import type { Blobs } from '../application/ports/Blobs.ts';
import type { Inbox, InboxEntry } from '../application/ports/Inbox.ts';
import { formatInbox } from './formatInbox.ts';
import type { InboxCommand } from './InboxCommand.ts';

export interface InboxCommandDependencies {
  readonly inbox: Pick<Inbox, 'list' | 'byId'>;
  readonly blobs: Pick<Blobs, 'get'>;
  /** The width of the terminal. */
  readonly columns: number;
}

/** Only the operator's user may read CVs. */
const PRIVATE_FILE_MODE = 0o600;

/** Runs the command. Resolves to the text to print. Rejects with a message for the operator. */
export async function runInboxCommand(command: InboxCommand, dependencies: InboxCommandDependencies): Promise<string> {
  const { inbox, blobs, columns } = dependencies;
  if (command.name === 'list') return formatInbox(await inbox.list(command.count), columns);
  const message = await inbox.byId(command.id);
  if (message === null) throw new Error('There is no message with this id.');
  return command.name === 'read' ? formatInbox([message], columns) : saveCv(message, command.path, blobs);
}

/** Saves a CV. Does not overwrite an existing file. */
async function saveCv({ cv }: InboxEntry, path: string, blobs: Pick<Blobs, 'get'>): Promise<string> {
  if (cv === null) throw new Error('This message has no CV.');
  const bytes = await blobs.get({ collection: 'cvs', id: cv.id });
  if (bytes === null)
    throw new Error('The file of this CV is missing. It is in the data folder of the node that took it.');
  await writeFile(path, bytes, { flag: 'wx', mode: PRIVATE_FILE_MODE }).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EEXIST' ? new Error(`${path} exists already.`, { cause }) : cause;
  });
  return `Saved ${path}.\n`;
}
