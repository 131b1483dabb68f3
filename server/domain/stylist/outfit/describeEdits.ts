import { addArticle, formatDollars, joinWords } from '../../search/phrasing.ts';
import { withArticle } from '../wording/purposes.ts';
import type { Difference } from '../../outfits/OutfitPlan.ts';
import type { NamedGarment, OutfitEdit } from './OutfitEdit.ts';

/**
 * Describes the changes in a message in the shopper's words, for the middle of a sentence. Returns none for a new
 * outfit.
 */
export function describeEdits(edits: readonly OutfitEdit[]): readonly string[] {
  if (edits.some(({ kind }) => kind === 'compose' || kind === 'pack')) return [];
  return [...new Set(edits.map(describeEdit))].filter((words) => words !== '');
}

function describeEdit(edit: OutfitEdit): string {
  switch (edit.kind) {
    case 'own':
      return `your own ${nameGarment(edit.garment)}`;
    case 'add':
      return withCount(edit.garment);
    case 'swap':
      return edit.old === edit.garment || (edit.old === null && nameGarment(edit.garment) === edit.garment.kinds[0])
        ? askForAnother(edit.garment)
        : `${withCount(edit.garment)} instead`;
    case 'alter':
      return describeAlteredGarment(edit);
    case 'restyle':
      return edit.said !== '' ? edit.said : edit.garment === null ? 'another one' : askForAnother(edit.garment);
    case 'swapPiece':
      return edit.differences.length > 0
        ? `something ${edit.differences.map((name) => COMPARATIVES[name]).join(' and ')} in its place`
        : 'something else in its place';
    case 'restore':
      return 'the outfit as it was before';
    case 'restorePiece':
    case 'addPiece':
      return `the ${edit.name}`;
    case 'drop':
    case 'fewer':
      return `${edit.kind === 'drop' ? 'no' : 'fewer'} ${nameGarment(edit.garment)}`;
    case 'dropPiece':
      return 'without it';
    case 'only':
      return `just ${joinWords(
        edit.garments.map((garment) => withCount(inPlural(garment))),
        'and',
      )}`;
    case 'days':
      return edit.days === 1 ? 'for one day' : `for ${edit.days} days`;
    case 'budget':
      return `${formatDollars(edit.cents)} for all of it`;
    case 'wearer':
      return edit.gender === null ? 'in your size' : `for ${edit.gender.toLowerCase()}`;
    case 'otherWearer':
      return `an outfit for ${edit.gender === 'Men' ? 'him' : 'her'}`;
    case 'cheaper':
      return 'for less';
    case 'dearer':
      return 'of better quality';
    case 'lean':
      return edit.leaning.said;
    case 'another':
      return edit.keeps.length > 0 ? 'others for the rest' : 'another outfit';
    case 'show':
      return 'back to the outfit';
    case 'terms':
      return (
        (edit.terms.said ?? edit.terms.words) ||
        (edit.terms.occasionWords !== ''
          ? `for ${withArticle(edit.terms.occasionWords)}`
          : edit.terms.season === null
            ? ''
            : `for ${edit.terms.season}`)
      );
    case 'climate':
      return `for ${edit.weatherBand} weather`;
    default:
      return '';
  }
}

const COMPARATIVES: Readonly<Partial<Record<Difference, string>>> = {
  cheaper: 'cheaper',
  dearer: 'of better quality',
  warmer: 'warmer',
  cooler: 'cooler',
  dressier: 'dressier',
  plainer: 'more casual',
  otherColor: 'in another color',
};

/** Describes a changed garment: 'cheaper shoes', 'shoes that are less boring', 'trousers in another color'. */
function describeAlteredGarment({ garment, words, said, differences }: Extract<OutfitEdit, { kind: 'alter' }>): string {
  if (differences.length === 0 && said !== '')
    return `${withCount(garment)} that ${isPlural(nameGarment(garment)) ? 'are' : 'is'} ${said}`;
  const name = words === '' ? nameGarment(garment) : nameGarment({ ...garment, words });
  const wordsBefore = differences
    .filter((difference) => DIFFERENCES_BEFORE_NAME.has(difference))
    .map((key) => COMPARATIVES[key]);
  const wordsAfter = differences
    .filter((difference) => !DIFFERENCES_BEFORE_NAME.has(difference))
    .map((key) => COMPARATIVES[key]);
  return withCount({ ...garment, words: [...wordsBefore, name, ...wordsAfter].join(' ') }, isPlural(name));
}

/** Returns a garment that comes in pairs by its plural: 'shoes' for 'shoe'. */
const inPlural = (garment: NamedGarment): NamedGarment =>
  isPlural(garment.kinds[0] ?? '') && !isPlural(garment.words)
    ? { ...garment, words: garment.kinds[0] ?? '' }
    : garment;

const DIFFERENCES_BEFORE_NAME: ReadonlySet<Difference> = new Set<Difference>([
  'cheaper',
  'warmer',
  'cooler',
  'dressier',
  'plainer',
]);

/** Returns the name of a garment without price and refusals, because these are in words for the search. */
function nameGarment({ words, kinds }: NamedGarment): string {
  return (
    words.replace(/(?<=\S) under \$\d+|(?<=\S), .*$/gu, '').replace(/^,? ?no (\S+)$/u, '$1 left out') ||
    (kinds[0] ?? '')
  );
}

const isPlural = (words: string): boolean => /s$/u.test(words) && !/(?:ss|dress)$/u.test(words);

function askForAnother(garment: NamedGarment): string {
  const name = nameGarment(garment);
  return isPlural(name) ? `other ${name}` : `another ${name}`;
}

function withCount(garment: NamedGarment, plural = isPlural(nameGarment(garment))): string {
  const name = nameGarment(garment);
  return plural ? name : addArticle(name);
}
