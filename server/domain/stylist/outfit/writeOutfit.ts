import { REPEATABLE_SLOTS } from './editing/places.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';
import { getPlannedFormality } from '../../outfits/occasionFormality.ts';
import { sumPlan } from '../../outfits/settlePlan.ts';
import { capitalize, formatDollars, joinWords } from '../../search/phrasing.ts';
import { wordReasons } from '../../trends/wording/reasonWords.ts';
import { nameItem } from '../wording/phrases.ts';
import { withArticle } from '../wording/purposes.ts';
import { nameAsked } from './pieceReasons.ts';
import { isPluralKind } from './isPluralKind.ts';
import { describePurpose } from './titleOutfit.ts';
import { writeExcess, writeLeftOut } from './writeExcess.ts';

/** Maximum number of pieces to name. */
const MAX_NAMED = 4;
const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Writes the paragraphs about a new outfit: the pieces with their reasons, then the price. */
export function writeOutfit(plan: OutfitPlan, outfit: FoundOutfit, turn: number): readonly string[] {
  const piecesText = plan.days === null ? writePieces(outfit, turn) : writeCapsule(outfit, plan.days);
  const totals = [
    writeTotal(plan, outfit, turn),
    writeLeftOut(plan, outfit),
    writeTooPlain(plan, outfit),
    writeMissingPieces(plan, outfit),
  ];
  return [piecesText, totals.filter((text) => text !== '').join(' ')];
}

/** Writes the paragraphs about a changed outfit: the new pieces, the unchanged pieces, then the price. */
export function writeChange(
  planBefore: OutfitPlan,
  plan: OutfitPlan,
  outfit: FoundOutfit,
  turn: number,
): readonly string[] {
  const idsBefore = new Set(planBefore.places.map(({ itemId }) => itemId));
  const changedPieces = outfit.pieces.filter(({ item }) => !idsBefore.has(item.id));
  if (isAllNew(planBefore, outfit)) return writeOutfit(plan, outfit, turn);
  const isLimited = plan.budgetCents !== planBefore.budgetCents;
  const totals = [
    writeNewTotal(planBefore, plan, outfit, turn),
    isLimited ? writeTooPlain(plan, outfit) : '',
    writeMissingPieces(plan, outfit),
  ];
  return [
    writeChangedPieces(planBefore, plan, changedPieces, outfit),
    totals.filter((text) => text !== '').join(' '),
  ].filter((text) => text !== '');
}

/** Whether no piece of the earlier outfit is left. */
export function isAllNew({ places }: OutfitPlan, { pieces }: FoundOutfit): boolean {
  return pieces.length > 1 && pieces.every(({ item }) => !places.some(({ itemId }) => itemId === item.id));
}

/** Writes which pieces are new, what they replaced, and which pieces were removed. */
function writeChangedPieces(
  planBefore: OutfitPlan,
  plan: OutfitPlan,
  changedPieces: FoundOutfit['pieces'],
  { pieces }: FoundOutfit,
): string {
  const isIn = (id: string | null): boolean => pieces.some(({ item }) => item.id === id);
  const removedPlaces = planBefore.places.filter(({ itemId }) => itemId !== null && !isIn(itemId));
  const replaces = (piece: FoundOutfit['pieces'][number]): boolean =>
    removedPlaces.some(
      ({ slot, kind }) => slot === piece.slot && (!REPEATABLE_SLOTS.has(slot) || kind === piece.item.kind),
    );
  const isChanged = (piece: FoundOutfit['pieces'][number]): boolean => changedPieces.includes(piece);
  const addedPieces = changedPieces.filter((piece) => !replaces(piece));
  const swappedPieces = changedPieces.filter(replaces);
  const cheaperPieces = swappedPieces.filter((piece) => isGivenUp(piece, plan));
  const otherPieces = swappedPieces.filter((piece) => !cheaperPieces.includes(piece));
  const removedNames = removedPlaces.filter(
    ({ slot, kind }) => !swappedPieces.some((piece) => piece.slot === slot || piece.item.kind === kind),
  );
  return [
    ...(otherPieces.length > 0 ? [`${capitalize(nameSwapped(otherPieces))} now.`] : []),
    ...(addedPieces.length > 0 ? [`I’ve added ${nameAll(addedPieces)}.`] : []),
    ...(cheaperPieces.length > 0 ? [`${writeReason(plan)}${nameSwapped(cheaperPieces)} now.`] : []),
    ...(removedNames.length > 0
      ? [
          `The ${joinWords(
            removedNames.map(({ kind }) => kind),
            'and',
          )} ${removedNames.length === 1 && !isPluralKind(removedNames[0]?.kind ?? '') ? 'is' : 'are'} out.`,
        ]
      : []),
    ...(pieces.some((piece) => !isChanged(piece)) && changedPieces.length + removedNames.length > 0
      ? ['The rest stays as it was.']
      : []),
  ].join(' ');
}

