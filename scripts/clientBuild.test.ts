import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureClient } from './clientBuild.ts';

const PAGES_CONFIG = `export default {
  builder: {},
  build: { emptyOutDir: false },
  environments: {
    client: { build: { rolldownOptions: { input: ['website.html', 'vision.html'] } } },
    ssr: {
      build: { ssr: true, rolldownOptions: { input: 'src/prerender.js', output: { entryFileNames: '.render/[name].js' } } },
    },
  },
};`;

const WORKER_CONFIG = `export default {
  build: {
    emptyOutDir: false,
    rolldownOptions: { input: 'src/worker.js', output: { entryFileNames: 'service-worker.js' } },
  },
};`;

describe('ensureClient', { timeout: 60_000 }, () => {
  let root: string;
  const { signal } = new AbortController();
  const reportedLines: string[] = [];
  const buildClient = () => ensureClient(root, (line) => reportedLines.push(line), signal);
  const writeSource = (text: string) =>
    writeFile(join(root, 'src', 'main.js'), `document.title = ${JSON.stringify(text.padEnd(3_000, '.'))};`);

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'atelier-build-'));
    await symlink(new URL('../node_modules', import.meta.url).pathname, join(root, 'node_modules'));
    await mkdir(join(root, 'src'));
    await writeFile(
      join(root, 'index.html'),
      '<!doctype html><title>x</title><script type="module" src="/src/main.js"></script>',
    );
    for (const name of ['website', 'vision'])
      await writeFile(join(root, `${name}.html`), '<!doctype html><div id="root"></div>');
    await writeFile(join(root, 'vite.pages.config.ts'), PAGES_CONFIG);
    await writeFile(
      join(root, 'src', 'prerender.js'),
      'export const prerenderPage = (name, html) => html.replace("></", `>${name}</`);',
    );
    await writeFile(join(root, 'vite.config.ts'), 'export default { build: { manifest: true } };');
    await writeFile(join(root, 'vite.worker.config.ts'), WORKER_CONFIG);
    await writeFile(join(root, 'src', 'worker.js'), 'globalThis.stored = self.__WB_MANIFEST;');
    await mkdir(join(root, 'public'));
    await writeFile(join(root, 'public', 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeSource('first');
    reportedLines.length = 0;
  });
  afterEach(() => rm(root, { recursive: true }));

  it('builds once if there is no build, with compressed copies, and again when a source changed', async () => {
    const folder = await buildClient();
    const [script = ''] = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
    expect(await readFile(join(folder, 'assets', script), 'utf8')).toContain('first');
    expect(await readdir(join(folder, 'assets'))).toEqual([script, `${script}.br`, `${script}.gz`]);
    expect(await readFile(join(folder, 'website.html'), 'utf8')).toContain('<div id="root">website</div>');
    expect(await readFile(join(folder, 'vision.html'), 'utf8')).toContain('<div id="root">vision</div>');
    expect(await readFile(join(folder, 'service-worker.js'), 'utf8')).toContain(`/assets/${script}`);
    await buildClient();
    await writeFile(join(root, 'src', 'main.test.ts'), 'tests are no part of it');
    await buildClient();
    expect(reportedLines).toEqual(['Building the app...']);

    await writeSource('second');
    await buildClient();
    expect(reportedLines).toHaveLength(2);
    expect(await readdir(join(root, 'dist'))).toEqual(['client']);
    const [changedScript = ''] = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
    expect(await readFile(join(folder, 'assets', changedScript), 'utf8')).toContain('second');
  });

  it('says what to install if Vite is missing, unless the build is up to date', async () => {
    const folder = await buildClient();
    await rm(join(root, 'node_modules'));
    expect(await buildClient()).toBe(folder);
    await writeSource('changed');
    await expect(buildClient()).rejects.toThrow(
      /^Vite, which builds the app, is a development dependency and not installed\. Run "npm ci"/u,
    );
  });

  it('reports why the build failed, and keeps the previous build', async () => {
    const folder = await buildClient();
    await writeFile(join(root, 'src', 'main.js'), "import './missing.js';");
    await expect(buildClient()).rejects.toThrow(/could not be built:[\s\S]*missing\.js/u);
    expect(await readdir(join(root, 'dist'))).toEqual(['client']);
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('<title>x</title>');
  });
});
