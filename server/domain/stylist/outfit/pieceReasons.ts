import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { isPlain } from '../../outfits/traits/measureLook.ts';
import type { WeatherBand } from '../../climate/Climate.ts';
import { capitalize } from '../../search/phrasing.ts';
import { withArticle } from '../wording/purposes.ts';

type Piece = FoundOutfit['pieces'][number];

/** A sentence about a piece, with its subject. The reasons of different pieces should have different subjects. */
interface Reason {
  readonly about: string;
  readonly sentence: string;
}

/** Writes a reason for each piece of the outfit, by the piece's id. No reason is repeated. */
export function writePieceReasons(outfit: FoundOutfit, plan: OutfitPlan): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  const toldTopics = new Set<string>();
  for (const piece of outfit.pieces) {
    const usedSentences = new Set(reasons.values());
    const newReasons = listReasons(piece, outfit, plan).filter(({ sentence }) => !usedSentences.has(sentence));
    const reason = newReasons.find(({ about }) => !toldTopics.has(about)) ?? newReasons[0];
    if (reason !== undefined) toldTopics.add(reason.about);
    reasons.set(piece.item.id, reason?.sentence ?? describeCloth(piece.item));
  }
  return reasons;
}

/** Lists the possible reasons for a piece, the most important first. */
function listReasons(piece: Piece, outfit: FoundOutfit, plan: OutfitPlan): readonly Reason[] {
  const otherPieces = outfit.pieces.filter(({ item }) => item.id !== piece.item.id);
  return [
    ...(outfit.unmet.some(({ itemId }) => itemId === piece.item.id) ? [] : explainAsked(piece, plan)),
    ...explainOwned(piece, outfit),
    ...explainWeather(piece, plan),
    ...explainOccasion(piece, plan),
    ...explainDressiness(piece, otherPieces),
    ...explainPattern(piece, otherPieces),
    ...explainPrice(piece, otherPieces, plan),
    ...explainColors(piece, otherPieces),
    { about: 'cloth', sentence: describeCloth(piece.item) },
  ];
}

function explainAsked({ slot, item }: Piece, { places }: OutfitPlan): readonly Reason[] {
  const askedWords = places.find((place) => place.words !== '' && !place.isOwned && place.slot === slot)?.words;
  if (askedWords === undefined) return [];
  const garment = nameAsked(askedWords);
  const sentence = / or /u.test(garment)
    ? `${capitalize(item.subkind || item.kind)}, as asked.`
    : `The ${garment} you asked for.`;
  return [{ about: askedWords, sentence }];
}

/** Returns the words before a price or a comma. */
export const nameAsked = (words: string): string =>
  words
    .split(/ under \$\d|, /u, 1)
    .join('')
    .replace(/(?<=[a-z]) (?:an?|the) (?=[a-z])/gu, ' ');

function explainOwned({ item }: Piece, { owned }: FoundOutfit): readonly Reason[] {
  const color = findColor(item);
  const ownPiece = owned.find(({ words }) => color !== '' && words.includes(color));
  return ownPiece === undefined
    ? []
    : [{ about: 'own', sentence: `Its ${color} goes with your own ${ownPiece.words}.` }];
}

const LIGHT_CLOTHS: ReadonlySet<string> = new Set([
  'linen',
  'seersucker',
  'cotton',
  'silk',
  'chiffon',
  'viscose',
  'straw',
]);
const WARM_CLOTHS: ReadonlySet<string> = new Set([
  'wool',
  'merino wool',
  'recycled wool',
  'tweed',
  'cashmere',
  'mohair',
  'alpaca',
  'flannel',
  'fleece',
  'down',
]);
const CLOTHS_BY_WEATHER: Readonly<Partial<Record<WeatherBand, readonly [ReadonlySet<string>, string]>>> = {
  hot: [LIGHT_CLOTHS, 'is easy to wear in the heat'],
  warm: [LIGHT_CLOTHS, 'stays light on a warm day'],
  cool: [WARM_CLOTHS, 'takes the chill off'],
  cold: [WARM_CLOTHS, 'keeps out the cold'],
  freezing: [WARM_CLOTHS, 'keeps you warm in the frost'],
};

