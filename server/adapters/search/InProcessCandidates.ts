import type { CandidateSource, CatalogueView, KnownItem } from '../../application/ports/CandidateSource.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import { CatalogueNames } from '../../domain/search/lexicon/catalogueLexicon.ts';
import type { Lexicon } from '../../domain/search/lexicon/Lexicon.ts';
import { Spelling } from '../../domain/search/lexicon/spelling.ts';
import { factsOf } from '../../domain/search/ranking/itemFacts.ts';
import type { ItemIndex } from '../../domain/search/ranking/ItemIndex.ts';
import { ItemIndexBuilder } from '../../domain/search/ranking/ItemIndexBuilder.ts';
import { VocabularyBuilder } from '../../domain/search/lexicon/vocabulary.ts';
import { MONEY_WORDS } from '../../domain/search/understanding/money.ts';
import { Breather } from './Breather.ts';

const BATCH = 500;
const CHECK_EVERY_MS = 1_000;

/** The whole catalogue in an index of this process, built anew in the background after an import. */
export class InProcessCandidates implements CandidateSource {
  readonly #catalogue: Catalogue;
  readonly #now: () => number;
  #current: CatalogueView | null = null;
  #version = Number.NaN;
  #building: Promise<void> | null = null;
  #checkedAt = -Infinity;

  /** `now`: milliseconds; decides only how often the catalogue is asked for its version. */
  constructor(catalogue: Catalogue, now: () => number = () => performance.now()) {
    this.#catalogue = catalogue;
    this.#now = now;
  }

  async view(): Promise<CatalogueView> {
    if (!this.#current) await this.refresh();
    else this.#checkInBackground();
    return this.#current ?? this.view();
  }

  async refresh(): Promise<void> {
    const version = await this.#catalogue.version();
    if (this.#current && version === this.#version) return;
    this.#building ??= this.#build().finally(() => (this.#building = null));
    await this.#building;
    if (this.#version < version) await this.refresh();
  }

  /** A failure leaves the older state in use; the next search tries again. */
  #checkInBackground(): void {
    const now = this.#now();
    if (now - this.#checkedAt < CHECK_EVERY_MS) return;
    this.#checkedAt = now;
    this.refresh().catch(() => undefined);
  }

  async #build(): Promise<void> {
    const version = await this.#catalogue.version();
    const breather = new Breather();
    const names = new CatalogueNames();
    for await (const batch of this.#catalogue.batches(BATCH)) {
      for (const item of batch) names.add(item);
      await breather.pauseWhenDue();
    }
    const lexicon = names.lexicon();
    const builder = new ItemIndexBuilder();
    const vocabulary = new VocabularyBuilder();
    for await (const batch of this.#catalogue.batches(BATCH)) {
      for (const item of batch) {
        builder.add(item, factsOf(item, lexicon));
        vocabulary.add(item);
        await breather.pauseWhenDue();
      }
    }
    const index = await builder.buildPausing(() => breather.pauseWhenDue());
    await breather.pauseWhenDue();
    this.#current = viewOf(index, lexicon, new Spelling(lexicon, vocabulary.frequency, MONEY_WORDS));
    this.#version = version;
  }
}

function viewOf(index: ItemIndex, lexicon: Lexicon, spelling: Spelling): CatalogueView {
  return {
    lexicon, spelling,
    candidates: () => Promise.resolve(index),
    find: (id) => Promise.resolve(knownItem(index, id)),
  };
}

function knownItem(index: ItemIndex, id: string): KnownItem | null {
  const doc = index.docOf(id);
  const item = doc === undefined ? undefined : index.items[doc];
  const facts = doc === undefined ? undefined : index.facts[doc];
  return item && facts ? { item, facts } : null;
}
