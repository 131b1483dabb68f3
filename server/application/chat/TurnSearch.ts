import type { Filters } from '../../../src/domain/filters/Filters.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { FoundOutfit } from '../../domain/outfits/FoundOutfit.ts';
import { listOutfitAsShown } from '../../domain/stylist/outfit/listOutfitAsShown.ts';
import type { AttachedPicture } from '../../domain/pictures/PictureReading.ts';
import type { AttachmentLoader } from '../attachments/AttachmentLoader.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import type { Findings, Turn, Understood } from '../ports/Stylist.ts';

/** Maximum number of results per turn. */
const MAX_RESULTS = 48;
const COMPANION_LIMIT = 12;

export class TurnSearch {
  readonly #engine: SearchEngine;
  readonly #catalogue: Catalogue;
  readonly #attachmentLoader: AttachmentLoader;

  constructor(engine: SearchEngine, catalogue: Catalogue, attachmentLoader: AttachmentLoader) {
    this.#engine = engine;
    this.#catalogue = catalogue;
    this.#attachmentLoader = attachmentLoader;
  }

  /**
   * Finds items. `correctedKinds` are the shopper's corrections of recognized kinds. Rejects with the signal's
   * reason.
   */
  async find(
    userId: string,
    turn: Turn,
    understanding: Understood,
    correctedKinds: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Findings> {
    const outfit = await this.#composeOutfit(turn, understanding, signal);
    if (outfit !== null)
      return { turn, understood: understanding, ...listOutfitItems(turn, understanding, outfit), outfit };
    const companions = await this.#findCompanions(turn, understanding, signal);
    if (understanding.intent !== 'search')
      return { turn, understood: understanding, items: [], deepPicks: [], companions, relaxations: [], divider: null };
    const {
      refinedQuery: query,
      filters,
      conversation: { leads },
    } = understanding;
    const [attachedItems, attachedPictures] = await Promise.all([
      this.#loadReferenceItems(turn, leads.likeItemIds),
      this.#loadReferencePictures(userId, leads.likePictureIds, correctedKinds),
    ]);
    const result = await this.#engine.search(
      { query, filters, filtersAreFinal: true, attachedItems, attachedPictures, leads, limit: MAX_RESULTS },
      signal,
    );
    signal.throwIfAborted();
    const { items, deepPicks, relaxations, unmetFilters = [], divider, facets, reading } = result;
    const found = { items, deepPicks, companions, relaxations, unmetFilters, divider, facets, reading };
    return { turn, understood: understanding, ...found };
  }

  async #composeOutfit(
    { profile: { preferences } }: Turn,
    { outfit, filters }: Understood,
    signal: AbortSignal,
  ): Promise<FoundOutfit | null> {
    return outfit === undefined ? null : this.#engine.composeOutfit(outfit, { filters, preferences }, signal);
  }

  /**
   * Items that go with a shown item. They must match gender, sizes and prices of the filters, but not the other
   * filters, which found the shown item.
   */
  async #findCompanions(
    turn: Turn,
    { companionsOf, filters }: Understood,
    signal: AbortSignal,
  ): Promise<readonly CatalogueItem[]> {
    if (companionsOf === null || !isShown(turn, companionsOf)) return [];
    return this.#engine.completeTheLook(companionsOf, keepFitFilters(filters), COMPANION_LIMIT, signal);
  }

  async #loadReferenceItems(
    { shown, attachment, recalled }: Turn,
    ids: readonly string[],
  ): Promise<readonly CatalogueItem[]> {
    const loadedItems = new Map(
      [...recalled, ...shown.quick, ...shown.deep.map(({ item }) => item)].map((item) => [item.id, item]),
    );
    if (attachment?.context === 'item') loadedItems.set(attachment.item.id, attachment.item);
    const otherItems = await this.#catalogue.byIds(ids.filter((id) => !loadedItems.has(id)));
    return ids.flatMap((id) => loadedItems.get(id) ?? otherItems.get(id) ?? []);
  }

  async #loadReferencePictures(
    userId: string,
    ids: readonly string[],
    correctedKinds: Readonly<Record<string, string>>,
  ): Promise<readonly AttachedPicture[]> {
    const pictures = await this.#attachmentLoader.findPictures(userId, ids);
    return pictures.map(({ id, picture: { reading } }) => {
      const kind = correctedKinds[id] ?? null;
      return { reading, kind: kind === reading.kind ? null : kind };
    });
  }
}

/** The items of the outfit; none if the turn only asks about it. */
function listOutfitItems(
  { conversation }: Turn,
  { intent }: Understood,
  outfit: FoundOutfit,
): Pick<Findings, 'items' | 'divider' | 'deepPicks' | 'companions' | 'relaxations'> {
  const emptyFindings = { divider: null, deepPicks: [], companions: [], relaxations: [] };
  if (intent !== 'search') return { ...emptyFindings, items: [] };
  const pieces = outfit.pieces.map(({ item }) => item);
  return {
    ...emptyFindings,
    deepPicks: pieces.map((item) => ({ item, reason: '' })),
    items: listOutfitAsShown(outfit, conversation.outfit),
  };
}

function isShown({ shown, attachment, recalled }: Turn, id: string): boolean {
  const isAttached = attachment?.context === 'item' && attachment.item.id === id;
  return (
    isAttached ||
    recalled.some((item) => item.id === id) ||
    shown.quick.some((item) => item.id === id) ||
    shown.deep.some(({ item }) => item.id === id)
  );
}

function keepFitFilters({ gender, size, priceRangeMin, priceRangeMax }: Filters): Filters {
  return { ...NO_FILTERS, gender, size, priceRangeMin, priceRangeMax };
}
