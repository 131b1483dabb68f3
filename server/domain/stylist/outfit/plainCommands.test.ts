import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import * as probe from '../../../../tests/support/pieceProbes.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getFormality, prepareOutfitPiece } from '../../outfits/OutfitPiece.ts';

const { talk, items } = openTestShop();

/** The outfits to which every command is applied, with the wearer and the minimum formality of a fitting piece. */
const OUTFITS = {
  dinner: { said: "put together a women's outfit with a bag for dinner", gender: 'Women', minFormality: 0.4 },
  work: { said: "put together a men's outfit with a bag for work", gender: 'Men', minFormality: 0.4 },
  wedding: {
    said: "put together a women's outfit with a dress and a bag for a summer wedding",
    gender: 'Women',
    minFormality: 0.5,
  },
} as const;
type OutfitName = keyof typeof OUTFITS;

type Pieces = ReadonlyMap<string, CatalogueItem>;
type Wanted = (item: CatalogueItem, itemBefore: CatalogueItem) => boolean;

interface Command {
  readonly message: string;
  /** The slots of the piece that the words can mean, the most likely first. Undefined for the whole outfit. */
  readonly slots?: readonly string[];
  /** Whether a new piece is right, compared with the old piece. */
  readonly wants?: Wanted;
  /** A measure whose average over the outfit must rise. */
  readonly rises?: (item: CatalogueItem) => number;
  /** The requirement for each piece of the outfit. */
  readonly isRight?: (item: CatalogueItem) => boolean;
  /** The slots to which `isRight` applies; all by default. */
  readonly judgedSlots?: readonly string[];
  /** The outfits to try the command with; all by default. */
  readonly on?: readonly OutfitName[];
}

const GARMENT_SLOTS = ['fullBody', 'top', 'under', 'bottom', 'layer', 'outer'];
const TOP_SLOTS = ['top', 'fullBody'];
const HEMMED_SLOTS = ['bottom', 'fullBody'];
const WOMENS_OUTFITS = ['dinner', 'wedding'] as const;
const measureWarmth = (item: CatalogueItem): number => prepareOutfitPiece(item)?.warmth ?? 0;
const isLonger: Wanted = (item, itemBefore) =>
  (probe.getLength(item) ?? probe.getLegs(item)) > (probe.getLength(itemBefore) ?? probe.getLegs(itemBefore));
const isShorter: Wanted = (item, itemBefore) => isLonger(itemBefore, item);
const isOtherOfKind: Wanted = (item, itemBefore) => item.id !== itemBefore.id && item.kind === itemBefore.kind;

