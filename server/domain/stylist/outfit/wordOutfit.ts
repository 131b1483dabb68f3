import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { sumPlan } from '../../outfits/settlePlan.ts';
import { formatDollars, joinWords } from '../../search/phrasing.ts';
import { wordReasons } from '../../trends/wording/reasonWords.ts';
import { itemName } from '../wording/phrases.ts';
import { nameAsked } from './pieceReasons.ts';

/** The maximum number of pieces to name. */
const MAX_NAMED = 4;
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The paragraphs of an answer that shows an outfit: what it is made of and why, then what it costs. */
export function wordOutfit(plan: OutfitPlan, outfit: FoundOutfit, turn: number): readonly string[] {
  const made = plan.days === null ? wordPieces(outfit, turn) : wordCapsule(outfit, plan.days);
  return [made, [wordTotal(plan, outfit, turn), wordMissing(outfit)].filter((text) => text !== '').join(' ')];
}

/** The paragraphs of an answer that changes an outfit: what came and what stays, then what it costs now. */
export function wordChange(before: OutfitPlan, plan: OutfitPlan, outfit: FoundOutfit, turn: number): readonly string[] {
  const beforeIds = new Set(before.places.map(({ itemId }) => itemId));
  const changed = outfit.pieces.filter(({ item }) => !beforeIds.has(item.id));
  if (changed.length > 1 && changed.length === outfit.pieces.length) return wordOutfit(plan, outfit, turn);
  const totals = [wordTotal(plan, outfit, turn), wordDifference(before, outfit), wordMissing(outfit)];
  return [wordChanged(changed, outfit), totals.filter((text) => text !== '').join(' ')].filter((text) => text !== '');
}

function wordChanged(changed: FoundOutfit['pieces'], { pieces }: FoundOutfit): string {
  if (changed.length === 0) return '';
  const names = joinWords(
    changed.slice(0, MAX_NAMED).map(({ item }) => itemName(item)),
    'and',
  );
  const stays = changed.length < pieces.length ? ', and the rest stays' : '';
  return `${capitalizeName(names)} ${changed.length === 1 ? 'comes' : 'come'} in${stays}.`;
}

function wordDifference(before: OutfitPlan, { totalCents }: FoundOutfit): string {
  const difference = totalCents - sumPlan(before);
  if (difference === 0) return '';
  return `That is ${formatDollars(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} than before.`;
}

function wordPieces({ pieces, owned, reasons }: FoundOutfit, turn: number): string {
  const named = pieces.slice(0, MAX_NAMED).map(({ item }) => itemName(item));
  const more =
    pieces.length > MAX_NAMED ? [pieces.length - MAX_NAMED === 1 ? 'one more piece' : 'a few more pieces'] : [];
  const [first = '', ...others] = [...named, ...more, ...owned.map(({ words }) => `your own ${words}`)];
  const opening = others.length === 0 ? first : `${first} with ${joinWords(others, 'and')}`;
  return `${capitalizeName(opening)}. ${wordReasons(
    reasons.filter(({ key }) => !TOLD.has(key)),
    turn,
  )}`.trim();
}

/** Subjects of reasons that the opening and the total already give. */
const TOLD: ReadonlySet<string> = new Set(['occasion', 'budget']);

function wordCapsule({ pieces, owned, outfitCount }: FoundOutfit, days: number): string {
  const count = `${countOf(pieces.length)} ${pieces.length === 1 ? 'piece' : 'pieces'}`;
  const outfits = outfitCount ?? 0;
  const own =
    owned.length === 0
      ? ''
      : ` beside your own ${joinWords(
          owned.map(({ words }) => words),
          'and',
        )}`;
  const makes = `${count}${own} make ${outfits === 1 ? 'one outfit' : `${countOf(outfits)} outfits`}`;
  const forDays = `for ${days === 1 ? 'one day' : `${countOf(days)} days`}`;
  const closing =
    outfits >= days
      ? 'Each top goes with each bottom, so nothing in the bag is worn only once.'
      : 'For the other days a top or a bottom comes out again.';
  return `${capitalizeName(makes)} ${forDays}. ${closing}`;
}

