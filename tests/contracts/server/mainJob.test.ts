import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ServerDatabase } from '../../../server/adapters/postgres/ServerDatabase.ts';
import type { Attachment } from '../../../contract/attachment.ts';
import type { RankResponse } from '../../../contract/chat.ts';
import type { Item } from '../../../contract/item.ts';
import type { SearchResponse } from '../../../contract/search.ts';
import { startTestBackend } from '../../support/startBackend.ts';
import type { StartedBackend } from '../../support/startBackend.ts';

type Found = z.output<typeof SearchResponse>;
type Talk = z.output<typeof RankResponse>;
type WireItem = z.output<typeof Item>;

type Environment = Readonly<Record<string, string>>;
interface MadeStore {
  readonly environment: Environment;
  readonly drop: () => Promise<void>;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** A new database on the test server. */
async function newDatabase(): Promise<MadeStore> {
  const name = `job_${randomUUID().replaceAll('-', '')}`;
  const admin = await ServerDatabase.open(serverUrl!, (cause) => {
    throw cause;
  });
  await admin.query(`CREATE DATABASE ${name}`);
  return {
    environment: { DATABASE_URL: String(new URL(name, serverUrl)) },
    drop: async () => {
      await admin.query(`DROP DATABASE ${name}`);
      await admin.close();
    },
  };
}

const STORES: readonly { readonly name: string; readonly make: () => Promise<MadeStore> }[] = [
  { name: 'the embedded store', make: async () => ({ environment: {}, drop: async () => undefined }) },
  ...(serverUrl === undefined ? [] : [{ name: 'a PostgreSQL server', make: newDatabase }]),
];

/** Search, view, narrow, add to the wishlist: on the real store, the real engine and real HTTP. */
describe.each(STORES)('the main job on $name', ({ make }) => {
  let environment: Environment;
  let drop: () => Promise<void>;
  let dataDir: string;
  let backend: StartedBackend;
  let anna: { cookie: string; userId: string };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atelier-job-'));
    ({ environment, drop } = await make());
    backend = await startTestBackend({ dataDir, environment });
    anna = await backend.signInAs('anna@example.com');
  });
  afterAll(async () => {
    await backend.stop();
    await drop();
    await rm(dataDir, { recursive: true });
  });

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(backend.origin + path, {
      method,
      headers: { cookie: anna.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.text().then((text) => (text === '' ? undefined : JSON.parse(text)))) as T;
  }
  const search = (more: object) =>
    call<Found>('POST', '/api/search', {
      user_id: anna.userId,
      query: 'navy linen blazer for a summer wedding under $200, not double-breasted',
      ...more,
    });

  it('finds the right garments and reports how it understood the query', async () => {
    const { items, deep_search_items: picks, filters } = await search({});
    expect(filters).toMatchObject({ priceRangeMax: 200, color: ['Blue'] });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ price, colors }) => price <= 200 && colors?.includes('Blue'))).toBe(true);
    expect(items.map(({ rank }) => rank)).toEqual(items.map((_, i) => i + 1));
    expect(items[0]?.semantic_search_description.toLowerCase()).toMatch(/blazer in .*linen/u);
    expect(picks.every(({ reason }) => (reason ?? '').length > 0)).toBe(true);
  });

  it("applies the shopper's filters", async () => {
    const { filters } = await search({});
    const narrowed = await search({ filters: { ...filters, priceRangeMax: 160 }, filters_are_final: true });
    expect(narrowed.filters.priceRangeMax).toBe(160);
    expect(narrowed.items.length).toBeGreaterThan(0);
    expect(narrowed.items.every(({ price }) => price <= 160)).toBe(true);
  });

  it('opens one, with its pictures, similar items and a look', async () => {
    const [best] = (await search({})).items;
    const item = await call<WireItem>('GET', `/api/item/${best!.id}`);
    expect(item).toMatchObject({ ...best, rank: 0 });
    const similar = (mode: string) =>
      call<Record<string, WireItem>>('POST', '/api/item/similar', {
        user_id: anna.userId,
        id: item.id,
        id_type: mode,
        query: item.semantic_search_description,
      });
    for (const mode of ['item', 'completeTheLook']) {
      const others = await similar(mode);
      expect(Object.keys(others).length).toBeGreaterThan(0);
      expect(others[item.id]).toBeUndefined();
    }
    for (const url of item.image_urls) {
      const picture = await fetch(`${backend.origin}${url}?w=320`, {
        headers: { accept: 'image/avif,image/webp,*/*' },
      });
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
    }
  });

  it('stores it with the search, also after a restart', async () => {
    const found = await search({});
    const kept = found.items[0]!;
    await call('POST', `/api/wishlist/${anna.userId}/${kept.id}`, {});
    await backend.stop();
    backend = await startTestBackend({ dataDir, environment });
    expect(Object.keys(await call<object>('GET', `/api/wishlist/${anna.userId}`))).toEqual([kept.id]);
    const again = await call<Found>('POST', `/api/search/history/search/${found.search_id}`, { user_id: anna.userId });
    const stored = { ...found, facets: undefined };
    delete stored.facets;
    expect(again).toMatchObject(stored);
  });

  it('analyzes a photo, shows it after a restart, and finds similar items', async () => {
    const url = (await search({ query: 'red dress' })).items[0]!.image_urls[0]!;
    const form = new FormData();
    form.set('user_id', anna.userId);
    form.set('context', 'chat_attachment');
    form.set('file', await (await fetch(backend.origin + url)).blob(), 'photo.avif');
    const answer = await fetch(`${backend.origin}/api/item/attachment`, {
      method: 'POST',
      headers: { cookie: anna.cookie },
      body: form,
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    const photo = (await answer.json()) as z.output<typeof Attachment>;
    expect(photo.colors[0]).toBe('Red');
    expect(photo.kinds.length).toBeGreaterThan(1);
    await backend.stop();
    backend = await startTestBackend({ dataDir, environment });
    const kept = await fetch(backend.origin + photo.url, { headers: { cookie: anna.cookie } });
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const attachments = [{ id: photo.id, context: 'chat_attachment', kind: 'dress' }];
    const found = await search({ query: '', attachments });
    const nearest = found.items.slice(0, 8);
    expect(nearest.flatMap(({ image_urls }) => image_urls)).toContain(url);
    expect(nearest.filter(({ colors }) => colors?.includes('Red')).length).toBeGreaterThanOrEqual(nearest.length / 2);
    const talk = await call<Talk>('POST', '/api/chat', {
      user_id: anna.userId,
      query: 'something like this',
      attachments,
    });
    expect(talk.quick_pick_items.length).toBeGreaterThan(0);
  });

  it('continues a conversation with the stylist after a restart', async () => {
    const talk = (query: string, more: object = {}) =>
      call<Talk>('POST', '/api/chat', { user_id: anna.userId, query, ...more });
    const first = await talk('a navy linen blazer');
    expect(first.intent).toBe('search');
    expect(first.reply.length).toBeGreaterThan(20);
    expect(first.quick_pick_items[0]?.semantic_search_description.toLowerCase()).toMatch(/blazer in .*linen/u);
    await backend.stop();
    backend = await startTestBackend({ dataDir, environment });
    const dearest = Math.max(...first.quick_pick_items.map(({ price }) => price));
    const second = await talk('cheaper', { chat_id: first.chat_id, filters: first.updated_filters ?? undefined });
    expect(second.updated_filters?.priceRangeMax).toBeLessThan(dearest);
    expect(second.quick_pick_items.every(({ price, colors }) => price < dearest && colors?.includes('Blue'))).toBe(
      true,
    );
    const { messages } = await call<{ messages: { item_ids: string[] }[] }>(
      'POST',
      `/api/chat/history/chat/${first.chat_id}`,
      { user_id: anna.userId },
    );
    expect(messages.map(({ item_ids: ids }) => ids)).toEqual([
      [],
      first.quick_pick_items.map(({ id }) => id),
      [],
      second.quick_pick_items.map(({ id }) => id),
    ]);
  });

  it('reports readiness only when ready', async () => {
    expect(await call('GET', '/api/health')).toEqual({ status: 'ok', items: await backend.store.catalogue.count() });
  });
});
