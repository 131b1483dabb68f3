import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentInspector } from '../../../server/adapters/documents/DocumentInspector.ts';
import { BlobFolder } from '../../../server/adapters/files/BlobFolder.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { ContactDesk } from '../../../server/application/contacts/ContactDesk.ts';
import { CvIntake, MAX_CVS_PER_DAY } from '../../../server/application/contacts/CvIntake.ts';
import type { Blobs } from '../../../server/application/ports/Blobs.ts';
import { randomSecrets } from '../../../server/application/ports/Secrets.ts';
import type { RateLimits } from '../../../server/http/limits.ts';
import { contactRoutes } from '../../../server/http/routes/contacts.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createDoc, createDocx, createPdf } from '../../support/documents.ts';

const TIME_MS = Date.UTC(2026, 0, 31, 12);
const ADA = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const MEGABYTE = 2 ** 20;

interface Answer {
  readonly status: number;
  readonly text: string;
}

describe('the forms of the marketing site', () => {
  let folder: string;
  let store: InMemoryStore;
  let blobs: Blobs;
  let baseUrl: string;
  let stop: () => Promise<unknown>;

  const start = async (rateLimits: RateLimits = { perSession: 100_000, perAddress: 100_000 }) => {
    const { inbox, discardedBlobs } = store;
    const parts = {
      inbox,
      discardedBlobs,
      clock: { now: () => TIME_MS },
      secrets: randomSecrets,
      startMailing: null,
    };
    const cvs = new CvIntake({ ...parts, blobs, inspector: new DocumentInspector() });
    const modules = [contactRoutes(new ContactDesk(parts), cvs)];
    const backend = await BackendUnderTest.start({ store, blobs, modules }, { rateLimits });
    baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
    stop = () => backend.stop();
  };
  const post = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(baseUrl + path, { method: 'POST', ...init });
    return { status: response.status, text: await response.text() };
  };
  const sendContact = (fields: object) =>
    post('/api/contacts/contact', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ADA, ...fields }),
    });
  const sendCareer = (file: Buffer, name: string, fields: Readonly<Record<string, string>> = {}) => {
    const body = new FormData();
    for (const [field, text] of Object.entries({ ...ADA, ...fields })) body.set(field, text);
    body.set('cv', new Blob([new Uint8Array(file)]), name);
    return post('/api/contacts/career', { body });
  };
  /** Stores the maximum number of applications for a day. */
  const storeApplications = async (time: number) => {
    const cv = { id: 'cv', fileName: 'ada.pdf', kind: 'pdf', size: 9 } as const;
    const message = {
      kind: 'career',
      userId: null,
      name: 'Ada',
      email: ADA.email,
      text: 'Hello',
      at: time,
      cv,
    } as const;
    for (let count = 0; count < MAX_CVS_PER_DAY; count += 1)
      await store.inbox.save({ ...message, id: `m${count}` }, null);
  };
  const listFiles = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-cvs-'));
    store = new InMemoryStore();
    blobs = new BlobFolder(folder);
    stop = async () => undefined;
  });
  afterEach(async () => {
    vi.useRealTimers();
    await stop();
    await rm(folder, { recursive: true });
  });

  it('stores a contact message without an account', async () => {
    await start();
    expect(await sendContact({ name: '  Ada ' })).toEqual({ status: 200, text: '{}' });
    expect(await store.inbox.list(9)).toMatchObject([
      { kind: 'contact', userId: null, name: 'Ada', email: 'ada@example.com', text: 'Hello', at: TIME_MS, cv: null },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'ada' }, 'email'],
    [{ email: 'ada@example.com\r\nBcc: eve@example.com' }, 'email'],
    [{ message: '\n' }, 'message'],
    [{ message: 'x'.repeat(5_001) }, 'message'],
  ])('refuses %j and names the field', async (fields, path) => {
    await start();
    const { status, text } = await sendContact(fields);
    expect([status, (JSON.parse(text) as { errors: { path: string }[] }).errors[0]!.path]).toEqual([400, path]);
    expect(await store.inbox.list(9)).toEqual([]);
  });

  it.each([
    ['pdf', async () => createPdf()],
    ['doc', async () => createDoc()],
    ['docx', () => createDocx()],
  ] as const)('stores a .%s for its owner alone, under a name that nobody can guess', async (kind, create) => {
    await start();
    const cv = await create();
    expect(await sendCareer(cv, `Ada Lovelace.${kind.toUpperCase()}`)).toMatchObject({ status: 200 });
    const [message] = await store.inbox.list(9);
    expect(message).toMatchObject({ kind: 'career', cv: { kind, fileName: `Ada Lovelace.${kind}` } });
    const [file, ...others] = await listFiles();
    expect(others).toEqual([]);
    expect(file!.name).toBe(message!.cv!.id);
    expect(file!.name).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/u);
    expect((await stat(join(file!.parentPath, file!.name))).mode & 0o077).toBe(0);
    expect(await blobs.get({ collection: 'cvs', id: message!.cv!.id })).toEqual(cv);
    for (const path of [`/media/${file!.name}`, `/api/cvs/${file!.name}`, `/blobs/cvs/${file!.name}`])
      expect((await fetch(baseUrl + path)).status).toBe(404);
  });

  it('takes 10 MB, and not a byte more', async () => {
    await start();
    const overhead = createPdf().length;
    expect((await sendCareer(createPdf(' '.repeat(10 * MEGABYTE - overhead - 20)), 'ada.pdf')).status).toBe(200);
    const answer = await sendCareer(Buffer.alloc(10 * MEGABYTE + 1, 32), 'ada.pdf');
    expect(answer).toMatchObject({ status: 415, text: expect.stringContaining('at most 10 MB') as string });
    expect(await listFiles()).toHaveLength(1);
  });

  it('refuses hostile files with a reason, and keeps nothing of them', async () => {
    await start();
    const docx = await createDocx();
    const refusedFiles: readonly (readonly [Buffer, string, RegExp])[] = [
      [Buffer.from('MZ'), 'ada.exe', /as a \.pdf, \.doc or \.docx/u],
      [createPdf(), 'ada.pdf.exe', /as a \.pdf, \.doc or \.docx/u],
      [createPdf(), 'ada.exe.pdf', /ending of a program/u],
      [docx, 'ada.pdf', /does not match its content/u],
      [createPdf(), 'ada.docx', /does not match its content/u],
      [Buffer.alloc(0), 'ada.pdf', /empty/u],
      [createPdf().subarray(0, 200), 'ada.pdf', /incomplete or damaged/u],
      [docx.subarray(0, -30), 'ada.docx', /incomplete or damaged/u],
      [Buffer.from('<script>alert(1)</script>'), 'ada.doc', /not a PDF or Word document/u],
      [Buffer.concat([createPdf(), docx]), 'ada.pdf', /two kinds at once/u],
    ];
    for (const [file, name, reason] of refusedFiles) {
      const { status, text } = await sendCareer(file, name);
      expect([name, status, (JSON.parse(text) as { errors: { message: string }[] }).errors[0]!.message]).toEqual([
        name,
        415,
        expect.stringMatching(reason),
      ]);
    }
    expect([await store.inbox.list(9), await listFiles()]).toEqual([[], []]);
  });

  it('keeps no file of a form whose fields are refused, or that has none', async () => {
    await start();
    expect((await sendCareer(createPdf(), 'ada.pdf', { email: 'nobody' })).status).toBe(400);
    const body = new FormData();
    for (const [field, text] of Object.entries(ADA)) body.set(field, text);
    expect(await post('/api/contacts/career', { body })).toMatchObject({
      status: 400,
      text: expect.stringContaining('"path":"cv"') as string,
    });
    expect([await store.inbox.list(9), await listFiles()]).toEqual([[], []]);
  });

  it('refuses a file of another field at once, however large', async () => {
    await start();
    const body = new FormData();
    for (const [field, text] of Object.entries(ADA)) body.set(field, text);
    body.set('photo', new Blob([new Uint8Array(3 * MEGABYTE)]), 'ada.pdf');
    expect(await post('/api/contacts/career', { body })).toMatchObject({
      status: 400,
      text: expect.stringContaining('unexpected file') as string,
    });
  });

  it('answers a program that fills in the hidden field as any other, and stores nothing', async () => {
    await start();
    const answers = [
      await sendContact({ website: 'https://spam.example' }),
      await sendCareer(createPdf(), 'ada.pdf', { website: 'https://spam.example' }),
    ];
    expect(answers).toEqual(Array(2).fill({ status: 200, text: '{}' }));
    expect([await store.inbox.list(9), await listFiles()]).toEqual([[], []]);
  });

  it('lets one address send five messages in ten minutes', async () => {
    await start({ perSession: 600, perAddress: 3_000 });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await sendContact({})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await store.inbox.list(9)).toHaveLength(5);
  });

  it('lets one address send twenty CVs in a day', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await start({ perSession: 600, perAddress: 3_000 });
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      if (count % 5 === 0) vi.advanceTimersByTime(600_000);
      statuses.push((await sendCareer(createPdf(), 'ada.pdf')).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await sendContact({})).status).toBe(200);
  });

  it('answers 503 when the disk is full, and keeps nothing', async () => {
    const fullBlobs = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const { put } = blobs;
    blobs.put = async (key, bytes) => {
      for await (const _chunk of bytes as AsyncIterable<Uint8Array>) throw fullBlobs;
      return put.call(blobs, key, bytes);
    };
    await start();
    const { status, text } = await sendCareer(createPdf(), 'ada.pdf');
    expect(status).toBe(503);
    expect(text).not.toContain('ENOSPC');
    expect([await store.inbox.list(9), await listFiles()]).toEqual([[], []]);
  });

  it('takes no more CVs in a day than the disk can bear', async () => {
    await storeApplications(TIME_MS);
    await start();
    expect((await sendCareer(createPdf(), 'ada.pdf')).status).toBe(503);
    expect((await sendContact({})).status).toBe(200);
  });

  it('accepts a CV even if many arrived while the clock was ahead', async () => {
    await storeApplications(TIME_MS + 30 * 86_400_000);
    await start();
    expect((await sendCareer(createPdf(), 'ada.pdf')).status).toBe(200);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    await start();
    const upload = openRequest(`${baseUrl}/api/contacts/career`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1_000_000 },
    });
    upload.on('error', () => undefined);
    upload.write('--b\r\nContent-Disposition: form-data; name="cv"; filename="ada.pdf"\r\n\r\n%PDF-1.4\n');
    upload.write(Buffer.alloc(200_000, 32));
    await expect.poll(async () => (await listFiles()).length).toBe(1);
    upload.destroy();
    await expect.poll(async () => (await listFiles()).length).toBe(0);
    expect(await store.inbox.list(9)).toEqual([]);
  });
});
