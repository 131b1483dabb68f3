import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Speech } from '../hearing/Speech.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { Turn } from '../Turn.ts';
import { addItem } from './offeredPieces.ts';
import type { OutfitEdit } from './OutfitEdit.ts';
import {
  ADD_PATTERN,
  BUILD_AROUND_PATTERN,
  DROP_PATTERN,
  NAMES_OUTFIT_PATTERN,
  REQUESTS_PATTERN,
} from './reading/cues.ts';
import { readRelative } from './reading/describeAnew.ts';
import type { OutfitClause } from './reading/OutfitClause.ts';

const TURNED_DOWN_PATTERN = /\b(?:not|no|swap|another|different|replace|change|dont|isnt|doesnt|ugly|hate|too)\b/u;

/** Reads changes to pieces that are already shown: 'not the second one', 'add the first to the outfit'. */
export function readPointed(
  { reference, relation, unshown, takenBack }: Speech,
  clauses: readonly OutfitClause[],
  message: string,
  outfit: OutfitPlan | null,
): readonly OutfitEdit[] {
  const wornIds = new Set(outfit?.places.flatMap(({ itemId }) => itemId ?? []));
  const items = reference?.items ?? [];
  const itemIds = items.map(({ id }) => id).filter((id) => wornIds.has(id));
  const text = new Utterance(message).whole;
  if (!namesPiece(text, items)) return [];
  if (itemIds.length === 0) return outfit !== null && ADD_PATTERN.test(text) ? items.slice(0, 1).flatMap(addItem) : [];
  if (ADD_PATTERN.test(text) && NAMES_OUTFIT_PATTERN.test(text)) return [{ kind: 'show' }];
  const isQuestion = clauses.some((clause) => clause.act === 'fact' || clause.text.endsWith('?'));
  if (DROP_PATTERN.test(text) && !isQuestion) return [{ kind: 'dropPiece', itemIds }];
  const { differences } = readRelative(text);
  const isPieceTurnedDown =
    relation === 'unlike' ||
    unshown ||
    takenBack.length > 0 ||
    differences.length > 0 ||
    TURNED_DOWN_PATTERN.test(text) ||
    clauses.some(({ act }) => act === 'refuse' || act === 'criticise');
  return isPieceTurnedDown && (!isQuestion || (differences.length > 0 && REQUESTS_PATTERN.test(text)))
    ? [{ kind: 'swapPiece', itemIds, differences }]
    : [];
}

/** Reads a wish for an outfit around a piece: 'the green one, build the rest around it'. */
export function readAround({ reference }: Speech, message: string, outfit: OutfitPlan | null): readonly OutfitEdit[] {
  const [item] = reference?.items ?? [];
  if (item === undefined || !BUILD_AROUND_PATTERN.test(new Utterance(message).whole)) return [];
  if (outfit === null) return [{ kind: 'compose', isWhole: true }, ...addItem(item)];
  const isInOutfit = outfit.places.some(({ itemId }) => itemId === item.id);
  return [...(isInOutfit ? [] : addItem(item)), { kind: 'another', keeps: [], keptIds: [item.id] }];
}

const POINTS_PATTERN =
  /\b(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|number \d|(?:this|that|the \w+) one|these ones|those ones)\b/u;

/** Whether the text names a piece or its position. 'It' does not count, because it may mean the whole outfit. */
function namesPiece(text: string, items: readonly CatalogueItem[]): boolean {
  return (
    POINTS_PATTERN.test(text) || items.some(({ shortDescription }) => text.includes(shortDescription.toLowerCase()))
  );
}

/** Reads the change that a button asks for; returns null if the message was typed. */
export function readSwappedPiece({ conversation: { outfit }, swappedItemId }: Turn): readonly OutfitEdit[] | null {
  if (swappedItemId === undefined || !outfit?.places.some(({ itemId }) => itemId === swappedItemId)) return null;
  return [{ kind: 'swapPiece', itemIds: [swappedItemId], differences: [] }];
}