/** The total of all pieces, compared with the budget. */
export function wordTotal(plan: OutfitPlan, { totalCents, owned, pieces }: FoundOutfit, turn: number): string {
  const { budgetCents } = plan;
  const said = pick(TOTALS, turn).replace('{total}', formatDollars(totalCents));
  const own =
    owned.length > 0
      ? `, your own ${joinWords(
          owned.map(({ words }) => words),
          'and',
        )} not counted`
      : '';
  if (budgetCents === null) return `${said}${own}.`;
  const budget = formatDollars(budgetCents);
  const difference = formatDollars(Math.abs(budgetCents - totalCents));
  if (totalCents > budgetCents) return `${said}${own}: ${difference} over your ${budget}. ${wordExcess(plan, pieces)}`;
  return budgetCents === totalCents
    ? `${said}, your whole budget${own}.`
    : `${said}, ${difference} under your ${budget}${own}.`;
}

/** What a budget that cannot be held is spent on. */
function wordExcess({ places }: OutfitPlan, pieces: FoundOutfit['pieces']): string {
  const [dearest] = pieces.toSorted((one, other) => other.item.priceCents - one.item.priceCents);
  if (dearest === undefined) return 'Nothing complete that suits costs less.';
  const { slot, item } = dearest;
  const asked = places.find((place) => place.slot === slot && place.words !== '')?.words;
  const price = formatDollars(item.priceCents);
  const isGiven = places.every(({ itemId, isOwned }) => itemId !== null || isOwned);
  if (isGiven) return `${capitalizeName(itemName(item))} alone is ${price}.`;
  return asked === undefined
    ? `Nothing complete that suits costs less; the ${itemName(item).replace(/^the /u, '')} alone is ${price}.`
    : `Most of it is the ${nameAsked(asked)} you asked for, at ${price}; nothing complete with it costs less.`;
}

/** The names of empty slots. */
const SLOT_NAMES: Readonly<Partial<Record<FoundOutfit['missing'][number]['slot'], string>>> = {
  layer: 'jacket',
  outer: 'coat',
  fullBody: 'dress',
  under: 'top',
};

/** Every piece with its price, then the total. */
export function wordList(plan: OutfitPlan, outfit: FoundOutfit, turn: number): string {
  const own = outfit.owned.map(({ words }) => `your own ${words}`);
  const priced = outfit.pieces.map(({ item }) => `${itemName(item)} for ${formatDollars(item.priceCents)}`);
  return `${capitalizeName(joinWords([...priced, ...own], 'and'))}. ${wordTotal(plan, outfit, turn)}`;
}

const TOTALS = [
  'Together that is {total}',
  'All of it comes to {total}',
  'The total is {total}',
  'In sum it is {total}',
];

function wordMissing({ missing, pieces }: FoundOutfit): string {
  const nameSlot = (slot: FoundOutfit['missing'][number]['slot']): string =>
    pieces.find((piece) => piece.slot === slot)?.item.kind ?? SLOT_NAMES[slot] ?? slot;
  const name = (places: FoundOutfit['missing']): string =>
    joinWords(
      places.map((place) => `the ${nameAsked(place.words) || nameSlot(place.slot)}`),
      'and',
    );
  const kept = missing.filter(({ isKept }) => isKept === true);
  const empty = missing.filter(({ isKept }) => isKept !== true);
  return [
    ...(kept.length > 0 ? [`I found nothing else that fits for ${name(kept)}, so what was there stays.`] : []),
    ...(empty.length > 0 ? [`I found nothing that fits for ${name(empty)}, so that place is empty.`] : []),
  ].join(' ');
}

export const countOf = (count: number): string => NUMBERS[count] ?? String(count);
const pick = (lines: readonly string[], turn: number): string => lines[turn % lines.length] ?? '';
export const capitalizeName = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
