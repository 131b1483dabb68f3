import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { sharp } from './photoDecoder.ts';

describe('the decoder of photos', () => {
  it('never draws a drawing', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
    await expect(sharp(drawing).metadata()).rejects.toThrow('unsupported image format');
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('decodes %s', async (format) => {
    const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2040a0' } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(file).stats()).channels.length).toBeGreaterThan(2);
  });

  it('is the only way of the server to libvips', async () => {
    const names = await readdir('server', { recursive: true });
    const sources = names.filter((name) => /\.(?:ts|mjs)$/u.test(name) && !name.endsWith('.test.ts'));
    const texts = await Promise.all(
      sources.map(async (name) => [name, await readFile(`server/${name}`, 'utf8')] as const),
    );
    const directImporters = texts
      .filter(([, text]) => /^import (?!type)[^;]*from 'sharp'/mu.test(text))
      .map(([name]) => name);
    expect(directImporters).toEqual(['adapters/photoDecoder.ts']);
  });
});
