import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { FASHION_CONCEPTS } from '../../language/lexicon/fashionLexicon.ts';
import { isUncountable } from '../../search/phrasing.ts';
import type { Change } from '../Conversation.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { listRefusedChanges, listWishChanges } from '../listWishChanges.ts';
import { describeChanges } from './describeChanges.ts';
import { nameGarments } from './createNounPhrase.ts';
import { describeSearch } from './describeSearch.ts';

const RUN_COUNT = 4_000;
const UNSAID_FACETS: ReadonlySet<string> = new Set(['gender', 'size']);
const NAMED = FASHION_CONCEPTS.filter(({ facet }) => !UNSAID_FACETS.has(facet)).flatMap(({ id, facet, phrases }) =>
  phrases.map((words) => ({ id, facet, words })),
);
/** Words in the tested messages that no phrase may contain. */
const LEFTOVERS = ['freezing', 'heat', 'belly', 'throw', 'linebacker'];

const anyListed: fc.Arbitrary<WishPart> = fc
  .record({ named: fc.constantFrom(...NAMED), stance: fc.constantFrom('wanted', 'refused', 'lessOf') })
  .map(({ named: { id, facet, words }, stance }) => ({ stance, facet, concepts: [id], words, isPersonal: false }));
const anyLeftover: fc.Arbitrary<WishPart> = fc
  .constantFrom(...LEFTOVERS)
  .map((words) => ({ stance: 'wanted', facet: 'word', concepts: [], words, isPersonal: false }));
const anyWish = fc.array(fc.oneof({ weight: 6, arbitrary: anyListed }, { weight: 1, arbitrary: anyLeftover }), {
  maxLength: 7,
});
const anyFilters = fc.record({
  color: fc.subarray([...COLORS], { maxLength: 3 }),
  priceRangeMax: fc.option(fc.integer({ min: 20, max: 900 })),
  sale: fc.boolean(),
});
const anyChange: fc.Arbitrary<Change> = fc.constantFrom<Change>(
  { kind: 'unshown', words: 'others' },
  { kind: 'unshown', words: 'color' },
  { kind: 'lessOf', words: 'less formal' },
  { kind: 'lessOf', words: 'longer' },
  { kind: 'like', words: 'the Meadow Tank' },
  { kind: 'goesWith', words: 'your photo' },
  { kind: 'color', words: 'black' },
  { kind: 'color', words: 'camel or black' },
  { kind: 'size', words: 'S or M' },
  { kind: 'wearer', words: 'for men' },
  { kind: 'cheaper', words: 'up to $80' },
  { kind: 'sale', words: 'on sale' },
  { kind: 'forgot', words: 'price' },
  { kind: 'forgot', words: 'color' },
  { kind: 'dropped', words: 'for work' },
  { kind: 'brand', words: 'Skarvholm' },
  { kind: 'returned', words: 'back to the dresses' },
);

/** Words that a phrase may contain twice. */
const REPEATABLE_WORDS: ReadonlySet<string> = new Set(
  'a an the and or in with for to up of no nothing not too longer by on at pom'.split(' '),
);
const PREPOSITION_SOURCE = 'in|with|for|to|of|by|like|on|at|up';
const DANGLING_PATTERN = new RegExp(
  String.raw`(?<![\w-])(?:${PREPOSITION_SOURCE}|a|an|the|and|or|no|nothing)(?:[,.;]|$)`,
  'u',
);
const STACKED_PATTERN = new RegExp(
  String.raw`\b(?:a|an|the|no) (?:a|an|the|no|nothing|and|or|${PREPOSITION_SOURCE})\b|\b(?:in|with|for|of|by) (?:in|with|for|of|by|and|or|nothing)\b|\b(?:and|or) (?:and|or)\b`,
  'u',
);
const WRONG_ARTICLE_PATTERN = /\ba (?:[aeio]|hour|honest)|\ban (?![aeiou8]|11|18|hour|hono)/iu;

/** Lists the mistakes in a phrase that an editor would correct. */
function listFaults(phrase: string): readonly string[] {
  const clauses = phrase.split(/, | (?:or|and|in|for|with|to) /u);
  const repeatedWords = clauses.flatMap((clause) => {
    const words = clause.toLowerCase().split(/[\s-]+/u);
    return words.filter((word, position) => !REPEATABLE_WORDS.has(word) && words.indexOf(word) !== position);
  });
  return [
    ...repeatedWords.map((word) => `“${word}” twice`),
    ...(DANGLING_PATTERN.test(phrase) ? ['dangling'] : []),
    ...(STACKED_PATTERN.test(phrase) ? ['stacked'] : []),
    ...(WRONG_ARTICLE_PATTERN.test(phrase) ? ['article'] : []),
    ...(/ {2}|^\s|\s$| ,/u.test(phrase) ? ['gap'] : []),
    ...LEFTOVERS.filter((word) => phrase.split(' ').includes(word)).map((word) => `leftover “${word}”`),
  ];
}

describe('a phrase of random wishes', () => {
  it('is one that an editor would print', () => {
    fc.assert(
      fc.property(anyWish, anyFilters, (wish, filters) => {
        const phrase = describeSearch(wish, { ...NO_FILTERS, ...filters });
        expect(listFaults(phrase), phrase).toEqual([]);
      }),
      { numRuns: RUN_COUNT },
    );
  });

  it.each(NAMED.filter(({ facet }) => facet === 'occasion'))('can name an occasion: $words', ({ id, words }) => {
    const wish: WishPart = { stance: 'wanted', facet: 'occasion', concepts: [id], words, isPersonal: false };
    const phrase = describeSearch([wish], NO_FILTERS);
    expect(listFaults(phrase), phrase).toEqual([]);
  });

  it('names garments in the plural', () => {
    fc.assert(
      fc.property(fc.array(anyListed, { maxLength: 4 }), (wish) => {
        const names = nameGarments(wish.filter(({ facet }) => facet === 'kind'));
        for (const name of names.split(/, | and /u).filter(Boolean))
          expect(/s$/u.test(name) || isUncountable(name), name).toBe(true);
      }),
      { numRuns: RUN_COUNT },
    );
  });

  it('stays one where it names the changes of a turn', () => {
    fc.assert(
      fc.property(
        anyWish,
        fc.uniqueArray(anyChange, { maxLength: 4, selector: ({ kind }) => kind }),
        (wish, changes) => {
          const phrase = describeChanges(
            [...changes, ...listWishChanges(wish), ...listRefusedChanges(wish, wish)],
            'coats',
          );
          expect(listFaults(phrase), phrase).toEqual([]);
        },
      ),
      { numRuns: RUN_COUNT },
    );
  });
});
