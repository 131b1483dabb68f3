import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../domain/language/lexicon/fashionLexicon.ts';
import { GARMENT_NAMES } from '../../domain/language/lexicon/garmentNames.ts';
import { namesOfSorts } from '../../domain/language/lexicon/sorts.ts';
import { judgeKind } from './kind.ts';
import { KIND_ENTRIES } from './lexicon/kinds.ts';

/** To search, 'watch' alone is a verb, so its names are not those of a plain kind. */
const VERB = 'watch';

describe('names of garments', () => {
  it('that search also knows are defined only in the shared list, except names of subtypes', () => {
    const twice = KIND_ENTRIES.filter(({ kind }) => kind !== VERB).flatMap(({ kind, names }) => {
      const { phrases = [] } = FASHION_LEXICON.byId(`kind:${kind}`) ?? {};
      const ofSorts = namesOfSorts(kind);
      return names.split(',').filter((name) => name !== '' && phrases.includes(name) && !ofSorts.includes(name));
    });
    expect(twice).toEqual([]);
  });

  it('in the shared list are read by search and by the importer', () => {
    for (const [kind, names] of Object.entries(GARMENT_NAMES)) {
      for (const name of names.split(',')) {
        expect(FASHION_LEXICON.byPhrase(name).map(({ id }) => id)).toContain(`kind:${kind}`);
        const judged = judgeKind({ title: name, categories: [], tags: [], description: '', pictures: [] });
        expect([name, judged.is]).toEqual([name, 'fashion']);
      }
    }
  });
});
