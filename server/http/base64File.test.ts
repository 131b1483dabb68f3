import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RefusedFieldError } from '../application/AccessError.ts';
import { decodeBase64File } from './base64File.ts';

/** A text in chunks, cut at the given positions. */
async function* sendInPieces(text: string, cuts: readonly number[]): AsyncIterable<Buffer> {
  const offsets = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  for (const [index, start] of offsets.entries()) yield Buffer.from(text.slice(start, offsets[index + 1]), 'latin1');
}
const decode = (text: string, cuts: readonly number[] = []) => decodeBase64File('photo', sendInPieces(text, cuts));
const cuts = fc.array(fc.nat(10_000), { maxLength: 12 });

describe('a file as base64', () => {
  it('is decoded, wherever its text is cut', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), cuts, async (bytes, places) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(new Uint8Array(await decode(text, places))).toEqual(bytes);
      }),
    ));

  it('is refused unless the whole text is base64, wherever it is cut', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('A', 'b', '+', '/', '=', '-', '\n', '\0', '\xff'), maxLength: 24 }),
        cuts,
        async (text, places) => {
          const isValid = Buffer.from(text, 'base64').toString('base64') === text;
          const isRefused = await decode(text, places).then(
            () => true,
            (cause: unknown) => !(cause instanceof RefusedFieldError),
          );
          expect(isRefused).toBe(isValid);
        },
      ),
      { numRuns: 500 },
    ));

  it('is refused if it goes on after its padding', async () => {
    await expect(decode('QUI=QUI=', [4])).rejects.toThrow('This is not base64.');
    await expect(decode('QUI', [])).rejects.toMatchObject({ path: 'photo' });
  });
});