/** Whether a new piece replaced one that the shopper did not ask to change, because of the budget. */
const isGivenUp = (
  { slot }: FoundOutfit['pieces'][number],
  { places, budgetCents, targetCents }: OutfitPlan,
): boolean =>
  budgetCents !== null &&
  targetCents !== null &&
  !REPEATABLE_SLOTS.has(slot) &&
  places.some((place) => place.slot === slot && place.itemId !== null);

/** Writes why pieces changed that the shopper did not mention: 'To stay within your $150, '. */
const writeReason = ({ budgetCents }: OutfitPlan): string => `To stay within your ${formatDollars(budgetCents ?? 0)}, `;

const nameAll = (pieces: FoundOutfit['pieces']): string =>
  joinWords(
    pieces.slice(0, MAX_NAMED).map(({ item }) => nameItem(item)),
    'and',
  );

/** Writes which pieces replaced others: 'The tie is the Garden Party Tie, and the shirt the Night Bus Shirt'. */
function nameSwapped(pieces: FoundOutfit['pieces']): string {
  const [firstPiece, ...others] = pieces
    .slice(0, MAX_NAMED)
    .map(({ item }) => ({ kind: item.kind, name: nameItem(item) }));
  if (firstPiece === undefined) return '';
  const opening = `the ${firstPiece.kind} ${isPluralKind(firstPiece.kind) ? 'are' : 'is'} ${firstPiece.name}`;
  return joinWords([opening, ...others.map(({ kind, name }) => `the ${kind} ${name}`)], 'and');
}

/**
 * Writes the total price with its difference from the earlier price; '' if neither the price nor the budget has
 * changed.
 */
function writeNewTotal(planBefore: OutfitPlan, plan: OutfitPlan, outfit: FoundOutfit, turn: number): string {
  const difference = outfit.totalCents - sumPlan(planBefore);
  if (plan.budgetCents !== null && (difference !== 0 || plan.budgetCents !== planBefore.budgetCents))
    return writeTotal(plan, outfit, turn);
  if (difference === 0) return '';
  const total = writeTotal(plan, outfit, turn).replace(/\.$/u, '');
  return `${total}, ${formatDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} than before.`;
}

function writePieces({ pieces, owned, reasons }: FoundOutfit, turn: number): string {
  const pieceNames = pieces.slice(0, MAX_NAMED).map(({ item }) => nameItem(item));
  const moreNames =
    pieces.length > MAX_NAMED ? [pieces.length - MAX_NAMED === 1 ? 'one more piece' : 'a few more pieces'] : [];
  const [firstName = '', ...otherWords] = [
    ...pieceNames,
    ...moreNames,
    ...owned.map((place) => `your own ${nameOwned(place)}`),
  ];
  const opening = otherWords.length === 0 ? firstName : `${firstName} with ${joinWords(otherWords, 'and')}`;
  return `${capitalize(opening)}. ${wordReasons(
    reasons.filter(({ key }) => !STATED_REASONS.has(key)),
    turn,
  )}`.trim();
}

