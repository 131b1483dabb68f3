import { describe, expect, it } from 'vitest';
import type { TextReader } from '../../../server/application/ports/TextReader.ts';
import { FASHION_LEXICON } from '../../../server/domain/language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../../server/domain/language/lexicon/spelling.ts';
import { createTurn } from '../../support/stylist.ts';

const LANGUAGE = { lexicon: FASHION_LEXICON, spelling: new Spelling(FASHION_LEXICON, new Map()) };

/** Contract of every `TextReader`. Each test calls `reader` to get an instance. */
export function describeTextReaderPort(name: string, reader: () => TextReader): void {
  describe(`TextReader on ${name}`, () => {
    it('parses each text, in their order', async () => {
      const [red, none, blue] = await reader().wishes(['a red coat', '', 'blue jeans'], LANGUAGE);
      expect([red?.colors, none?.words, blue?.colors]).toEqual([['Red'], [], ['Blue']]);
      expect(await reader().wishes([], LANGUAGE)).toEqual([]);
    });

    it('understands a message, with plain data as the result', async () => {
      const understood = await reader().understand(createTurn('a red coat under 200'), LANGUAGE);
      expect(understood).toMatchObject({ intent: 'search', filters: { color: ['Red'], priceRangeMax: 200 } });
      expect(JSON.parse(JSON.stringify(understood))).toEqual(understood);
    });

    it.each(['__proto__', 'constructor', 'toString', 'valueOf'])(
      'takes %s, which every object has, for a word like any other',
      async (name) => {
        const preferences = { aiTone: name, personality: [name], location: name, stylePreference: [name] };
        for (const text of [`a red coat in size ${name}`, name, `${name} no ${name}`, `under ${name} dollars`]) {
          const turn = createTurn(text, { preferences });
          const understood = await reader().understand(turn, LANGUAGE);
          expect(JSON.parse(JSON.stringify(understood))).toEqual(understood);
          const wishes = await reader().wishes([text], LANGUAGE);
          expect(JSON.parse(JSON.stringify(wishes))).toEqual(wishes);
          expect(JSON.stringify([understood, wishes])).not.toContain('native code');
          const findings = {
            turn,
            understood,
            items: [],
            deepPicks: [],
            companions: [],
            relaxations: [],
            divider: null,
          };
          const reply = await reader().reply(findings, LANGUAGE);
          expect(JSON.parse(JSON.stringify(reply))).toEqual(reply);
        }
      },
    );

    it('rejects with the reason of a signal that was aborted before', async () => {
      const reason = new Error('The shopper left.');
      const signal = AbortSignal.abort(reason);
      await expect(reader().wishes(['a red coat'], LANGUAGE, signal)).rejects.toBe(reason);
      await expect(reader().understand(createTurn('a red coat'), LANGUAGE, signal)).rejects.toBe(reason);
    });
  });
}
