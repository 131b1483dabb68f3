import { describe, expect, it } from 'vitest';
import { withFile } from '../../../tests/support/importing.ts';
import { detectEncodingByMark } from './encoding.ts';
import { openSource } from './SourceFile.ts';

const TEXT = 'id;Größe\n1;weiß – 5 €\n';

async function readText(content: Uint8Array): Promise<string> {
  return withFile('feed.csv', content, async (path) => {
    const source = await openSource(path, null);
    let text = '';
    for await (const chunk of source.readChunks(path)) text += chunk;
    return text;
  });
}

function encodeUtf16Be(text: string): Uint8Array {
  return Buffer.from(text, 'utf16le').swap16();
}

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 big-endian with a mark', encodeUtf16Be(`\uFEFF${TEXT}`)],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16 big-endian without a mark', encodeUtf16Be(TEXT)],
    ['Windows-1252', Buffer.from(TEXT.replace('–', '\x96').replace('€', '\x80'), 'latin1')],
  ])('is detected for %s', async (_name, bytes) => {
    expect(await readText(bytes)).toBe(TEXT);
  });

  it('stays UTF-8 when a single byte among many is broken', async () => {
    const brokenBytes = Buffer.concat([Buffer.from(TEXT.repeat(5)), Buffer.from([0xff])]);
    expect(await readText(brokenBytes)).toBe(`${TEXT.repeat(5)}\uFFFD`);
  });

  it('cannot be detected in plain ASCII', () => {
    expect(detectEncodingByMark(Buffer.from('id,title'))).toBeNull();
  });

  it('is refused for binary, empty and missing files', async () => {
    await expect(readText(new Uint8Array(200).map((_byte, index) => index % 7))).rejects.toThrow('is not a text file');
    await expect(readText(new Uint8Array())).rejects.toThrow('is empty');
    await expect(openSource('/nowhere/feed.csv', null)).rejects.toThrow('There is no file at');
  });
});
