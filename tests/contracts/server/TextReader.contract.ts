import { describe, expect, it } from 'vitest';
import type { TextReader } from '../../../server/application/ports/TextReader.ts';
import { FASHION_LEXICON } from '../../../server/domain/language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../../server/domain/language/lexicon/spelling.ts';
import { turnOf } from '../../support/stylist.ts';

const LANGUAGE = { lexicon: FASHION_LEXICON, spelling: new Spelling(FASHION_LEXICON, new Map()) };

/** Contract of every `TextReader`. Each test calls `reader` to get its instance. */
export function describeTextReaderPort(name: string, reader: () => TextReader): void {
  describe(`TextReader on ${name}`, () => {
    it('parses each text, in their order', async () => {
      const [red, none, blue] = await reader().wishes(['a red coat', '', 'blue jeans'], LANGUAGE);
      expect([red?.colors, none?.words, blue?.colors]).toEqual([['Red'], [], ['Blue']]);
      expect(await reader().wishes([], LANGUAGE)).toEqual([]);
    });

    it('understands a message, with plain data as the result', async () => {
      const understood = await reader().understand(turnOf('a red coat under 200'), LANGUAGE);
      expect(understood).toMatchObject({ intent: 'search', filters: { color: ['Red'], priceRangeMax: 200 } });
      expect(JSON.parse(JSON.stringify(understood))).toEqual(understood);
    });

    it('rejects with the reason of a signal that was aborted before', async () => {
      const reason = new Error('The shopper left.');
      const signal = AbortSignal.abort(reason);
      await expect(reader().wishes(['a red coat'], LANGUAGE, signal)).rejects.toBe(reason);
      await expect(reader().understand(turnOf('a red coat'), LANGUAGE, signal)).rejects.toBe(reason);
    });
  });
}