/** Returns the shopper's words for their own piece, without words about where it is or about other things. */
const nameOwned = ({ words }: FoundOutfit['owned'][number]): string =>
  (words.split(',', 1)[0] ?? '').replace(/ ?\b(?:at|from) home\b/u, '').trim();

/** Subjects of reasons that the first sentence and the total price already state. */
const STATED_REASONS: ReadonlySet<string> = new Set(['occasion', 'budget']);

function writeCapsule({ pieces, owned, outfitCount }: FoundOutfit, days: number): string {
  const count = `${writeNumber(pieces.length)} ${pieces.length === 1 ? 'piece' : 'pieces'}`;
  const outfits = outfitCount ?? 0;
  const ownText = owned.length === 0 ? '' : ` beside your own ${joinWords(owned.map(nameOwned), 'and')}`;
  const makesText = `${count}${ownText} make ${outfits === 1 ? 'one outfit' : `${writeNumber(outfits)} outfits`}`;
  const forDays = `for ${days === 1 ? 'one day' : `${writeNumber(days)} days`}`;
  const closing =
    outfits >= days
      ? 'Each top goes with each bottom, so nothing in the bag is worn only once.'
      : 'For the other days a top or a bottom comes out again.';
  return `${capitalize(makesText)} ${forDays}. ${closing}`;
}

/** Writes the total price of all pieces, compared with the budget. */
export function writeTotal(plan: OutfitPlan, { totalCents, owned, pieces }: FoundOutfit, turn: number): string {
  const { budgetCents } = plan;
  const sentence = pickLine(TOTAL_SENTENCES, turn).replace('{total}', formatDollars(totalCents));
  const ownText = owned.length > 0 ? `, your own ${joinWords(owned.map(nameOwned), 'and')} not counted` : '';
  if (budgetCents === null) return `${sentence}${ownText}.`;
  const budget = formatDollars(budgetCents);
  const difference = formatDollars(Math.abs(budgetCents - totalCents));
  if (totalCents > budgetCents)
    return `${sentence}${ownText}: ${difference} over your ${budget}. ${writeExcess(plan, { pieces, totalCents })}`;
  return budgetCents === totalCents
    ? `${sentence}, your whole budget${ownText}.`
    : `${sentence}, ${difference} under your ${budget}${ownText}.`;
}

/**
 * The maximum difference in formality by which a piece may be less formal than its occasion without a sentence about
 * it.
 */
const MAX_LESS_FORMAL = 0.34;

/** Writes which pieces are too plain for the occasion because the budget permits no others; '' if there are none. */
function writeTooPlain(plan: OutfitPlan, { pieces }: FoundOutfit): string {
  const planned = getPlannedFormality(plan);
  const purpose = describePurpose(plan);
  if (plan.budgetCents === null || planned === undefined || purpose === '' || plan.days !== null) return '';
  const plainPieces = pieces.filter(
    ({ slot, item }) => DRESSED_SLOTS.has(slot) && planned - getFormality(item) > MAX_LESS_FORMAL,
  );
  if (plainPieces.length === 0) return '';
  const names = joinWords(
    plainPieces.map(({ item }) => nameItem(item)),
    'and',
  );
  return `For ${formatDollars(plan.budgetCents)} I found nothing dressier: ${names} ${plainPieces.length === 1 ? 'is' : 'are'} plainer than ${purpose} calls for.`;
}

const DRESSED_SLOTS: ReadonlySet<string> = new Set(['fullBody', 'top', 'under', 'bottom', 'layer', 'outer', 'shoes']);

/** The names of empty slots. */
const SLOT_NAMES: Readonly<Partial<Record<FoundOutfit['missing'][number]['slot'], string>>> = {
  layer: 'jacket',
  outer: 'coat',
  fullBody: 'dress',
  under: 'top',
};

