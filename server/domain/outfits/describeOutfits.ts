import { listLetterSizes } from '../../../src/domain/catalogue/ItemSize.ts';
import type { ComposedOutfit, OutfitReason } from './ComposedOutfit.ts';
import { isNeutral } from '../matching/harmony.ts';
import { nameOutfit } from './nameOutfit.ts';
import type { OutfitDraft } from './OutfitDraft.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import { OUTFIT_SLOTS } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import { listStylesOfPersonality } from './tastes.ts';

/** Minimum fraction of the pieces that must share a style or an occasion to make it a reason for the outfit. */
const MIN_SHARE_OF_PIECES = 0.5;

export function describeOutfits(drafts: readonly OutfitDraft[], wish: OutfitWish): readonly ComposedOutfit[] {
  const takenNames = new Set<string>();
  return drafts.map((draft) => {
    const pieces = draft.candidates.map(({ piece }) => piece);
    const name = nameOutfit(draft, wish, takenNames);
    takenNames.add(name);
    return {
      items: listItems(draft),
      leadId: draft.lead.piece.item.id,
      name,
      reasons: listReasons(pieces, draft, wish),
      totalCents: draft.costCents,
    };
  });
}

function listItems({ pieces }: OutfitDraft): ComposedOutfit['items'] {
  return Object.fromEntries(
    OUTFIT_SLOTS.flatMap((slot) => {
      const candidate = pieces[slot];
      return candidate === undefined ? [] : [[slot, candidate.piece.item]];
    }),
  );
}

function listReasons(pieces: readonly OutfitPiece[], draft: OutfitDraft, wish: OutfitWish): readonly OutfitReason[] {
  return [
    ...explainOccasion(pieces, wish),
    ...explainWeather(draft, wish),
    ...explainTaste(pieces, wish),
    ...explainColors(pieces),
    ...explainPattern(pieces),
    ...explainSizes(pieces, wish),
    ...(wish.budgetCents === undefined
      ? []
      : [{ key: 'budget', params: { totalCents: draft.costCents } } satisfies OutfitReason]),
  ];
}

function explainOccasion(pieces: readonly OutfitPiece[], { occasion }: OutfitWish): readonly OutfitReason[] {
  const isSuitable = occasion !== undefined && isShared(pieces, ({ item }) => item.occasions.includes(occasion));
  return isSuitable ? [{ key: 'occasion', params: { occasion } }] : [];
}

function explainWeather(draft: OutfitDraft, { season, weatherBand }: OutfitWish): readonly OutfitReason[] {
  const pieces = draft.candidates.map(({ piece }) => piece);
  const cover = draft.pieces.outer ?? draft.pieces.layer;
  const seasonReasons: OutfitReason[] =
    season !== undefined && isShared(pieces, ({ item }) => item.seasons.includes(season))
      ? [{ key: 'season', params: { season } }]
      : [];
  if (weatherBand === undefined || cover === undefined) return seasonReasons;
  return [{ key: 'weather', params: { weatherBand, kind: cover.piece.kind } }, ...seasonReasons];
}

function explainTaste(pieces: readonly OutfitPiece[], { styles, personality }: OutfitWish): readonly OutfitReason[] {
  const style = styles.find((name) => isShared(pieces, ({ item }) => item.styles.includes(name)));
  const personalityTag = personality.find((name) =>
    isShared(pieces, ({ item }) => listStylesOfPersonality(name).some((styleName) => item.styles.includes(styleName))),
  );
  return [
    ...(style === undefined ? [] : [{ key: 'style', params: { style } } satisfies OutfitReason]),
    ...(personalityTag === undefined
      ? []
      : [{ key: 'personality', params: { personality: personalityTag } } satisfies OutfitReason]),
  ];
}

function explainColors(pieces: readonly OutfitPiece[]): readonly OutfitReason[] {
  const vividColors = [
    ...new Set(
      pieces
        .flatMap(({ item }) => item.colors.slice(0, 1))
        .filter((color) => !isNeutral(color) && color !== 'Multicolor'),
    ),
  ];
  const [color, otherColor] = vividColors;
  if (color === undefined)
    return pieces.some(({ item }) => item.colors.includes('Multicolor')) ? [] : [{ key: 'neutrals', params: {} }];
  return otherColor === undefined
    ? [{ key: 'oneColor', params: { color } }]
    : [{ key: 'twoColors', params: { color, otherColor } }];
}

function explainPattern(pieces: readonly OutfitPiece[]): readonly OutfitReason[] {
  const patternedPieces = pieces.filter(({ isPatterned }) => isPatterned);
  const [piece] = patternedPieces;
  return piece !== undefined && patternedPieces.length === 1
    ? [{ key: 'pattern', params: { pattern: piece.item.pattern, kind: piece.kind } }]
    : [];
}

function explainSizes(pieces: readonly OutfitPiece[], { sizes }: OutfitWish): readonly OutfitReason[] {
  const areInSize =
    sizes.length > 0 && pieces.some(({ item }) => listLetterSizes(item.sizes).some((size) => sizes.includes(size)));
  return areInSize ? [{ key: 'sizes', params: { sizes } }] : [];
}

function isShared(pieces: readonly OutfitPiece[], hasTrait: (piece: OutfitPiece) => boolean): boolean {
  return pieces.filter(hasTrait).length >= pieces.length * MIN_SHARE_OF_PIECES;
}
