import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import { findPlace } from '../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import { ADD_PATTERN, DEFINITE_PATTERN, HOW_MANY_MORE_PATTERN, MORE_PATTERN, SWAP_PATTERN } from './cues.ts';
import type { RelativeWords } from './describeAnew.ts';
import { describeAnew } from './describeAnew.ts';

const FEWER_PATTERN = /\b(?:fewer|one less|less|not so many|not as many|too many)\b/u;
const MADE_PATTERN = /\b(?:make|made|turn|have|get|could|can|should|be)\b/u;

/** Reads the changes for garments that a part of a clause names. */
export function readWanted(
  text: string,
  garments: readonly NamedGarment[],
  relative: RelativeWords,
  outfit: OutfitPlan | null,
  language: Language,
): readonly OutfitEdit[] {
  if (outfit === null) return garments.flatMap(addEach);
  return garments.flatMap((garment) => readOne(text, garment, relative, outfit, language));
}

/** Returns a change for each wanted garment of a kind: two for 'two shirts'. */
export const addEach = ({ count = 1, ...garment }: NamedGarment): readonly OutfitEdit[] =>
  Array.from({ length: count }, () => ({ kind: 'add', garment }));

function readOne(
  text: string,
  garment: NamedGarment,
  relative: RelativeWords,
  outfit: OutfitPlan,
  language: Language,
): readonly OutfitEdit[] {
  const place = findPlace(outfit, garment);
  if (place === undefined) return addEach(garment);
  if (FEWER_PATTERN.test(text) && relative.differences.length === 0 && relative.words === '')
    return [{ kind: 'fewer', garment }];
  const isDescribed = hasAttributes(garment, language);
  const comparesPiece = relative.differences.length > 0 || relative.words !== '';
  if (comparesPiece) return [alterGarment(garment, isDescribed, place.words, relative, language)];
  const isSameKind = place.kind !== '' && garment.kinds.includes(place.kind);
  const isForMore =
    MORE_PATTERN.test(text) || (outfit.days !== null && ADD_PATTERN.test(text) && !SWAP_PATTERN.test(text));
  if (isForMore) return Array.from({ length: countMore(text) }, () => ({ kind: 'add', garment }));
  const isOfPiece = DEFINITE_PATTERN.test(text) || (MADE_PATTERN.test(text) && isSameKind);
  if (isDescribed && isSameKind && (isOfPiece || outfit.days === null))
    return [alterGarment(garment, isDescribed, place.words, relative, language)];
  if (SWAP_PATTERN.test(text)) return [{ kind: 'swap', garment, old: null }];
  if (DEFINITE_PATTERN.test(text) && !isDescribed && !ADD_PATTERN.test(text) && isSameKind) return [];
  return [{ kind: 'add', garment }];
}

function countMore(text: string): number {
  const number = HOW_MANY_MORE_PATTERN.exec(text)?.[1];
  if (number === undefined) return 1;
  return number === 'three' || number === '3' ? 3 : 2;
}

export function alterGarment(
  garment: NamedGarment,
  isDescribed: boolean,
  textBefore: string,
  { differences, words, said }: RelativeWords,
  language: Language,
): OutfitEdit {
  const hasDescription = isDescribed || words !== '';
  return {
    kind: 'alter',
    garment,
    words: hasDescription ? describeAnew(textBefore, garment, words, language) : '',
    said: said.join(', '),
    differences,
  };
}

/** Whether words tell more than a kind: 'green dress', 'loafers'. */
export function hasAttributes({ words }: NamedGarment, { lexicon, spelling }: Language): boolean {
  const { parts, wish } = readParts(words, lexicon, spelling);
  return (
    wish.colors.length > 0 ||
    wish.priceMax !== null ||
    parts.some(({ facet, concepts }) => facet !== 'kind' || concepts.some((id) => !id.startsWith('kind:')))
  );
}
