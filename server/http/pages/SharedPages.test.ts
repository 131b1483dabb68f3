import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderSharedMarkdown, renderSharedPage } from '../../../src/composition/public/sharedPage.tsx';
import { writeLlmsText } from '../../../src/composition/public/writeLlmsText.ts';
import { BackendUnderTest } from '../../../tests/support/backendUnderTest.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { REMEMBERED_MS } from '../../application/catalogue/SharedPieces.ts';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import { answerUnknown, sendAppPage } from '../client.ts';
import type { AppDependencies } from '../AppParts.ts';
import type { PageSource } from './PageRenderer.ts';
import { servePublicFiles } from './servePublicFiles.ts';
import { SharedPages } from './SharedPages.ts';

const APP = '<head><title>Atelier</title></head><body><div id="root">Loading...</div></body>';
const SOURCE: PageSource = {
  readDocument: async () => APP,
  sharedPageStyles: '<link rel="stylesheet" href="/assets/piece.css">',
  getRenderer: async () => ({ renderSharedPage, renderSharedMarkdown, writeLlmsText }),
};

const serveClient: AppDependencies['serveClient'] = (app, parts) => {
  const sharedPages = new SharedPages(app, SOURCE, parts);
  servePublicFiles(app, SOURCE, parts.publicOrigin);
  answerUnknown(app, (request, reply) => sendAppPage(request, reply, sharedPages, () => reply.send(APP)));
};

