import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { CatalogueNames } from '../../domain/language/lexicon/catalogueLexicon.ts';
import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import { Spelling } from '../../domain/language/lexicon/spelling.ts';
import { VocabularyBuilder } from '../../domain/language/lexicon/vocabulary.ts';
import type { ItemFacts } from '../../domain/search/ranking/itemFacts.ts';
import { readItemFacts } from '../../domain/search/ranking/itemFacts.ts';
import { MONEY_WORDS } from '../../domain/search/understanding/money.ts';
import type { EventLoopPauser } from './EventLoopPauser.ts';

/** Rows per request to the store. Deserializing them takes a millisecond or two. */
export const BATCH_SIZE = 100;
/** Rows per request for the first view. Larger batches are faster, and nothing else runs yet. */
export const FIRST_BATCH_SIZE = 500;

export type Batches = AsyncIterable<readonly CatalogueItem[]> | Iterable<readonly CatalogueItem[]>;

/** The fashion lexicon with the catalogue's names. Yields to other work. */
export async function readNames(batches: Batches, pauser: EventLoopPauser): Promise<Lexicon> {
  const names = new CatalogueNames();
  for await (const batch of batches) {
    for (const item of batch) names.add(item);
    await pauser.pauseWhenDue();
  }
  return names.createLexicon();
}

/** Reads the facts of every item. Yields to other work. Returns the spelling correction for the catalogue's words. */
export async function readFacts(
  batches: Batches,
  lexicon: Lexicon,
  pauser: EventLoopPauser,
  visit: (item: CatalogueItem, facts: ItemFacts) => void,
): Promise<Spelling> {
  const vocabulary = new VocabularyBuilder();
  for await (const batch of batches) {
    for (const item of batch) {
      visit(item, readItemFacts(item, lexicon));
      vocabulary.add(item);
      const duePause = pauser.pauseWhenDue();
      if (duePause) await duePause;
    }
  }
  return new Spelling(lexicon, vocabulary.frequency, MONEY_WORDS);
}
