import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../../../server/adapters/memory/InMemoryBlobs.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { SupportDesk } from '../../../server/application/mail/SupportDesk.ts';
import { randomSecrets } from '../../../server/application/ports/Secrets.ts';
import { supportRoutes } from '../../../server/http/routes/support.ts';
import { startMailing } from '../../../server/startMailing.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { MailServer } from '../../support/MailServer.ts';

const TIME_MS = Date.UTC(2026, 0, 31, 12);

describe('POST /api/user/{id}/support', () => {
  let store: InMemoryStore;
  let now: number;
  const clock = { now: () => now };
  let closeFunctions: (() => unknown)[];
  let send: (message: string, id?: string) => Promise<number>;
  const log = { warn: () => undefined };

  async function startBackend(smtpUrl: string | null) {
    const smtp = smtpUrl === null ? null : { url: smtpUrl, from: 'shop@example.com', to: 'help@example.com' };
    const mailing = startMailing(smtp, { inbox: store.inbox, blobs: new InMemoryBlobs(), clock, log });
    const desk = new SupportDesk({
      ...{ inbox: store.inbox, users: store.users, clock, secrets: randomSecrets },
      startMailing: mailing?.start ?? null,
    });
    const backend = await BackendUnderTest.start({ store, modules: [supportRoutes(desk)] });
    closeFunctions.push(() => backend.stop());
    if (mailing) closeFunctions.push(() => mailing.stop());
    const headers = await backend.signIn('anna');
    send = async (message, id = 'anna') =>
      (await backend.post(`/api/user/${id}/support`, { message }, headers)).statusCode;
  }

  beforeEach(() => {
    store = new InMemoryStore();
    now = TIME_MS;
    closeFunctions = [];
  });
  afterEach(async () => {
    for (const close of closeFunctions.toReversed()) await close();
  });

  it('stores the message with who wrote it', async () => {
    await startBackend(null);
    expect(await send('Where is my order?')).toBe(200);
    expect(await store.inbox.list(9)).toMatchObject([
      { userId: 'anna', email: 'anna@example.com', text: 'Where is my order?', at: TIME_MS, isMailPending: false },
    ]);
  });

  it.each(['', ' \n\t ', 'x'.repeat(5_001)])('refuses an empty or very long message (case %#)', async (message) => {
    await startBackend(null);
    expect(await send(message)).toBe(400);
    expect(await store.inbox.list(9)).toEqual([]);
  });

  it('refuses a message in the name of another shopper', async () => {
    await startBackend(null);
    expect(await send('Hello', 'eve')).toBe(403);
    expect(await store.inbox.list(9)).toEqual([]);
  });

  it('answers at once while the mail server is down, and mails when it is back', async () => {
    const closedServer = await MailServer.start();
    const { port, url } = closedServer;
    await closedServer.stop();
    await startBackend(url);
    expect(await send('Where is my order?')).toBe(200);
    await expect.poll(async () => (await store.inbox.list(9))[0]).toMatchObject({ attemptCount: 1 });
    expect((await store.inbox.list(9))[0]).toMatchObject({ isMailPending: true, mailedAt: null });
    const server = await MailServer.start(port);
    closeFunctions.push(() => server.stop());
    now += 120_000;
    expect(await send('Second')).toBe(200);
    await expect.poll(() => server.mails.length).toBe(2);
    expect(server.mails[0]!.source).toContain('Where is my order?');
    expect((await store.inbox.list(9)).every(({ mailedAt }) => mailedAt === now)).toBe(true);
  });
});