describe('the pages of shared links', () => {
  let backend: BackendUnderTest;

  beforeEach(async () => {
    backend = await BackendUnderTest.start({ serveClient }, { rateLimits: { perSession: 100_000, perAddress: 100 } });
  });
  afterEach(() => backend.stop());

  const get = (url: string, headers: Record<string, string> = {}) =>
    backend.call({ method: 'GET', url, headers: { accept: 'text/html', host: 'localhost:3000', ...headers } });

  it("puts the piece before the app's root, with its own head", async () => {
    const answer = await get('/?item=blazer&tab=search');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toMatch(/<div id="shared-piece" data-item="blazer">.*<\/div><div id="root">Loading/su);
    expect(answer.body).toContain('<title>Navy Linen Blazer');
    expect(answer.body).not.toContain('<title>Atelier</title>');
    expect(answer.body).toContain('href="http://localhost:3000/?item=blazer"');
    expect(answer.body).toContain('/assets/piece.css');
    expect(answer.headers['x-robots-tag']).toBeUndefined();
    expect(answer.headers['vary']).toContain('cookie');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it.each(['/', '/?item=', '/onboarding?item=blazer', '/?tab=search'])(
    'serves the app at %s, unlisted',
    async (url) => {
      const answer = await get(url);
      expect(answer.body).toBe(APP);
      expect(answer.headers['x-robots-tag']).toBe('noindex');
    },
  );

  it('serves the app to a browser with a session', async () => {
    const answer = await get('/?item=blazer', { cookie: 'atelier_session=a-token' });
    expect(answer.body).toBe(APP);
  });

  it.each(['nothing', '../../etc/passwd', '<script>', '%00', 'x'.repeat(500)])('answers 404 for %j', async (id) => {
    const answer = await get(`/?item=${encodeURIComponent(id)}`);
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(answer.body).toContain('This piece is not here');
    expect(answer.body).toContain('<div id="root">');
    expect(answer.body).not.toContain('<script>');
  });

  it.each(['/?item=blazer', '/item/blazer.md', '/robots.txt', '/sitemap.xml', '/llms.txt'])(
    'takes the host of %s from no header that a visitor may add on the way to the proxy',
    async (url) => {
      const proxiedBackend = await BackendUnderTest.start({ serveClient }, { trustProxy: 1 });
      const answer = await proxiedBackend.call({
        method: 'GET',
        url,
        headers: { host: 'localhost:3000', 'x-forwarded-host': '203.0.113.9' },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('203.0.113.9');
      await proxiedBackend.stop();
    },
  );

  it('shows a withdrawn piece as no longer sold, unlisted', async () => {
    await backend.store.catalogue.importAll('demo', [[createCatalogueItem({ id: 'tee' })]], undefined, {
      isComplete: true,
    });
    const answer = await get('/?item=blazer');
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(answer.body).toContain('No longer sold');
  });

  it('answers 304 to a browser that has the page', async () => {
    const { headers } = await get('/?item=blazer');
    const answer = await get('/?item=blazer', { 'if-none-match': String(headers['etag']) });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it.each([
    ['after a minute', REMEMBERED_MS],
    ['once the clock was set back', -REMEMBERED_MS],
  ])('shows a new price %s', async (_when, passedMs) => {
    const readPrice = async () => /\$[\d.]+/u.exec((await get('/?item=blazer')).body)?.[0];
    expect(await readPrice()).toBe('$189.50');
    await backend.store.catalogue.importAll('demo', [[createCatalogueItem({ id: 'blazer', priceCents: 10_000 })]]);
    expect(await readPrice()).toBe('$189.50');
    backend.time.now += passedMs;
    expect(await readPrice()).toBe('$100');
  });

  it.each(['//', '//[', '//:99999/', '/\\', '//?item=blazer', '/item/blazer'])(
    'opens the app at an odd address without a warning: %s',
    async (path) => {
      const warnings: Error[] = [];
      const noteWarning = (warning: Error) => void warnings.push(warning);
      process.on('warning', noteWarning);
      await backend.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = backend.app.server.address() as AddressInfo;
      const [answer] = (await once(request({ port, path, headers: { accept: 'text/html' } }).end(), 'response')) as [
        IncomingMessage,
      ];
      expect([answer.statusCode, await text(answer)]).toEqual([200, APP]);
      await setImmediate();
      process.off('warning', noteWarning);
      expect(warnings).toEqual([]);
    },
  );

  it('limits the pages of one address', async () => {
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push((await get('/?item=blazer')).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 429]);
    expect((await get('/item/blazer.md')).headers['retry-after']).toBeDefined();
    expect((await get('/')).statusCode).toBe(200);
  });

  it('still opens the login if the store does not answer, and asks it again the next time', async () => {
    await backend.stop();
    const failingStore = new InMemoryStore();
    let failures = 1;
    const byId = failingStore.catalogue.byId.bind(failingStore.catalogue);
    failingStore.catalogue.byId = async (id) => {
      if (failures-- > 0) throw new StoreUnavailableError('down');
      return byId(id);
    };
    backend = await BackendUnderTest.start({ serveClient, store: failingStore });
    expect((await get('/?item=blazer')).body).toBe(APP);
    expect((await get('/?item=blazer')).body).toContain('Navy Linen Blazer');
  });

  it('sends Markdown to a program, at a path of its own and where it asks for it', async () => {
    const markdownResponse = await get('/item/blazer.md', { accept: '*/*' });
    expect([
      markdownResponse.statusCode,
      markdownResponse.headers['content-type'],
      markdownResponse.headers['cache-control'],
    ]).toEqual([200, 'text/markdown; charset=utf-8', 'public, max-age=300']);
    expect(markdownResponse.body).toMatch(/^# Navy Linen Blazer\n/u);
    const negotiatedResponse = await get('/?item=blazer', { accept: 'text/markdown, text/html;q=0.5' });
    expect(negotiatedResponse.body).toBe(markdownResponse.body);
    expect(negotiatedResponse.headers['vary']).toContain('accept');
    expect((await get('/item/nothing.md')).statusCode).toBe(404);
    expect((await get('/item/blazer.txt', { accept: 'application/json' })).statusCode).toBe(404);
  });
});

describe('the files for crawlers', () => {
  const hosts = { marketing: 'www.atelier.test', app: 'shop.example', local: 'localhost:3000' };
  let backend: BackendUnderTest;

  beforeEach(async () => {
    const security = { allowedOrigins: [], ownHosts: null, connectSources: [], isHttps: true, usesHotReload: false };
    backend = await BackendUnderTest.start({ serveClient }, { security, publicOrigin: 'https://shop.example' });
  });
  afterEach(() => backend.stop());

  const read = async (host: string, url: string) =>
    (await backend.call({ method: 'GET', url, headers: { host, accept: '*/*' } })).body;

  it('opens the marketing site', async () => {
    expect(await read(hosts.marketing, '/robots.txt')).toBe(
      'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://www.atelier.test/sitemap.xml\n',
    );
    expect(await read(hosts.marketing, '/sitemap.xml')).toContain('<loc>https://www.atelier.test/</loc>');
    expect(await read(hosts.marketing, '/sitemap.xml')).toContain('<loc>https://www.atelier.test/vision</loc>');
  });

  it('opens only shared links and their files of the app', async () => {
    const robots = await read(hosts.app, '/robots.txt');
    expect(robots).toMatch(/^User-agent: \*\nDisallow: \/\nAllow: \/\?item=\n/u);
    expect(robots).not.toContain('/website');
    expect(robots).not.toContain('Sitemap');
    expect(await read(hosts.local, '/robots.txt')).toContain('Allow: /website\nAllow: /vision\n');
    expect(await read(hosts.local, '/sitemap.xml')).toContain('<loc>http://localhost:3000/website</loc>');
  });

  it('tells programs what is open, with the URLs of the host', async () => {
    const text = await read(hosts.app, '/llms.txt');
    expect(text).toMatch(/^# Atelier\n\n> /u);
    expect(text).toContain('https://shop.example/item/{id}.md');
    expect(text).toContain('(https://www.atelier.test/vision)');
    expect(await read(hosts.local, '/llms.txt')).toContain('(http://localhost:3000/vision)');
  });
});
