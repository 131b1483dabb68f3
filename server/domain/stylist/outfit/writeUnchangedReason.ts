import { findSlotOfKind } from '../../outfits/OutfitSlot.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import { prepareOutfitPiece } from '../../outfits/OutfitPiece.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { hasTraits } from '../../outfits/traits/hasTraits.ts';
import type { PieceTrait } from '../../outfits/traits/PieceTrait.ts';
import { capitalize, formatDollars } from '../../search/phrasing.ts';
import type { Heard } from '../Conversation.ts';
import type { Voice } from '../replying/Voice.ts';
import { nameItem } from '../wording/phrases.ts';
import { describePurpose } from './titleOutfit.ts';
import { writeMissingPieces, writeTotal } from './writeOutfit.ts';
import { isPluralKind } from './isPluralKind.ts';

type Restyled = NonNullable<Heard['restyled']>;

/** Writes why an outfit stays as it is although the shopper asked for a change. */
export function writeUnchangedReason(
  { restyled, changes }: Heard,
  planBefore: OutfitPlan,
  plan: OutfitPlan,
  outfit: FoundOutfit,
  voice: Voice,
  turn: number,
): string {
  if (restyled !== undefined) return writeNotRestyled(restyled, outfit);
  const missingText = writeMissingPieces(plan, outfit);
  if (missingText !== '') return missingText;
  const isLimited = plan.budgetCents !== planBefore.budgetCents || changes.some(({ words }) => words.startsWith('$'));
  if (plan.budgetCents !== null && isLimited)
    return outfit.totalCents > plan.budgetCents
      ? writeTotal(plan, outfit, turn)
      : writeWithinBudget(plan.budgetCents, outfit);
  if (changes.some(({ words }) => words === 'back to the outfit'))
    return `Here it is, all together. ${writeTotal(plan, outfit, turn)}`;
  if (changes.some(({ words }) => words.startsWith('just ')))
    return 'That is all it has already, so it stays as it is.';
  const refusedWords = changes.map(({ words }) => /^no ([^,]+)$/u.exec(words)?.[1]);
  const [absentWords] = refusedWords.flatMap((words) => words ?? []);
  if (absentWords !== undefined) return writeAbsence(absentWords);
  const isForOtherWearer = changes.some(({ words }) => /^an outfit for (?:him|her)$/u.test(words));
  if (isForOtherWearer)
    return `It is a ${plan.likelyWearer === 'Men' ? 'men’s' : 'women’s'} outfit already, so it stays as it is.`;
  const purpose = describePurpose(plan);
  if (changes.some(({ words }) => /^for (?:women|men)$/u.test(words)))
    return `Noted: it is ${plan.likelyWearer === 'Men' ? 'men’s' : 'women’s'} already, so it stays as it is.`;
  if (purpose !== '' && changes.some(({ words }) => words.startsWith('for ')))
    return `It is chosen for ${purpose} already, so it stays as it is.`;
  return voice.vary('unchanged outfit', UNCHANGED_SENTENCES);
}

const UNCHANGED_SENTENCES = [
  'I found nothing that would suit that better, so the outfit stays as it is.',
  'Nothing here suits that better than what you see.',
  'This is as close as I can get to that.',
  'I looked again, and these are still the best for it.',
  'For that I would keep what is there.',
  'I have no better pieces for that.',
  'It stays as it is.',
];

function writeWithinBudget(budgetCents: number, { totalCents }: FoundOutfit): string {
  return `It is ${formatDollars(totalCents)} in all, which is within your ${formatDollars(budgetCents)}, so it stays as it is.`;
}

/** Writes that nothing in the outfit is what the shopper refused: 'Nothing in it is lilac'. */
function writeAbsence(words: string): string {
  if (/^(?:pattern|print)s?$/u.test(words)) return 'Nothing in it has a pattern, so it stays as it is.';
  const isPlural = isPluralKind(words);
  const isThing = isPlural || findSlotOfKind(words) !== null;
  const absence = isThing ? `There ${isPlural ? 'are' : 'is'} no ${words} in it` : `Nothing in it is ${words}`;
  return `${absence}, so it stays as it is.`;
}

