import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinStylesheets } from './joinStylesheets.ts';
import { loadCodeLate } from './loadCodeLate.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-pages-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

it('leaves a page one script, which knows those that it replaces', () => {
  const html = `<head>
    <script type="module" crossorigin src="/assets/website-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/website-1.css">
  </head><body></body>`;
  const late = loadCodeLate(html, '/assets/start-1.js');
  expect(late.match(/<script|modulepreload/gu)).toEqual(['<script']);
  expect(late).toContain('src="/assets/start-1.js" data-code="/assets/website-1.js /assets/react-1.js"');
  expect(late).toContain('href="/assets/website-1.css"');
});

it('joins the stylesheets of a page in their order', async () => {
  for (const name of ['a', 'b']) await writeFile(join(folder, 'assets', `${name}.css`), `.${name}{}`);
  const link = (url: string) => `<link rel="stylesheet" crossorigin href="${url}">`;
  const html = await joinStylesheets(folder, 'vision', `<head>${link('/assets/b.css')}${link('/assets/a.css')}</head>`);
  const urls = [...html.matchAll(/href="([^"]+)"/gu)].map(([, url = '']) => url);
  expect(urls).toEqual([expect.stringMatching(/^\/assets\/vision-[\w-]{8}\.css$/u)]);
  expect(await readFile(join(folder, urls[0]!), 'utf8')).toBe('.b{}\n.a{}');
});

it('leaves a single stylesheet as it is', async () => {
  const html = '<head><link rel="stylesheet" href="/assets/a.css"></head>';
  expect(await joinStylesheets(folder, 'vision', html)).toBe(html);
});
