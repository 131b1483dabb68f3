import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SharedPieces } from '../server/application/catalogue/SharedPieces.ts';
import { limitAddresses } from '../server/http/limits.ts';
import { createCatalogueItem } from '../tests/support/catalogueItems.ts';
import { serveSources } from './sources.ts';

const SECRET = 'password-hash-of-the-demo-account';

describe('the client with hot reload', { timeout: 30_000 }, () => {
  let root: string;
  let app: FastifyInstance;
  const files = {
    'index.html':
      '<!doctype html><head><title>Atelier</title></head><div id="root"></div><script type="module" src="/src/main.ts"></script>',
    'website.html': '<!doctype html><title>website</title><div id="root"></div>',
    'src/composition/public/prerender.tsx':
      'export const prerenderPage = (name: string, html: string) => html.replace("></", `>${name} ${import.meta.env.SSR}</`);',
    'src/composition/public/sharedPage.tsx':
      'export const renderSharedPage = (item: { id: string }) => ({ head: "", body: `<h1>${item.id}</h1>` });',
    'src/composition/public/writeLlmsText.ts': 'export const writeLlmsText = () => "";',
    'src/main.ts': 'export const shown: string = "client";',
    '.data/auth/accounts.json': SECRET,
    '.data/blobs/photo': SECRET,
    '.data/page.html': SECRET,
    '.env': SECRET,
    'src/store/auth/accounts.json': SECRET,
    'src/store/page.html': SECRET,
    'server/config.ts': `export const key = '${SECRET}';`,
    'notes.json': SECRET,
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'atelier-sources-'));
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    app = Fastify({ forceCloseConnections: true });
    const vite = { configFile: false, logLevel: 'silent', optimizeDeps: { noDiscovery: true } } as const;
    await app.register(fastifyCookie);
    await limitAddresses(app, { perSession: 1_000, perAddress: 1_000 });
    const pieces = new SharedPieces({ byId: async (id) => createCatalogueItem({ id }) }, { now: () => 0 });
    const parts = { pieces, publicOrigin: null, maxSharedPagesPerMinute: 100 };
    await serveSources({ root, dataDir: join(root, 'src', 'store'), vite })(app, parts);
    await app.listen({ host: '127.0.0.1', port: 0 });
  }, 30_000);
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });

  /** Sends a request. Does not use `fetch`, which would normalize the path. */
  const request = (path: string, accept = '*/*') =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      get({ host: '127.0.0.1', port, path, headers: { accept } }, (answer) => {
        let body = '';
        answer
          .setEncoding('utf8')
          .on('data', (text) => (body += text))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      }).on('error', reject);
    });

  it('serves the page and the sources', async () => {
    expect((await request('/')).body).toContain('/src/main.ts');
    expect((await request('/src/main.ts')).body).toContain('"client"');
    expect((await request('/@vite/client')).status).toBe(200);
  });

  it('renders the pages of the marketing site for each request', async () => {
    expect((await request('/website', 'text/html')).body).toContain('<div id="root">website true</div>');
    expect((await request('/website', 'text/html')).body).toContain('/@vite/client');
    expect((await request('/', 'text/html')).body).toContain('/src/main.ts');
  });

  it('renders the page of a shared link into the app', async () => {
    const { body } = await request('/?item=blazer', 'text/html');
    expect(body).toContain('<h1>blazer</h1>');
    expect(body).toContain('/src/main.ts');
    expect(body).toContain('/src/composition/public/sharedPageStyles.ts');
  });

  it.each([
    '/.data/auth/accounts.json',
    '/.data/auth/accounts.json?raw',
    '/.data/auth/accounts.json?import&raw',
    '/.data/blobs/photo',
    '/.data/page.html',
    '/%2edata/auth/accounts.json',
    '/%252edata/auth/accounts.json',
    '/src/../.data/auth/accounts.json',
    '/src/%2e%2e/.data/auth/accounts.json',
    '//.data/auth/accounts.json',
    '/\\.data/auth/accounts.json',
    '/.env',
    '/.env?url',
    '/@fs{root}/.data/auth/accounts.json',
    '/@fs{root}/.data/auth/accounts.json?raw',
    '/src/store/auth/accounts.json',
    '/src/store/auth/accounts.json?raw',
    '/src/store/page.html',
    '/src/./store/auth/accounts.json',
    '/@fs{root}/src/store/auth/accounts.json',
    '/server/config.ts',
    '/server/config.ts?raw',
    '/notes.json',
    '/notes.json?import',
    '/node_modules/.vite/../../.data/blobs/photo',
    '/@fs/etc/passwd',
    '/@id/{root}/.data/auth/accounts.json?raw',
  ])('does not serve %s', async (path) => {
    const { body } = await request(path.replace('{root}', root));
    expect(body).not.toContain(SECRET);
    expect(body).not.toContain('root:');
  });

  // Any web page could request these paths in a frame, to open files in the developer's editor.
  it.each(['/__open-in-editor?file=index.html', '/__OPEN-IN-EDITOR/?file=index.html', '/%5f_open-in-editor?file=x'])(
    'starts no editor for %s',
    async (path) => expect((await request(path)).status).toBe(404),
  );
});
