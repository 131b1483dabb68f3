import { getOccasionFormality } from '../../../outfits/occasionFormality.ts';
import type { Preference } from '../../../search/understanding/Wish.ts';
import type { WishReading } from '../../wish/readParts.ts';
import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { WishPart } from '../../wish/WishPart.ts';
import type { OutfitTerms } from '../OutfitEdit.ts';
import { isEvent } from './readEvent.ts';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];

/**
 * Reads the wishes for the whole outfit: the occasion and the season by their names in the catalogue, other words for
 * the search. With `withWords`, keeps words that only the catalogue knows.
 */
export function readTerms({ parts, wish }: WishReading, withWords = false): OutfitTerms {
  const occasion = findOccasion(parts);
  const namesShade = parts.some(({ facet, stance }) => facet === 'shade' && stance === 'wanted');
  const colors = namesShade ? [] : wish.colors.map((color) => color.toLowerCase());
  const words = parts
    .filter(({ facet, stance }) => facet !== 'word' || (withWords && stance === 'wanted'))
    .filter((part) => part.facet !== 'season' && part.facet !== 'occasion' && !isGarment(part))
    .map((part) => `${PREFIX_BY_STANCE[part.stance]}${part.words}`);
  const refusedColors = wish.refusals.colors.map((color) => `no ${color.toLowerCase()}`);
  return {
    words: [...new Set([...colors, ...words, ...refusedColors])].join(', '),
    occasion: findNearest(listPreferences(occasion, wish.preferences), 'occasion', isOccasionOfCatalogue),
    occasionWords: occasion?.words ?? '',
    event: occasion?.concepts[0]?.slice('occasion:'.length) ?? null,
    season: findNearest(wish.preferences, 'season', (name) => SEASONS.includes(name)),
  };
}

/** Finds the occasion. An event has priority over a place: a wedding at the beach is a wedding. */
function findOccasion(parts: readonly WishPart[]): WishPart | undefined {
  const occasions = parts.filter(({ facet, stance }) => facet === 'occasion' && stance === 'wanted');
  return occasions.find(isEvent) ?? occasions[0];
}

function listPreferences(occasion: WishPart | undefined, allPreferences: readonly Preference[]): readonly Preference[] {
  const occasionPreferences = allPreferences.filter(
    ({ alternatives }) => occasion?.concepts.some((id) => id in alternatives) === true,
  );
  return occasionPreferences.length > 0 ? occasionPreferences : allPreferences;
}

const isOccasionOfCatalogue = (name: string): boolean => getOccasionFormality(name) !== undefined;

/**
 * Whether a part of the wish is about a garment instead of the whole outfit. 'No heels' is about the whole outfit,
 * because it refuses heels in every slot.
 */
function isGarment({ stance, concepts }: WishPart): boolean {
  const areOfKind = concepts.map((id) => id.startsWith('kind:') || id.startsWith('price:'));
  return stance === 'refused' ? areOfKind.length > 0 && areOfKind.every(Boolean) : areOfKind.some(Boolean);
}

const PREFIX_BY_STANCE = { wanted: '', refused: 'no ', lessOf: 'not too ' } as const;

/**
 * Returns the name in the facet that is most similar to the concepts, such as 'wedding' for a christening; null if
 * there is none.
 */
function findNearest(
  preferences: readonly Preference[],
  facet: string,
  isKnown: (name: string) => boolean,
): string | null {
  const namedConcepts = preferences
    .filter((preference) => preference.facet === facet)
    .flatMap(({ alternatives }) => Object.entries(alternatives))
    .filter(([id]) => id.startsWith(`${facet}:`) && isKnown(id.slice(facet.length + 1)))
    .sort(([, firstValue], [, secondValue]) => secondValue - firstValue);
  return namedConcepts[0]?.[0].slice(facet.length + 1) ?? null;
}

export const saysSomething = ({ words, occasion, season }: OutfitTerms): boolean =>
  words !== '' || occasion !== null || season !== null;

/**
 * Returns the words that describe a piece, without the name of the piece, for the search ('leather, no heels'); '' if
 * there are none.
 */
export function readAttributes(text: string, { lexicon, spelling }: Language): string {
  const { words } = readTerms(readParts(text, lexicon, spelling));
  return words;
}