const COMMANDS: readonly Command[] = [
  // One piece, by its name.
  {
    message: 'a top with long sleeves instead',
    slots: TOP_SLOTS,
    wants: (item) => probe.getSleeves(item) === 2,
    on: ['dinner', 'work'],
  },
  {
    message: 'a top with long sleeves',
    slots: TOP_SLOTS,
    wants: (item) => probe.getSleeves(item) === 2,
    on: ['dinner', 'work'],
  },
  {
    message: 'another top',
    slots: ['top'],
    wants: (item, itemBefore) =>
      item.id !== itemBefore.id && (probe.getSleeves(item) ?? 2) >= (probe.getSleeves(itemBefore) ?? 2),
    on: ['dinner', 'work'],
  },
  { message: 'a sparkly top instead', slots: ['top'], wants: probe.shines, on: ['dinner'] },
  {
    message: 'a darker top',
    slots: ['top'],
    wants: (item, itemBefore) => probe.getLightness(item) < probe.getLightness(itemBefore),
    on: ['dinner', 'work'],
  },
  { message: 'a plain top please', slots: ['top'], wants: (item) => !probe.isPatterned(item), on: ['dinner', 'work'] },
  { message: 'a patterned top', slots: ['top'], wants: probe.isPatterned, on: ['dinner', 'work'] },
  { message: 'other shoes', slots: ['shoes'], wants: isOtherOfKind },
  { message: 'shoes with closed toes instead', slots: ['shoes'], wants: probe.hasClosedToe },
  { message: 'comfortable shoes', slots: ['shoes'], wants: (item) => probe.getHeel(item) <= 1 },
  { message: 'flat shoes please', slots: ['shoes'], wants: (item) => probe.getHeel(item) === 0 },
  {
    message: 'lower heels',
    slots: ['shoes'],
    wants: (item, itemBefore) => probe.getHeel(item) < probe.getHeel(itemBefore),
    on: WOMENS_OUTFITS,
  },
  {
    message: 'higher heels',
    slots: ['shoes'],
    wants: (item, itemBefore) => probe.getHeel(item) > probe.getHeel(itemBefore),
    on: ['wedding'],
  },
  {
    message: 'darker shoes',
    slots: ['shoes'],
    wants: (item, itemBefore) => probe.getLightness(item) < probe.getLightness(itemBefore),
  },
  {
    message: 'dressier shoes',
    slots: ['shoes'],
    wants: (item, itemBefore) => getFormality(item) > getFormality(itemBefore),
  },
  {
    message: 'a bigger bag',
    slots: ['bag'],
    wants: (item, itemBefore) => probe.getBagSize(item) > probe.getBagSize(itemBefore),
  },
  {
    message: 'a smaller bag',
    slots: ['bag'],
    wants: (item, itemBefore) => probe.getBagSize(item) < probe.getBagSize(itemBefore),
  },
  { message: 'a crossbody bag instead', slots: ['bag'], wants: probe.isCrossbody },
  {
    message: 'a plainer bag',
    slots: ['bag'],
    wants: (item, itemBefore) => probe.getBoldness(item) < probe.getBoldness(itemBefore),
  },
  { message: 'another bag', slots: ['bag'], wants: isOtherOfKind },
  { message: 'a longer skirt', slots: ['bottom'], wants: isLonger, on: ['dinner'] },
  { message: 'a shorter skirt', slots: ['bottom'], wants: isShorter, on: ['dinner'] },
  {
    message: 'a skirt to the knee',
    slots: ['bottom'],
    wants: (item) => (probe.getLength(item) ?? 9) <= 2,
    on: ['dinner'],
  },
  {
    message: 'wider trousers',
    slots: ['bottom'],
    wants: (item, itemBefore) => probe.getWidth(item) > probe.getWidth(itemBefore),
    on: ['work'],
  },
  {
    message: 'slimmer trousers',
    slots: ['bottom'],
    wants: (item, itemBefore) => probe.getWidth(item) < probe.getWidth(itemBefore),
    on: ['work'],
  },
  {
    message: 'trousers in a darker color',
    slots: ['bottom'],
    wants: (item, itemBefore) => probe.getLightness(item) < probe.getLightness(itemBefore),
    on: ['work'],
  },
  { message: 'a longer dress', slots: ['fullBody'], wants: isLonger, on: ['wedding'] },
  {
    message: 'a dress with sleeves',
    slots: ['fullBody'],
    wants: (item) => (probe.getSleeves(item) ?? 0) > 0,
    on: ['wedding'],
  },
  {
    message: 'a dress without a pattern',
    slots: ['fullBody'],
    wants: (item) => !probe.isPatterned(item),
    on: ['wedding'],
  },
  {
    message: 'a lighter colored dress',
    slots: ['fullBody'],
    wants: (item, itemBefore) => probe.getLightness(item) >= probe.getLightness(itemBefore),
    on: ['wedding'],
  },
  // One piece that is not named.
  { message: 'longer please', slots: HEMMED_SLOTS, wants: isLonger },
  { message: 'shorter', slots: HEMMED_SLOTS, wants: isShorter },
  {
    message: 'full length',
    slots: HEMMED_SLOTS,
    wants: (item) => (probe.getLength(item) ?? probe.getLegs(item) + 1) === 3,
  },
  { message: 'long sleeves please', slots: TOP_SLOTS, wants: (item) => probe.getSleeves(item) === 2 },
  { message: 'with short sleeves', slots: TOP_SLOTS, wants: (item) => probe.getSleeves(item) === 1 },
  { message: 'sleeveless please', slots: TOP_SLOTS, wants: (item) => probe.getSleeves(item) === 0, on: WOMENS_OUTFITS },
  { message: 'high-waisted', slots: ['bottom'], wants: probe.isHighWaisted, on: ['dinner', 'work'] },
  { message: 'comfortable to walk in', slots: ['shoes'], wants: (item) => probe.getHeel(item) <= 1 },
  { message: 'closed toes please', slots: ['shoes'], wants: probe.hasClosedToe },
  { message: 'no heels', slots: ['shoes'], wants: (item) => probe.getHeel(item) === 0 },
  {
    message: 'looser please',
    slots: ['bottom', 'fullBody', 'top'],
    wants: (item, itemBefore) => probe.getWidth(item) > probe.getWidth(itemBefore),
  },
  { message: 'with pockets', slots: ['bottom', 'fullBody', 'layer'], wants: probe.hasPockets },
  // The whole outfit.
  { message: 'something younger and trendier', rises: probe.getNovelty },
  { message: 'more modern', rises: probe.getNovelty },
  { message: 'something more classic', rises: (item) => -probe.getNovelty(item) },
  { message: 'a bolder outfit', rises: probe.getBoldness },
  { message: 'make it bolder', rises: probe.getBoldness },
  { message: 'a quieter outfit', rises: (item) => -probe.getBoldness(item) },
  { message: 'something simpler', rises: (item) => -probe.getBoldness(item) },
  { message: 'brighter please', rises: (item) => probe.getLightness(item) + probe.getSaturation(item) },
  { message: 'darker', rises: (item) => -probe.getLightness(item) },
  { message: 'more colorful', rises: probe.getSaturation },
  {
    message: 'an outfit in bright colors',
    rises: (item) => probe.getLightness(item) + probe.getSaturation(item),
    on: ['dinner', 'work'],
  },
  {
    message: 'an outfit in dark colors',
    isRight: (item) => probe.getLightness(item) <= 0.5,
    judgedSlots: GARMENT_SLOTS,
  },
  { message: 'in light colors please', isRight: (item) => probe.getLightness(item) >= 0.5, judgedSlots: GARMENT_SLOTS },
  { message: 'only neutral colors', isRight: probe.isNeutralPiece },
  { message: 'no patterns', isRight: (item) => !probe.isPatterned(item) },
  { message: 'no lilac', isRight: (item) => !/lilac/iu.test(item.semanticSearchDescription.slice(0, 40)) },
  { message: 'no black', isRight: ({ colors }) => !colors.includes('Black') },
  { message: 'warmer', rises: measureWarmth },
  { message: 'dressier please', rises: getFormality },
  { message: 'more casual', rises: (item) => -getFormality(item) },
  { message: 'cheaper', rises: (item) => -item.priceCents },
];

