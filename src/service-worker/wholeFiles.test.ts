import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createWholeFilesPlugin } from './wholeFiles.ts';

const ORIGIN = 'https://shop.test';
const SCRIPT = 'start();';
const integrity = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;
const plugin = createWholeFilesPlugin(
  [
    { url: '/assets/start.js', revision: null, integrity },
    { url: '/index.html', revision: '1' },
  ],
  ORIGIN,
);

const readStored = async (path: string, content: string) => {
  const parts = { request: new Request(ORIGIN + path), cachedResponse: new Response(content) };
  return (await plugin.cachedResponseWillBeUsed(parts))?.text() ?? null;
};

describe('a stored file', () => {
  it('is used if it is whole, with its content', async () => {
    expect(await readStored('/assets/start.js', SCRIPT)).toBe(SCRIPT);
  });

  it.each(['', 'start(', '<!doctype html>'])('is not used if it is damaged: "%s"', async (content) => {
    expect(await readStored('/assets/start.js', content)).toBeNull();
  });

  it('is used if the build listed no hash for it', async () => {
    expect(await readStored('/index.html', 'any')).toBe('any');
  });
});
