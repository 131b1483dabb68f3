import type { Findings, Reply } from '../../../application/ports/Stylist.ts';
import type { CatalogueItem } from '../../../domain/catalogue/CatalogueItem.ts';
import { findNamedItems } from '../../../domain/stylist/namedItems.ts';
import { capitalize, formatDollars, joinWords } from '../../../domain/search/phrasing.ts';
import { removeAllInvisible } from '../../../domain/text/cleanText.ts';
import { collectKnownFacts, type KnownFacts } from './claims/KnownFacts.ts';
import { findRefusal } from './claims/refusal.ts';
import type { Advice } from './answerSchemas.ts';
import type { NumberedPieces } from './NumberedPieces.ts';

const MAX_PICKS = 8;
const MAX_REASON_CHARACTERS = 180;

/** Collects the facts to check the reply against: from the pieces that it may mention, and from the conversation. */
export function collectFactsForReply(findings: Findings, describedItems: readonly CatalogueItem[] = []): KnownFacts {
  const { turn, understood, items, divider, outfit } = findings;
  return collectKnownFacts([...new Set([...listKnown(findings), ...describedItems])], turn, understood, {
    listedPieces: understood.intent === 'search' ? items : turn.shown.quick,
    exactCount: divider?.exactCount ?? null,
    outfitTotalCents: outfit?.totalCents ?? null,
  });
}

/** The model's order and picks: only known pieces, with true reasons. */
export function groundChoice(
  advice: Advice,
  findings: Findings,
  draft: Reply,
  pieces: NumberedPieces,
): Pick<Reply, 'deepPicks' | 'quickPickIds' | 'foundItems'> {
  const { understood, items, companions, outfit } = findings;
  const knownIds = new Set(listKnown(findings).map(({ id }) => id));
  const toolItems = pieces.items.filter(({ id }) => !knownIds.has(id));
  const allowedItems = [...(understood.intent === 'search' ? items : companions), ...toolItems];
  const picks = choosePicks(advice, new Set(allowedItems), findings, pieces);
  const ownPicks = picks.length > 0 ? picks : draft.deepPicks;
  const deepPicks = [...listNamed(advice.reply, [...companions, ...toolItems], ownPicks, draft), ...ownPicks];
  const isOrdered = outfit !== undefined || understood.filters.sort !== null;
  const bestItems = isOrdered ? [] : advice.best.flatMap((number) => pieces.find(number) ?? []);
  const listedIds = new Set(items.map(({ id }) => id));
  const bestIds = bestItems.map(({ id }) => id).filter((id) => listedIds.has(id));
  return {
    deepPicks: deepPicks.slice(0, MAX_PICKS),
    quickPickIds: understood.intent === 'search' ? [...new Set([...bestIds, ...draft.quickPickIds])] : [],
    ...(toolItems.length > 0 ? { foundItems: toolItems } : {}),
  };
}

/** The pieces that the reply names but no list shows. They become picks, so that they are visible. */
function listNamed(
  reply: string,
  unlistedItems: readonly CatalogueItem[],
  picks: Reply['deepPicks'],
  draft: Reply,
): Reply['deepPicks'] {
  const itemsById = new Map(unlistedItems.map((item) => [item.id, item]));
  return findNamedItems(reply, unlistedItems)
    .filter((namedItem) => !picks.some(({ itemId }) => itemId === namedItem.itemId))
    .flatMap(({ itemId }) => {
      const item = itemsById.get(itemId);
      const pick = draft.deepPicks.find((draftedPick) => draftedPick.itemId === itemId);
      return pick !== undefined ? [pick] : item === undefined ? [] : [{ itemId, reason: describeBriefly(item) }];
    });
}

function choosePicks(
  { picks }: Advice,
  allowedItems: ReadonlySet<CatalogueItem>,
  { turn, understood }: Findings,
  pieces: NumberedPieces,
): Reply['deepPicks'] {
  return picks
    .filter(({ number }, index) => picks.findIndex((pick) => pick.number === number) === index)
    .flatMap(({ number, reason }) => {
      const item = pieces.find(number);
      const words = toOneLine(reason).slice(0, MAX_REASON_CHARACTERS);
      const isTrue =
        item !== undefined &&
        allowedItems.has(item) &&
        words !== '' &&
        findRefusal(words, collectKnownFacts([item], turn, understood)) === null;
      return isTrue ? [{ itemId: item.id, reason: words }] : [];
    })
    .slice(0, MAX_PICKS);
}

/** All pieces of the turn, without those found by tools. */
function listKnown({ turn, items, companions }: Findings): readonly CatalogueItem[] {
  const attachedItems = turn.attachment?.context === 'item' ? [turn.attachment.item] : [];
  return [
    ...items,
    ...companions,
    ...attachedItems,
    ...turn.recalled,
    ...turn.shown.quick,
    ...turn.shown.deep.map(({ item }) => item),
  ];
}

/** A reason for a piece that the reply names: 'Linen, $79.' */
function describeBriefly({ materials, kind, priceCents }: CatalogueItem): string {
  const itemText = materials.length > 0 ? joinWords(materials.slice(0, 2), 'and') : kind;
  return `${capitalize(itemText)}, ${formatDollars(priceCents)}.`;
}

function toOneLine(text: string): string {
  return removeAllInvisible(text.replaceAll(/\s+/gu, ' ')).trim();
}