const listPieces = ({ findings }: Talk): Pieces =>
  new Map((findings.outfit?.pieces ?? []).map(({ slot, item }) => [slot, item]));
const computeAverage = (pieces: Pieces, measure: (item: CatalogueItem) => number): number =>
  [...pieces.values()].reduce((sum, item) => sum + measure(item), 0) / pieces.size;
const haveSamePieces = (firstPieces: Pieces, secondPieces: Pieces): boolean =>
  firstPieces.size === secondPieces.size &&
  [...firstPieces].every(([slot, { id }]) => secondPieces.get(slot)?.id === id);

/** Matches replies that tell why the outfit is unchanged. */
const TELLS_WHY_PATTERN = /\b(?:stays? as|already|nothing|no \w+|so .* stays?)\b/iu;
const CHEERS_PATTERN = /^(?:Done|Sorted|There you go)[.!]/u;

interface Case {
  readonly piecesBefore: Pieces;
  readonly piecesAfter: Pieces;
  readonly reply: string;
  readonly outfit: OutfitName;
}

/** Returns what is wrong with the answer to a command; '' if nothing is. */
function findFault(command: Command, { piecesBefore, piecesAfter, reply, outfit }: Case): string {
  const isUnchanged = haveSamePieces(piecesBefore, piecesAfter);
  if (CHEERS_PATTERN.test(reply)) return `cheers (${isUnchanged ? 'unchanged' : 'changed'})`;
  if (piecesAfter.size === 0) return 'no outfit';
  if (isUnchanged && !TELLS_WHY_PATTERN.test(reply)) return 'unchanged, and does not tell why';
  if (command.slots !== undefined) return findFaultOfPiece(command, piecesBefore, piecesAfter, isUnchanged, outfit);
  if (command.isRight !== undefined) {
    const { judgedSlots } = command;
    const wrongPieces = [...piecesAfter].filter(
      ([slot, item]) => (judgedSlots?.includes(slot) ?? true) && !command.isRight!(item),
    );
    return wrongPieces.length === 0 ? '' : `${wrongPieces.map(([slot]) => slot).join(', ')} wrong`;
  }
  return computeAverage(piecesAfter, command.rises!) > computeAverage(piecesBefore, command.rises!)
    ? ''
    : 'wrong direction';
}

