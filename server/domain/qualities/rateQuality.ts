import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { removeAccents, splitWords } from '../language/text/tokens.ts';
import type { Quality, Worth } from './Worth.ts';

/** The words of a piece that decide its qualities, read once for several qualities. */
export interface MakeWords {
  readonly item: Pick<CatalogueItem, 'colors' | 'kind'>;
  readonly materials: readonly { readonly name: string; readonly words: readonly string[] }[];
  readonly cut: readonly string[];
}

/** How much a piece has of a quality. */
export interface QualityRating {
  readonly worth: number;
  /** The cloth that does most for it; null if no known cloth does anything. */
  readonly cloth: string | null;
  readonly clothWorth: number;
  readonly cutWorth: number;
}

type Make = Pick<CatalogueItem, 'materials' | 'subkind' | 'kind' | 'fit' | 'colors'>;

export function listMakeWords(item: Make): MakeWords {
  const cut = [item.subkind, item.kind, item.fit].flatMap((words) => removeAccents(words).split(/[ /]/u));
  return {
    item,
    materials: item.materials.map((name) => ({ name, words: splitWords(name) })),
    cut: [...new Set(cut)],
  };
}

/** Rates a piece by a quality; null if neither its cloth nor its cut nor its color tells anything. */
export function rateQuality({ item, materials, cut: words }: MakeWords, quality: Quality): QualityRating | null {
  const { cloth, cut, color } = quality;
  const cloths = materials.flatMap((material) => {
    const worth = cloth ? findWorth(material.words, cloth) : undefined;
    return worth === undefined ? [] : [{ material: material.name, worth }];
  });
  const cuts = cut ? words.flatMap((word) => cut.byWord[word] ?? []) : [];
  if (cloths.length + cuts.length === 0 && color === undefined) return null;
  const clothWorth = computeMean(cloths.map(({ worth }) => worth));
  const cutWorth = cuts.reduce((sum, value) => sum + value, 0);
  const colorWorth = color ? computeMean(item.colors.map((name) => color[name] ?? 0)) : 0;
  const [best] = [...cloths].sort((first, second) => second.worth - first.worth);
  return { worth: clothWorth + cutWorth + colorWorth, cloth: best?.material ?? null, clothWorth, cutWorth };
}

/** Returns the worth of a material by its words. Of several known words, the first counts: 'recycled' before 'wool'. */
function findWorth(words: readonly string[], { byWord }: Worth): number | undefined {
  return words.flatMap((word) => byWord[word] ?? [])[0];
}

function computeMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
