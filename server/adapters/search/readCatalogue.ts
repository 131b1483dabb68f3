import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { CatalogueNames } from '../../domain/search/lexicon/catalogueLexicon.ts';
import type { Lexicon } from '../../domain/search/lexicon/Lexicon.ts';
import { Spelling } from '../../domain/search/lexicon/spelling.ts';
import { VocabularyBuilder } from '../../domain/search/lexicon/vocabulary.ts';
import type { ItemFacts } from '../../domain/search/ranking/itemFacts.ts';
import { factsOf } from '../../domain/search/ranking/itemFacts.ts';
import { MONEY_WORDS } from '../../domain/search/understanding/money.ts';
import type { Breather } from './Breather.ts';

const BATCH = 500;

/** Goes through a catalogue twice, for its names and then for its items, letting other work run in between. */
export async function readCatalogue(
  catalogue: Catalogue, breather: Breather, visit: (item: CatalogueItem, facts: ItemFacts) => void,
): Promise<{ lexicon: Lexicon; spelling: Spelling }> {
  const names = new CatalogueNames();
  for await (const batch of catalogue.batches(BATCH)) {
    for (const item of batch) names.add(item);
    await breather.pauseWhenDue();
  }
  const lexicon = names.lexicon();
  const vocabulary = new VocabularyBuilder();
  for await (const batch of catalogue.batches(BATCH)) {
    for (const item of batch) {
      visit(item, factsOf(item, lexicon));
      vocabulary.add(item);
      await breather.pauseWhenDue();
    }
  }
  return { lexicon, spelling: new Spelling(lexicon, vocabulary.frequency, MONEY_WORDS) };
}