function explainWeather({ slot, item }: Piece, { weatherBand }: OutfitPlan): readonly Reason[] {
  const [cloths, effect] = CLOTHS_BY_WEATHER[weatherBand ?? 'mild'] ?? [];
  const cloth = item.materials.find((material) => cloths?.has(material));
  if (cloth === undefined || slot === 'bag' || slot === 'shoes') return [];
  return [{ about: 'weather', sentence: `${capitalize(cloth)} that ${effect ?? ''}.` }];
}

function explainOccasion({ item }: Piece, { occasion, occasionWords, days }: OutfitPlan): readonly Reason[] {
  if (occasion === null || days !== null || !item.occasions.includes(occasion)) return [];
  return [{ about: 'occasion', sentence: `Right for ${withArticle(occasionWords || occasion)}.` }];
}

/** Minimum difference in formality between a piece and the other pieces that deserves a sentence. */
const MIN_STEP = 0.1;

function explainDressiness({ item }: Piece, otherPieces: readonly Piece[]): readonly Reason[] {
  const formalities = otherPieces.map((otherPiece) => getFormality(otherPiece.item));
  if (formalities.length === 0) return [];
  const ownFormality = getFormality(item);
  if (ownFormality >= Math.max(...formalities) + MIN_STEP)
    return [{ about: 'dressed up', sentence: 'The dressiest piece here.' }];
  return ownFormality <= Math.min(...formalities) - MIN_STEP
    ? [{ about: 'relaxed', sentence: 'The most relaxed piece, so that the rest does not look stiff.' }]
    : [];
}

function explainPattern({ item }: Piece, otherPieces: readonly Piece[]): readonly Reason[] {
  const patterned = otherPieces.find((otherPiece) => !isPlain(otherPiece.item));
  if (!isPlain(item))
    return patterned === undefined ? [{ about: 'pattern', sentence: 'The one pattern among plain pieces.' }] : [];
  return patterned === undefined
    ? []
    : [{ about: 'plain', sentence: `Plain, which leaves the pattern to the ${patterned.item.kind}.` }];
}

function explainPrice({ item }: Piece, otherPieces: readonly Piece[], { budgetCents }: OutfitPlan): readonly Reason[] {
  const [dearestPiece] = otherPieces.toSorted(
    (firstPiece, secondPiece) => secondPiece.item.priceCents - firstPiece.item.priceCents,
  );
  const isCheapest = otherPieces.every((otherPiece) => otherPiece.item.priceCents > item.priceCents);
  if (budgetCents === null || dearestPiece === undefined || !isCheapest) return [];
  return [
    { about: 'price', sentence: `Costs least, which leaves more of the budget for the ${dearestPiece.item.kind}.` },
  ];
}

function explainColors({ item }: Piece, otherPieces: readonly Piece[]): readonly Reason[] {
  const color = findColor(item);
  if (color === '') return [];
  return otherPieces.flatMap((otherPiece): readonly Reason[] => {
    const secondColor = findColor(otherPiece.item);
    if (secondColor === '' || otherPiece.item.kind === item.kind) return [];
    return secondColor === color
      ? [{ about: 'same color', sentence: `Its ${color} comes back in the ${otherPiece.item.kind}.` }]
      : [
          {
            about: 'colors',
            sentence: `${capitalize(color)} beside the ${secondColor} of the ${otherPiece.item.kind}.`,
          },
        ];
  });
}

function describeCloth(item: CatalogueItem): string {
  const cloth = [findColor(item), item.materials[0] ?? '', item.subkind || item.kind].filter((word) => word !== '');
  return `${capitalize(cloth.join(' '))}.`;
}

function findColor({ colors: [color] }: CatalogueItem): string {
  return color === undefined || color === 'Multicolor' ? '' : color.toLowerCase();
}