function writeNotRestyled({ slot, traits, differences, said, name }: Restyled, outfit: FoundOutfit): string {
  const hasAllTraits = differences.length === 0 && traits.length > 0 && hasAll(outfit, slot, traits);
  if (slot === null)
    return hasAllTraits
      ? `${writeMetTrait(traits, said)}, so it stays as it is.`
      : `I found nothing ${said} that goes together as well, so the outfit stays as it is.`;
  const piece = outfit.pieces.find((otherPiece) => otherPiece.slot === slot);
  if (piece === undefined) return 'The outfit stays as it is.';
  const keptName = capitalize(nameItem(piece.item));
  if (hasAllTraits)
    return `${keptName} ${writeState(traits, said)} already, so it stays. Say “${isPluralKind(piece.item.kind) ? 'other' : 'another'} ${piece.item.kind}”, and I look for something else.`;
  const garmentName = name === '' ? piece.item.kind : name;
  return `I found ${nameNone(garmentName, said, differences.length > 0)} for this outfit, so ${nameItem(piece.item)} stays.`;
}

/**
 * Names what was not found. A comparison precedes the garment ('no longer skirt'), a quality follows it ('no skirt
 * with pockets').
 */
function nameNone(name: string, quality: string, isComparison: boolean): string {
  if (quality === '') return `no other ${name}`;
  return isComparison && !/^(?:with|in|without|that|to) /u.test(quality)
    ? `no ${quality} ${name}`
    : `no ${name} ${quality}`;
}

const hasAll = ({ pieces }: FoundOutfit, slot: Restyled['slot'], traits: readonly PieceTrait[]): boolean =>
  pieces
    .filter((piece) => slot === null || piece.slot === slot)
    .every(({ item, slot: otherSlot }) => {
      const piece = prepareOutfitPiece(item);
      return piece === null || hasTraits(piece, otherSlot, traits);
    });

const ABSENCE_BY_TRAIT: Readonly<Partial<Record<PieceTrait, string>>> = {
  plain: 'Nothing in it has a pattern',
  darkColors: 'Everything in it is dark already',
  lightColors: 'Everything in it is light already',
  neutralColors: 'Everything in it is neutral already',
  brightColors: 'Its colors are bright already',
  modest: 'It covers arms and knees already',
  matte: 'Nothing in it shines',
};

const writeMetTrait = ([trait]: readonly PieceTrait[], quality: string): string =>
  (trait === undefined ? undefined : ABSENCE_BY_TRAIT[trait]) ?? `Everything in it is ${quality} already`;

const STATE_BY_TRAIT: Readonly<Partial<Record<PieceTrait, string>>> = {
  longSleeves: 'has long sleeves',
  shortSleeves: 'has short sleeves',
  sleeves: 'has sleeves',
  sleeveless: 'has no sleeves',
  pockets: 'has pockets',
  highWaist: 'has a high waist',
  plain: 'is plain',
  patterned: 'has a pattern',
  shiny: 'has some shine',
  maxi: 'is full length',
  midi: 'is midi length',
  kneeLength: 'ends at the knee',
  mini: 'ends above the knee',
  flat: 'is flat',
  lowHeel: 'has a low heel',
  highHeel: 'has a high heel',
  walkable: 'is easy to walk in',
  closedToes: 'has closed toes',
  openToes: 'has open toes',
  crossbody: 'can be worn across the body',
  matte: 'does not shine',
  modest: 'covers enough',
};

const writeState = ([trait]: readonly PieceTrait[], quality: string): string =>
  (trait === undefined ? undefined : STATE_BY_TRAIT[trait]) ?? `is ${quality}`;
