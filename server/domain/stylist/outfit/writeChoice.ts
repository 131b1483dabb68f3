import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { COLD_BANDS, WARM_BANDS } from '../../climate/Climate.ts';
import { rateColorHarmony } from '../../matching/harmony.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import { getPlannedFormality } from '../../outfits/occasionFormality.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { capitalize } from '../../search/phrasing.ts';
import type { ChoiceOption } from '../Conversation.ts';
import { nameItem } from '../wording/phrases.ts';
import { isPluralKind } from './isPluralKind.ts';
import { noteOn, rateOption } from './optionFormality.ts';
import { describePurpose } from './titleOutfit.ts';

interface Option {
  /** The name with an article, for the middle of a sentence. */
  readonly name: string;
  readonly words: string;
  readonly formality: number | null;
  readonly color: Color | null;
  readonly isPresent: boolean;
}

/** Writes which of two things to take, with a reason from the occasion, its formality or the colors of the outfit. */
export function writeChoice(options: readonly ChoiceOption[], plan: OutfitPlan, outfit: FoundOutfit): string {
  const [first, second] = options.map((option) => createOption(option, outfit));
  if (first === undefined) return '';
  if (second === undefined) return `${writeSuited(first, plan, outfit)} ${UNCHANGED}`;
  const present = [first, second].find(({ isPresent }) => isPresent);
  const asked = [first, second].find(({ isPresent }) => !isPresent);
  if (present?.color !== undefined && present.color !== null && present.color === asked?.color)
    return `${capitalize(present.name)} already has that color. ${UNCHANGED}`;
  const reason =
    (first.color !== null && second.color !== null && first.color !== second.color
      ? chooseByColor(first, second, outfit, plan)
      : chooseByFormality(first, second, plan, outfit)) ?? chooseByTaste(first, second, outfit);
  return `${reason} ${UNCHANGED}`;
}

const UNCHANGED = 'The outfit stays as it is until you say so.';
const MAX_STEP = 0.22;

/** Writes whether something that the outfit does not contain would suit it. */
function writeSuited(option: Option, plan: OutfitPlan, outfit: FoundOutfit): string {
  const target = getPlannedFormality(plan) ?? rateWhole(outfit);
  const step = (option.formality ?? target) - target;
  const purpose = describeNeed(plan);
  const pronoun = isPluralKind(option.words) ? 'they are' : 'it is';
  const judgment =
    step < -MAX_STEP
      ? `I would rather not: ${pronoun} plainer than ${purpose} calls for.`
      : step > MAX_STEP
        ? `It would be a little much: ${pronoun} dressier than ${purpose} calls for.`
        : `Yes, that goes with it: ${pronoun} as dressy as the rest.`;
  return `${judgment} ${note(option)}`.trim();
}

/** Names the occasion, or else the rest of the outfit. A wedding guest dresses for a wedding. */
const describeNeed = (plan: OutfitPlan): string => describePurpose(plan).replace(/ guest$/u, '') || 'the rest of it';

function createOption({ words, slot, color }: ChoiceOption, { pieces }: FoundOutfit): Option {
  const item = pieces.find((piece) => piece.slot === slot)?.item;
  if (item === undefined) return { name: `the ${words}`, words, formality: rateOption(words), color, isPresent: false };
  return {
    name: nameItem(item),
    words: item.subkind || item.kind,
    formality: getFormality(item),
    color: item.colors[0] ?? null,
    isPresent: true,
  };
}

const FORMAL = 0.8;
function chooseByColor(first: Option, second: Option, outfit: FoundOutfit, plan: OutfitPlan): string {
  const noun = / ([a-z]+)$/u.exec(first.words)?.[1] ?? '';
  const others = outfit.pieces.map(({ item }) => item).filter(({ kind }) => kind !== noun);
  const isFormal = (getPlannedFormality(plan) ?? 0) >= FORMAL;
  const rate = (option: Option): number =>
    others.reduce((sum, item) => sum + rateMatch(option, item), 0) / others.length +
    (isFormal && option.color === 'Black' ? 1 : 0);
  const [better, other] = rate(second) > rate(first) ? [second, first] : [first, second];
  const match = findMatch(better, others);
  const purpose = describeNeed(plan);
  const why =
    isFormal && better.color === 'Black'
      ? `black is what ${purpose} expects`
      : match === undefined
        ? 'that color sits more quietly beside the others'
        : `${isPluralKind(better.words) ? 'they go' : 'it goes'} better with ${nameItem(match)}`;
  const alternative = rate(better) - rate(other) < 0.1 ? ` ${capitalize(other.name)} would not be wrong either.` : '';
  return `I’d take ${better.name}: ${why}.${alternative}`;
}

/** Returns the piece that a color goes with best. Garments in color say more than black ones. */
function findMatch(option: Option, items: readonly CatalogueItem[]): CatalogueItem | undefined {
  return items.toSorted((firstItem, secondItem) => rateMatch(option, secondItem) - rateMatch(option, firstItem))[0];
}

const rateMatch = ({ color }: Option, { colors }: CatalogueItem): number =>
  rateColorHarmony(color === null ? [] : [color], colors);

const MIN_STEP = 0.04;
const AIRY_PATTERN = /\b(?:sandals?|linen|shorts|bare legs|loafers?|necklaces?|earrings?)\b/u;
const WARMING_PATTERN = /\b(?:boots?|wool|scar(?:f|ves)|coats?|tights|cardigans?|jumpers?|sweaters?|knits?|wraps?)\b/u;

function chooseByFormality(first: Option, second: Option, plan: OutfitPlan, outfit: FoundOutfit): string | null {
  const weather = WARM_BANDS.has(plan.weatherBand)
    ? AIRY_PATTERN
    : COLD_BANDS.has(plan.weatherBand)
      ? WARMING_PATTERN
      : null;
  const suited = weather === null ? [] : [first, second].filter(({ words }) => weather.test(words));
  const [onlySuited] = suited;
  if (suited.length === 1 && onlySuited !== undefined)
    return `I’d take ${onlySuited.name}, because of the weather. ${note(onlySuited)}`.trim();
  if (first.formality === null || second.formality === null) return null;
  const target = getPlannedFormality(plan) ?? rateWhole(outfit);
  const gap = ({ formality }: Option): number => Math.abs((formality ?? target) - target);
  if (Math.abs(gap(first) - gap(second)) < MIN_STEP) return null;
  const [better, other] = gap(second) < gap(first) ? [second, first] : [first, second];
  const purpose = describeNeed(plan);
  const isDressier = (better.formality ?? 0) > (other.formality ?? 0);
  const why = isDressier
    ? `${isPluralKind(better.words) ? 'they are' : 'it is'} the dressier choice, which suits ${purpose}`
    : `${other.name} would be dressier than ${purpose} calls for`;
  return `I’d take ${better.name}: ${why}. ${note(better)}`.trim();
}

const rateWhole = ({ pieces }: FoundOutfit): number =>
  pieces.reduce((sum, { item }) => sum + getFormality(item), 0) / Math.max(1, pieces.length);

function chooseByTaste(first: Option, second: Option, { pieces }: FoundOutfit): string {
  const [better, other] = first.isPresent || noteOn(first.words) === '' ? [second, first] : [first, second];
  const [lead] = pieces;
  const notes = [note(better), note(other)].filter((text) => text !== '').join(' ');
  const look = lead === undefined ? '' : ` beside ${nameItem(lead.item)}`;
  return `Either works here; I’d take ${better.name}${look}. ${notes}`.trim();
}

function note({ words }: Option): string {
  const text = noteOn(words);
  return text === '' ? '' : `${text}.`;
}
