import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../../../server/adapters/memory/InMemoryBlobs.ts';
import { InMemorySearches } from '../../../server/adapters/memory/InMemorySearches.ts';
import { InMemorySessions } from '../../../server/adapters/memory/InMemorySessions.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { StoreUnavailableError } from '../../../server/application/ports/Store.ts';
import { BackendUnderTest, LIFETIME_MS } from '../../support/backendUnderTest.ts';

const rejectWithFullDisk = () => Promise.reject(new StoreUnavailableError('No space left on device'));

async function encodeForm(form: FormData) {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  return { headers: { 'content-type': request.headers.get('content-type')! }, payload };
}

describe('a store that cannot write', () => {
  const start = async (brokenParts: { isSaveBroken?: boolean; isExtendBroken?: boolean }) => {
    const memoryStore = new InMemoryStore();
    const searches = Object.assign(
      new InMemorySearches(),
      brokenParts.isSaveBroken === true && { save: rejectWithFullDisk },
    );
    const sessions = Object.assign(
      new InMemorySessions(),
      brokenParts.isExtendBroken === true && { extend: rejectWithFullDisk },
    );
    const logLines: string[] = [];
    const backend = await BackendUnderTest.start(
      { store: Object.assign(memoryStore, { searches, sessions }) },
      {
        logger: { level: 'warn', stream: { write: (line: string) => void logLines.push(line) } },
      },
    );
    return { backend, lines: logLines, anna: await backend.signIn('anna') };
  };

  it('lets shoppers search, and logs a warning without the query', async () => {
    const { backend, lines: logLines, anna } = await start({ isSaveBroken: true });
    const answer = await backend.post('/api/search', { user_id: 'anna', query: 'a secret blazer' }, anna);
    expect([answer.statusCode, answer.json<{ items: unknown[] }>().items.length > 0]).toEqual([200, true]);
    expect(logLines.join()).toContain('could not be stored');
    expect(logLines.join()).not.toContain('secret');
    await backend.stop();
  });

  it('answers 503 to an upload whose bytes cannot be written, and keeps no record of it', async () => {
    const store = new InMemoryStore();
    const blobs = Object.assign(new InMemoryBlobs(), { put: () => Promise.reject(new Error('EROFS: read-only')) });
    const backend = await BackendUnderTest.start({ store, blobs });
    const anna = await backend.signIn('anna');
    await store.poses.recordConsent('anna', 1);
    const photo = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#2040a0' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'me.jpg');
    const { headers, payload } = await encodeForm(form);
    const url = '/api/pose/user/anna';
    const answer = await backend.call({ method: 'POST', url, headers: { ...anna, ...headers }, payload });
    expect([answer.statusCode, answer.headers['retry-after'], await store.poses.listOf('anna')]).toEqual([
      503,
      expect.any(String),
      [],
    ]);
    expect(answer.body).not.toContain('EROFS');
    await backend.stop();
  });

  it('accepts sessions that it cannot extend', async () => {
    const { backend, anna } = await start({ isExtendBroken: true });
    backend.time.now += LIFETIME_MS / 2;
    const answer = await backend.call({ method: 'GET', url: '/api/user/anna', headers: anna });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    await backend.stop();
  });
});
