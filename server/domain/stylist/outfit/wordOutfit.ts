import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { sumPlan } from '../../outfits/settlePlan.ts';
import { formatDollars, joinWords } from '../../search/phrasing.ts';
import { wordReasons } from '../../trends/wording/reasonWords.ts';
import { itemName } from '../wording/phrases.ts';
import { withArticle } from '../wording/purposes.ts';

/** Beyond this many, names are no longer read. */
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

/** Reasons that the opening and the total tell already. */
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

/** What all pieces cost, and how that stands to the budget. */
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
  return asked === undefined
    ? `Nothing complete that suits costs less; the ${itemName(item).replace(/^the /u, '')} alone is ${price}.`
    : `Most of it is the ${garmentOf(asked)} you asked for, at ${price}; nothing complete with it costs less.`;
}

const TOTALS = [
  'Together that is {total}',
  'All of it comes to {total}',
  'The total is {total}',
  'In sum it is {total}',
];

function wordMissing({ missing }: FoundOutfit): string {
  const name = (places: FoundOutfit['missing']): string =>
    joinWords(
      places.map((place) => place.words || place.slot),
      'and',
    );
  const kept = missing.filter(({ isKept }) => isKept === true);
  const empty = missing.filter(({ isKept }) => isKept !== true);
  return [
    ...(kept.length > 0 ? [`I found nothing else that fits for ${name(kept)}, so what was there stays.`] : []),
    ...(empty.length > 0 ? [`I found nothing that fits for ${name(empty)}, so that place is empty.`] : []),
  ].join(' ');
}

/**
 * Why each piece is in the outfit, by its id; without brand and price, which its card shows. No reason is given twice
 * where a piece has another one.
 */
export function wordPieceReasons(outfit: FoundOutfit, plan: OutfitPlan): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const piece of outfit.pieces) {
    const given = new Set(reasons.values());
    const possible = listPieceReasons(piece, outfit, plan);
    reasons.set(piece.item.id, possible.find((reason) => !given.has(reason)) ?? possible[0] ?? '');
  }
  return reasons;
}

/** The most telling reason first. */
function listPieceReasons(
  { slot, item }: FoundOutfit['pieces'][number],
  { pieces, owned }: FoundOutfit,
  plan: OutfitPlan,
): readonly string[] {
  const asked = plan.places.find((place) => place.words !== '' && !place.isOwned && place.slot === slot);
  const partner = pieces.find((other) => other.item.id !== item.id && sharesColor(other.item, item));
  const color = item.colors[0]?.toLowerCase() ?? '';
  const ownPartner = owned.find(({ words }) => color !== '' && words.includes(color));
  const isForOccasion = plan.occasion !== null && plan.days === null && item.occasions.includes(plan.occasion);
  return [
    asked && `For the ${garmentOf(asked.words)} you asked for.`,
    ownPartner && `Its ${color} goes with your own ${ownPartner.words}.`,
    isForOccasion && `Right for ${withArticle(plan.occasionWords || (plan.occasion ?? ''))}.`,
    partner && `Its ${color} comes back in the ${partner.item.kind}.`,
    REASON_BY_SLOT[slot],
  ].filter((reason) => typeof reason === 'string');
}

/** The words before a price and before what a comma adds. */
const garmentOf = (words: string): string => words.split(/ under \$\d|, /u, 1).join('');

const sharesColor = (one: CatalogueItem, other: CatalogueItem): boolean =>
  one.colors[0] !== undefined && one.colors[0] === other.colors[0];

const REASON_BY_SLOT: Readonly<Record<FoundOutfit['pieces'][number]['slot'], string>> = {
  under: 'Worn beneath, and good by itself.',
  fullBody: 'The piece that the rest is chosen around.',
  bottom: 'Carries the rest of the outfit.',
  top: 'Goes with everything else here.',
  layer: 'For when it gets cooler.',
  outer: 'For the way there and back.',
  shoes: 'As dressed up as the rest.',
  bag: 'Rounds the outfit off.',
  accessory: 'The finishing touch.',
};

export const countOf = (count: number): string => NUMBERS[count] ?? String(count);
const pick = (lines: readonly string[], turn: number): string => lines[turn % lines.length] ?? '';
export const capitalizeName = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
