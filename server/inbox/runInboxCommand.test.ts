import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../adapters/memory/InMemoryBlobs.ts';
import { InMemoryInbox } from '../adapters/memory/InMemoryInbox.ts';
import type { InboxMessage } from '../application/ports/Inbox.ts';
import { parseInboxCommand } from './InboxCommand.ts';
import { runInboxCommand } from './runInboxCommand.ts';

const MESSAGE: InboxMessage = {
  id: 'm1',
  kind: 'career',
  userId: null,
  name: 'Ada',
  email: 'ada@example.com',
  text: 'Hello',
  at: Date.UTC(2026, 0, 31, 12),
  cv: { id: 'cv-1', fileName: 'Ada.pdf', kind: 'pdf', size: 2_000 },
};

describe('npm run inbox', () => {
  let folder: string;
  let inbox: InMemoryInbox;
  let blobs: InMemoryBlobs;
  const run = (...args: string[]) => runInboxCommand(parseInboxCommand(args), { inbox, blobs, columns: 80 });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-inbox-'));
    inbox = new InMemoryInbox();
    blobs = new InMemoryBlobs();
    await inbox.save(MESSAGE, null);
    await inbox.save({ ...MESSAGE, id: 'm2', kind: 'contact', cv: null }, null);
    await blobs.put({ collection: 'cvs', id: 'cv-1' }, Buffer.from('%PDF-1.7'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('lists and reads messages, with their CVs', async () => {
    expect(await run()).toMatch(/message m2[^]*message m1/u);
    expect(await run('1')).not.toContain('message m1');
    expect(await run('read', 'm1')).toBe(
      '2026-01-31T12:00:00.000Z  career  Ada <ada@example.com>\n' +
        '  no account, message m1, not mailed\n  CV Ada.pdf, 2 KB\n  | Hello\n',
    );
  });

  it('saves a CV for the operator alone, and never replaces a file', async () => {
    const path = join(folder, 'ada.pdf');
    expect(await run('save', 'm1', path)).toBe(`Saved ${path}.\n`);
    expect(await readFile(path, 'utf8')).toBe('%PDF-1.7');
    expect((await stat(path)).mode & 0o077).toBe(0);
    await expect(run('save', 'm1', path)).rejects.toThrow('exists already');
  });

  it('tells what is missing', async () => {
    await expect(run('read', 'm9')).rejects.toThrow('There is no message with this id.');
    await expect(run('save', 'm2', join(folder, 'x'))).rejects.toThrow('This message has no CV.');
    await blobs.remove({ collection: 'cvs', id: 'cv-1' });
    await expect(run('save', 'm1', join(folder, 'x'))).rejects.toThrow('missing');
  });

  it.each([['read'], ['save', 'm1'], ['0'], ['many'], ['read', 'm1', 'x'], ['50', 'x']])(
    'explains itself (%j)',
    (...args) => {
      expect(() => parseInboxCommand(args)).toThrow('Usage:');
    },
  );
});