function findFaultOfPiece(
  { slots = [], wants = () => true }: Command,
  piecesBefore: Pieces,
  piecesAfter: Pieces,
  isUnchanged: boolean,
  outfit: OutfitName,
): string {
  const slot = slots.find((name) => piecesBefore.has(name));
  const oldItem = piecesBefore.get(slot ?? '');
  const pieceNow = piecesAfter.get(slot ?? '');
  if (oldItem === undefined || slot === undefined) return isUnchanged ? '' : 'changed without a piece to change';
  if (isUnchanged)
    return wants(oldItem, oldItem) || !isSold(slot, oldItem, wants, outfit) ? '' : 'unchanged, though sold';
  if (pieceNow === undefined) return `${slot} is gone`;
  if (!wants(pieceNow, oldItem)) return `${pieceNow.subkind} is wrong after ${oldItem.subkind}`;
  const otherChanges = [...piecesBefore].filter(([name, { id }]) => name !== slot && piecesAfter.get(name)?.id !== id);
  return otherChanges.length === 0 ? '' : `changed ${otherChanges.map(([name]) => name).join(', ')} too`;
}

/** Whether the shop has several right pieces for the wearer and the occasion. */
function isSold(slot: string, oldItem: CatalogueItem, wants: Wanted, outfit: OutfitName): boolean {
  const { gender, minFormality } = OUTFITS[outfit];
  const fitting = items().filter((item) => {
    const piece = prepareOutfitPiece(item);
    const isForGender = item.genders.includes(gender) || item.genders.includes('Unisex');
    return piece?.slot === slot && isForGender && piece.formality >= minFormality && wants(item, oldItem);
  });
  return fitting.length > 2;
}

async function tryOut(command: Command, outfit: OutfitName): Promise<string> {
  const conversation = talk();
  await conversation.say(OUTFITS[outfit].said);
  const piecesBefore = listPieces(conversation);
  await conversation.say(command.message);
  const piecesAfter = conversation.findings.outfit === undefined ? piecesBefore : listPieces(conversation);
  const fault = findFault(command, { piecesBefore, piecesAfter, reply: conversation.lastReply, outfit });
  return fault === '' ? '' : `${fault}: ${conversation.lastReply.replace(/\s+/gu, ' ')}`;
}

describe('a plain wish about an outfit', () => {
  const cases = COMMANDS.flatMap((command) =>
    (command.on ?? (Object.keys(OUTFITS) as OutfitName[])).map((outfit) => ({
      outfit,
      said: command.message,
      command,
    })),
  );
  it.each(cases)('is followed or refused with a reason: $outfit, $said', async ({ outfit, command }) => {
    expect(await tryOut(command, outfit)).toBe('');
  });
});
