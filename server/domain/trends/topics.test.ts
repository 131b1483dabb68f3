import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../language/lexicon/spelling.ts';
import { MONEY_WORDS } from '../search/understanding/money.ts';
import { understand } from '../search/understanding/understand.ts';
import { rankPopularKeys } from './popularity.ts';
import { listTopicKeys, readTopicKey, describeTopic } from './topics.ts';
import { ADJECTIVE_BY_CONCEPT, COLOR_WORDS, PLURAL_BY_KIND, PURPOSE_BY_CONCEPT } from './wording/topicWords.ts';

const SPELLING = new Spelling(FASHION_LEXICON, new Map(), MONEY_WORDS);
const listKeys = (query: string) => listTopicKeys(understand(query, FASHION_LEXICON, SPELLING));
const findFirstHeadline = (query: string) => {
  const topic = readTopicKey(listKeys(query)[0] ?? '');
  return topic && describeTopic(topic);
};

describe('the topic of a search', () => {
  it.each([
    ['red silk dress for a wedding', 'Red silk dresses for a wedding'],
    ['a coat', 'Coats'],
    ['vintage leather jacket', 'Leather jackets'],
    ['something green for work', 'Green pieces for work'],
    ['blue jeans, size M, under $80', 'Blue jeans'],
    ['dress, not black', 'Dresses'],
  ])('of "%s" is "%s"', (query, words) => expect(findFirstHeadline(query)).toBe(words));

  it.each(['red silk dress', 'RED   SILK dress', 'a dress in red silk', 'silk dress, red', ' Red  silk Dress!! '])(
    'is the same for every case, spacing and order: %s',
    (query) => expect(listKeys(query)).toEqual(['kind=dress;color=Red;adjective=material:silk', 'kind=dress']),
  );

  it.each(['', 'anna@example.com', '12 Hill Street', 'red', 'asdf', 'a wedding'])('is none for "%s"', (query) =>
    expect(listKeys(query)).toEqual([]),
  );

  it('contains no word that a shopper wrote beyond the closed lists', () => {
    const listedWords = [PLURAL_BY_KIND, COLOR_WORDS, ADJECTIVE_BY_CONCEPT, PURPOSE_BY_CONCEPT]
      .flatMap((list) => Object.values(list))
      .flatMap((phrase) => phrase.toLowerCase().split(' '));
    const allowedWords = new Set([...listedWords, 'pieces']);
    const garment = fc.constantFrom('dress', 'red coat', 'linen shirt for a wedding', '');
    fc.assert(
      fc.property(fc.string(), garment, fc.string(), (textBefore, wish, textAfter) =>
        listKeys(`${textBefore} ${wish} ${textAfter}`).every((key) => {
          const topic = readTopicKey(key);
          return (
            topic !== null &&
            describeTopic(topic)
              .toLowerCase()
              .split(' ')
              .every((word) => allowedWords.has(word))
          );
        }),
      ),
      { numRuns: 300 },
    );
    expect(listKeys('red dress for Anna Karenina, 12 Oak Lane, anna@example.com')[0]).toBe('kind=dress;color=Red');
  });

  it('is not read from a key of another shape', () => {
    for (const key of ['', 'Anna', 'kind=anna', 'color=Red;kind=dress', 'kind=dress;name=Anna', 'kind=toString'])
      expect(readTopicKey(key)).toBeNull();
  });
});

describe('popular keys', () => {
  const anySignal = fc.record({
    userId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    key: fc.constantFrom('x', 'y', 'z'),
    at: fc.integer({ min: 0, max: 90 }).map((days) => days * 86_400_000),
  });

  it('are those of five different shoppers at least, whatever they did', () => {
    const now = 90 * 86_400_000;
    fc.assert(
      fc.property(fc.array(anySignal, { maxLength: 60 }), (signals) =>
        rankPopularKeys(signals, now).every(
          ({ key }) => new Set(signals.filter((signal) => signal.key === key).map(({ userId }) => userId)).size >= 5,
        ),
      ),
    );
  });

  it('do not depend on the order of the signals', () => {
    fc.assert(
      fc.property(fc.array(anySignal, { maxLength: 60 }), (signals) => {
        const listPopularKeys = (list: typeof signals) => rankPopularKeys(list, 90 * 86_400_000).map(({ key }) => key);
        expect(listPopularKeys(signals.toReversed())).toEqual(listPopularKeys(signals));
      }),
    );
  });
});
