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

type SearchAnswer = z.output<typeof SearchResponse>;
type ChatAnswer = z.output<typeof RankResponse>;
type WireItem = z.output<typeof Item>;

type Environment = Readonly<Record<string, string>>;
interface StoreSetup {
  readonly environment: Environment;
  readonly dropStore: () => Promise<void>;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** A new database on the test server. */
async function createDatabase(): Promise<StoreSetup> {
  const name = `job_${randomUUID().replaceAll('-', '')}`;
  const admin = await ServerDatabase.open(serverUrl!, (cause) => {
    throw cause;
  });
  await admin.query(`CREATE DATABASE ${name}`);
  return {
    environment: { DATABASE_URL: String(new URL(name, serverUrl)) },
    dropStore: async () => {
      await admin.query(`DROP DATABASE ${name}`);
      await admin.close();
    },
  };
}

const STORES: readonly { readonly name: string; readonly createStore: () => Promise<StoreSetup> }[] = [
  { name: 'the embedded store', createStore: async () => ({ environment: {}, dropStore: async () => undefined }) },
  ...(serverUrl === undefined ? [] : [{ name: 'a PostgreSQL server', createStore: createDatabase }]),
];

/** Search, view, filter, and add to the wishlist, with the real store, engine and HTTP server. */
describe.each(STORES)('the main job on $name', ({ createStore }) => {
  let environment: Environment;
  let dropStore: () => Promise<void>;
  let dataDir: string;
  let backend: StartedBackend;
  let anna: { cookie: string; userId: string };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atelier-job-'));
    ({ environment, dropStore } = await createStore());
    backend = await startTestBackend({ dataDir, environment });
    anna = await backend.signInAs('anna@example.com');
  });
  afterAll(async () => {
    await backend.stop();
    await dropStore();
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
  const search = (moreFields: object) =>
    call<SearchAnswer>('POST', '/api/search', {
      user_id: anna.userId,
      query: 'navy linen blazer for a summer wedding under $200, not double-breasted',
      ...moreFields,
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
    const narrowedResult = await search({ filters: { ...filters, priceRangeMax: 160 }, filters_are_final: true });
    expect(narrowedResult.filters.priceRangeMax).toBe(160);
    expect(narrowedResult.items.length).toBeGreaterThan(0);
    expect(narrowedResult.items.every(({ price }) => price <= 160)).toBe(true);
  });

  it('opens one, with its pictures, similar items and a look', async () => {
    const [best] = (await search({})).items;
    const item = await call<WireItem>('GET', `/api/item/${best!.id}`);
    expect(item).toMatchObject({ ...best, rank: 0 });
    const fetchSimilar = (mode: string) =>
      call<Record<string, WireItem>>('POST', '/api/item/similar', {
        user_id: anna.userId,
        id: item.id,
        id_type: mode,
        query: item.semantic_search_description,
      });
    for (const mode of ['item', 'completeTheLook']) {
      const otherItems = await fetchSimilar(mode);
      expect(Object.keys(otherItems).length).toBeGreaterThan(0);
      expect(otherItems[item.id]).toBeUndefined();
    }
    for (const url of item.image_urls) {
      const picture = await fetch(`${backend.origin}${url}?w=320`, {
        headers: { accept: 'image/avif,image/webp,*/*' },
      });
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
    }
  });

  it('stores it with the search, also after a restart', async () => {
    const searchResult = await search({});
    const keptItem = searchResult.items[0]!;
    await call('POST', `/api/wishlist/${anna.userId}/${keptItem.id}`, {});
    await backend.stop();
    backend = await startTestBackend({ dataDir, environment });
    expect(Object.keys(await call<object>('GET', `/api/wishlist/${anna.userId}`))).toEqual([keptItem.id]);
    const reopenedSearch = await call<SearchAnswer>('POST', `/api/search/history/search/${searchResult.search_id}`, {
      user_id: anna.userId,
    });
    const storedAnswer = { ...searchResult, facets: undefined };
    delete storedAnswer.facets;
    expect(reopenedSearch).toMatchObject(storedAnswer);
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
    const photoFile = await fetch(backend.origin + photo.url, { headers: { cookie: anna.cookie } });
    expect([photoFile.status, photoFile.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const attachments = [{ id: photo.id, context: 'chat_attachment', kind: 'dress' }];
    const searchResult = await search({ query: '', attachments });
    const nearestItems = searchResult.items.slice(0, 8);
    expect(nearestItems.flatMap(({ image_urls }) => image_urls)).toContain(url);
    expect(nearestItems.filter(({ colors }) => colors?.includes('Red')).length).toBeGreaterThanOrEqual(
      nearestItems.length / 2,
    );
    const chatAnswer = await call<ChatAnswer>('POST', '/api/chat', {
      user_id: anna.userId,
      query: 'something like this',
      attachments,
    });
    expect(chatAnswer.quick_pick_items.length).toBeGreaterThan(0);
  });

  it('continues a conversation with the stylist after a restart', async () => {
    const chat = (query: string, moreFields: object = {}) =>
      call<ChatAnswer>('POST', '/api/chat', { user_id: anna.userId, query, ...moreFields });
    const firstAnswer = await chat('a navy linen blazer');
    expect(firstAnswer.intent).toBe('search');
    expect(firstAnswer.reply.length).toBeGreaterThan(20);
    expect(firstAnswer.quick_pick_items[0]?.semantic_search_description.toLowerCase()).toMatch(/blazer in .*linen/u);
    await backend.stop();
    backend = await startTestBackend({ dataDir, environment });
    const highestPrice = Math.max(...firstAnswer.quick_pick_items.map(({ price }) => price));
    const secondAnswer = await chat('cheaper', {
      chat_id: firstAnswer.chat_id,
      filters: firstAnswer.updated_filters ?? undefined,
    });
    expect(secondAnswer.updated_filters?.priceRangeMax).toBeLessThan(highestPrice);
    expect(
      secondAnswer.quick_pick_items.every(({ price, colors }) => price < highestPrice && colors?.includes('Blue')),
    ).toBe(true);
    const { messages } = await call<{ messages: { item_ids: string[] }[] }>(
      'POST',
      `/api/chat/history/chat/${firstAnswer.chat_id}`,
      { user_id: anna.userId },
    );
    expect(messages.map(({ item_ids: ids }) => ids)).toEqual([
      [],
      firstAnswer.quick_pick_items.map(({ id }) => id),
      [],
      secondAnswer.quick_pick_items.map(({ id }) => id),
    ]);
  });

  it('reports readiness only when ready', async () => {
    expect(await call('GET', '/api/health')).toEqual({ status: 'ok', items: await backend.store.catalogue.count() });
  });
});
