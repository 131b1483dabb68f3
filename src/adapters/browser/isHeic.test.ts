import { describe, expect, it } from 'vitest';
import { isHeic } from './isHeic.ts';

const createFile = (head: string) => new Blob([Uint8Array.from(head, (letter) => letter.charCodeAt(0))]);

describe('isHeic', () => {
  it.each([['\0\0\0\x18ftypheic\0\0'], ['\0\0\0\x1cftypmif1']])('recognizes HEIC photos', async (head) => {
    expect(await isHeic(createFile(head))).toBe(true);
  });

  it.each([['\0\0\0\x18ftypisom'], ['\xff\xd8\xff\xe0'], ['']])('rejects other files', async (head) => {
    expect(await isHeic(createFile(head))).toBe(false);
  });
});
