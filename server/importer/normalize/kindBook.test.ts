import { describe, expect, it } from 'vitest';
import { FASHION_LEXICON } from '../../domain/language/lexicon/fashionLexicon.ts';
import { NAMES_BY_FINER_KIND, NAMES_BY_GARMENT, NAMES_BY_SUBTYPE } from '../../domain/language/lexicon/garmentNames.ts';
import { listSubtypeNames } from '../../domain/language/lexicon/sorts.ts';
import { judgeKind } from './kind.ts';
import { getCatalogueKind } from './kindUse.ts';
import { KIND_ENTRIES } from './lexicon/kinds.ts';

/** Search reads 'watch' as a verb, so this kind has its own names in the importer. */
const VERB_KIND = 'watch';
/** Search reads this name as a sweater with a roll neck instead of a kind of its own. */
const DESCRIBED_NAME = 'polo neck jumper';

/** Returns the names that search reads as exactly this kind or as a subtype of it. */
function findConceptsKnownToSearch(kind: string): readonly string[] {
  const concepts = FASHION_LEXICON.concepts.filter(
    ({ facet, kinds }) => facet === 'kind' && Object.keys(kinds).join() === kind,
  );
  return [...concepts.flatMap(({ phrases }) => phrases), ...listSubtypeNames(kind)].filter((name) => name !== kind);
}

const isReadByImporter = (name: string) =>
  judgeKind({ title: name, categories: [], tags: [], description: '', pictures: [] }).is === 'fashion';

describe('names of garments', () => {
  it('that search reads the same way are defined only in the shared lists', () => {
    const repeatedNames = KIND_ENTRIES.filter(({ kind }) => kind !== VERB_KIND).flatMap((entry) => {
      const knownConcepts = findConceptsKnownToSearch(getCatalogueKind(entry));
      return entry.names.split(',').filter((name) => knownConcepts.includes(name) && name !== DESCRIBED_NAME);
    });
    expect(repeatedNames).toEqual([]);
  });

  it('in the shared lists are read by search and by the importer', () => {
    for (const [kind, names] of Object.entries(NAMES_BY_GARMENT)) {
      for (const name of names.split(',')) {
        const ids = FASHION_LEXICON.byPhrase(name).map(({ id }) => id);
        expect(ids).toContain(`kind:${NAMES_BY_FINER_KIND[kind] ?? kind}`);
        expect([name, isReadByImporter(name)]).toEqual([name, true]);
      }
    }
    for (const [subtype, names] of Object.entries(NAMES_BY_SUBTYPE)) {
      for (const name of names.split(',')) {
        expect(FASHION_LEXICON.byPhrase(name).map(({ id }) => id)).toContain(`detail:${subtype}`);
        expect([name, isReadByImporter(name)]).toEqual([name, true]);
      }
    }
  });
});