/** Lists all pieces with their prices, then the total. */
export function writeList(plan: OutfitPlan, outfit: FoundOutfit, turn: number): string {
  const ownedNames = outfit.owned.map((place) => `your own ${nameOwned(place)}`);
  const pricedNames = outfit.pieces.map(({ item }) => `${nameItem(item)} for ${formatDollars(item.priceCents)}`);
  return `${capitalize(joinWords([...pricedNames, ...ownedNames], 'and'))}. ${writeTotal(plan, outfit, turn)}`;
}

const TOTAL_SENTENCES = [
  'Together that is {total}',
  'That makes {total} for everything',
  'The total is {total}',
  'The whole outfit comes to {total}',
];

export function writeMissingPieces(plan: OutfitPlan, { missing, pieces, unmet }: FoundOutfit): string {
  const nameSlot = (slot: FoundOutfit['missing'][number]['slot']): string =>
    pieces.find((piece) => piece.slot === slot)?.item.kind ?? SLOT_NAMES[slot] ?? slot;
  const name = (places: FoundOutfit['missing']): string =>
    joinWords(
      places.map((place) => `the ${nameAsked(place.words) || nameSlot(place.slot)}`),
      'and',
    );
  const keptPieces = missing.filter(({ isKept }) => isKept === true);
  const emptyPlaces = missing.filter(({ isKept }) => isKept !== true);
  const { occasionWords, occasion } = plan;
  const isFormal = (getPlannedFormality(plan) ?? 0) >= MIN_FORMAL;
  const hat = isFormal ? emptyPlaces.find(({ words }) => words === 'hat') : undefined;
  const otherPlaces = emptyPlaces.filter((place) => place !== hat);
  return [
    ...unmet.slice(0, MAX_UNMET).map((place) => writeUnmetPiece(place, pieces)),
    ...(hat === undefined
      ? []
      : [`No hat here is dressy enough for ${withArticle(occasionWords || (occasion ?? ''))}, so I left it out.`]),
    ...(keptPieces.length > 0
      ? [`I found nothing else that fits for ${name(keptPieces)}, so what was there stays.`]
      : []),
    ...(otherPlaces.length > 0
      ? [
          `I found nothing that fits for ${name(otherPlaces)}, so ${otherPlaces.length === 1 ? 'that place is' : 'those places are'} empty.`,
        ]
      : []),
  ].join(' ');
}

const MAX_UNMET = 2;
/** Minimum formality of an occasion for which a cap or beanie does not count as a hat. */
const MIN_FORMAL = 0.6;

/**
 * Writes that a requested piece is missing and which piece is nearest: 'There is no black leather bag here; the Tote
 * 01 comes nearest.'
 */
function writeUnmetPiece(
  { itemId, words, isSold }: FoundOutfit['unmet'][number],
  pieces: FoundOutfit['pieces'],
): string {
  const nearestPiece = pieces.find(({ item }) => item.id === itemId);
  if (nearestPiece === undefined) return '';
  const [name = '', ...looks] = words.split(', ').filter((part) => !part.startsWith('no '));
  const askedName = [...looks, nameAsked(name)].join(' ');
  const size = /\bsize (?:[A-Z]{2} )?\d+(?:\.5)?/u.exec(askedName)?.[0];
  if (size !== undefined)
    return `I cannot say whether ${nameItem(nearestPiece.item)} comes in ${size}: its sizes are not listed.`;
  const isPlural = isPluralKind(askedName);
  if (isSold)
    return `No ${askedName} ${isPlural ? 'fit' : 'fits'} your budget; ${nameItem(nearestPiece.item)} comes nearest.`;
  return `There ${isPlural ? 'are' : 'is'} no ${askedName} here; ${nameItem(nearestPiece.item)} comes nearest.`;
}

export const writeNumber = (count: number): string => NUMBER_WORDS[count] ?? String(count);
const pickLine = (lines: readonly string[], turn: number): string => lines[turn % lines.length] ?? '';
