import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../tests/support/catalogueItems.ts';
import { SharedPieces } from '../application/catalogue/SharedPieces.ts';
import { serveBuiltClient } from './client.ts';
import { limitAddresses } from './limits.ts';

describe('the built client', () => {
  let folder: string;
  let app: FastifyInstance;
  const script = `export const words = '${'navy linen '.repeat(200)}';`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-client-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><head><title>Atelier</title><link rel="preload" as="font" href="/assets/sans.woff2" /><script type="module" src="/assets/first-0.js"></script></head><div id="root"></div>',
    );
    const createMarketingPage = (name: string, path: string) =>
      `<title>${name}</title><link rel="canonical" href="https://www.atelier.test${path}" /><a href="https://app.atelier.test/">Join</a><a href="https://app.atelier.test/privacy">Privacy</a>`;
    await writeFile(join(folder, 'website.html'), createMarketingPage('website', '/'));
    await writeFile(join(folder, 'vision.html'), createMarketingPage('vision', '/vision'));
    await writeFile(join(folder, 'assets', 'main-abc123.js'), script);
    await writeFile(join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, '.sources'), 'mark');
    await mkdir(join(folder, '.vite'));
    await writeFile(
      join(folder, '.vite', 'manifest.json'),
      JSON.stringify({
        'node_modules/serif/whole.woff2': { file: 'assets/whole.woff2' },
        'src/ui/design/fonts/serif.woff2': { file: 'assets/serif.woff2' },
        'src/ui/design/fonts/sans.woff2': { file: 'assets/sans.woff2' },
        '_first-0.js': { file: 'assets/first-0.js', name: 'first' },
        '_start-1.js': { file: 'assets/start-1.js', name: 'start', imports: ['_first-0.js'] },
        '_app-2.js': { file: 'assets/app-2.js', name: 'app', imports: ['_start-1.js'], css: ['assets/app-4.css'] },
        'src/LoginScreen.tsx': { file: 'assets/LoginScreen-3.js', name: 'LoginScreen', imports: ['_start-1.js'] },
      }),
    );
    await writeFile(
      join(folder, '.vite', 'pages-manifest.json'),
      JSON.stringify({
        'src/composition/public/sharedPageStyles.ts': { imports: ['_Button.js'], css: ['assets/piece.css'] },
        '_Button.js': { css: ['assets/Button.css'] },
      }),
    );
    await mkdir(join(folder, '.render'));
    await writeFile(
      join(folder, '.render', 'sharedPage.js'),
      'export const renderSharedPage = (item) => ({ head: "<title>" + item.id + "</title>", body: "" });',
    );
    await writeFile(join(folder, '.render', 'writeLlmsText.js'), 'export const writeLlmsText = () => "";');
    app = Fastify();
    await app.register(fastifyCookie);
    await limitAddresses(app, { perSession: 1_000, perAddress: 1_000 });
    const pieces = new SharedPieces({ byId: async (id) => createCatalogueItem({ id }) }, { now: () => 0 });
    await serveBuiltClient(folder)(app, { pieces, publicOrigin: null, maxSharedPagesPerMinute: 100 });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    app.inject({ method: 'GET', url, headers });

  it.each(['/', '/onboarding', '/auth/google/callback?code=1', '/apify'])(
    'answers %s with the page, revalidated on each request',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('<title>Atelier</title>');
    },
  );

  it('answers a shared link with its piece, in the styles that the build made for it', async () => {
    const { body } = await get('/?item=blazer');
    expect(body).toContain('<title>blazer</title>');
    expect(body).toContain(
      '<link rel="stylesheet" href="/assets/Button.css"><link rel="stylesheet" href="/assets/piece.css">',
    );
  });

  it("names the files that the page loads next: the app's with a session, else the login's", async () => {
    const readLinkHeader = async (url: string, headers = {}) =>
      (await get(url, { accept: 'text/html', ...headers })).headers['link'];
    expect(await readLinkHeader('/?tab=search', { cookie: 'atelier_session=a-token' })).toBe(
      '</assets/app-2.js>; rel=modulepreload, </assets/app-4.css>; rel=preload; as=style; crossorigin, </assets/start-1.js>; rel=modulepreload',
    );
    const session = { cookie: 'atelier_session=a-token' };
    for (const homeUrl of ['/', '/?tab=home&panel=account', '/?query=linen'])
      expect(await readLinkHeader(homeUrl, session)).toBe(
        '</assets/app-2.js>; rel=modulepreload, </assets/app-4.css>; rel=preload; as=style; crossorigin, </assets/start-1.js>; rel=modulepreload, </assets/serif.woff2>; rel=preload; as=font; crossorigin; fetchpriority=low',
      );
    for (const otherUrl of ['/?item=blazer', '/?chat=c1', '/?tab=wishlist'])
      expect(await readLinkHeader(otherUrl, session)).not.toContain('/assets/serif.woff2');
    expect(await readLinkHeader('/')).toBe(
      '</assets/LoginScreen-3.js>; rel=modulepreload, </assets/start-1.js>; rel=modulepreload',
    );
    expect(await readLinkHeader('/terms')).toBeUndefined();
  });

  it.each([
    ['www.atelier.test', '/', 'website'],
    ['www.atelier.test', '/onboarding', 'website'],
    ['www.atelier.test', '/index.html', 'website'],
    ['www.atelier.test', '/vision', 'vision'],
    ['www.atelier.test', '/vision?from=mail', 'vision'],
    ['localhost:3000', '/website', 'website'],
    ['localhost:3000', '/vision', 'vision'],
    ['[::1]:3000', '/website/more', 'website'],
    ['localhost:3000', '/website.html', 'website'],
    ['localhost:3000', '/index.html', 'Atelier'],
    ['app.atelier.test', '/website', 'Atelier'],
    ['app.atelier.test', '/vision.html', 'Atelier'],
  ])('answers %s%s with the page of %s', async (host, url, title) => {
    const answer = await get(url, { host, accept: 'text/html' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  it('addresses the pages of the marketing site to the host that was asked', async () => {
    const readPage = async (host: string, url: string) => (await get(url, { host, accept: 'text/html' })).body;
    expect(await readPage('www.atelier.test', '/vision')).toContain('href="https://www.atelier.test/vision"');
    expect(await readPage('www.atelier.test', '/vision')).toContain('href="https://app.atelier.test/"');
    expect(await readPage('localhost:3000', '/vision')).toContain('href="http://localhost:3000/vision"');
    expect(await readPage('localhost:3000', '/website')).toContain('href="http://localhost:3000/website"');
    expect(await readPage('localhost:3000', '/website')).toContain('<a href="/">Join</a><a href="/privacy">');
  });

  it('caches content-hashed files forever', async () => {
    const answer = await get('/assets/main-abc123.js', { accept: '*/*' });
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      script,
    ]);
    expect(answer.headers['content-type']).toContain('javascript');
  });

  it('sends the compressed copy to browsers that accept it', async () => {
    const answer = await get('/assets/main-abc123.js', { accept: '*/*', 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(String(answer.headers['vary']).toLowerCase()).toContain('accept-encoding');
    expect(answer.rawPayload.length).toBeLessThan(200);
  });

  it.each([
    ['/api/nothing', 'text/html'],
    ['/media/nothing', 'text/html'],
    ['/assets/old-123.js', '*/*'],
    ['/nothing.json', 'application/json'],
    ['/../server/main.ts', 'application/json'],
    ['/.sources', 'application/json'],
  ])('has no page at %s for %s', async (url, accept) => {
    const answer = await get(url, { accept });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringContaining('problem+json')]);
  });
});
