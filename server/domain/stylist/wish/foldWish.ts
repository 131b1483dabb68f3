import { isSameThing, replaces } from './groups.ts';
import { haveSameCuts, holdsForAll, isAmong } from './nextGarment.ts';
import type { WishPart } from './WishPart.ts';

/** How a message changes the wish. */
export type Move =
  /** The words add to the wish or correct it. */
  | 'refine'
  /** The words replace the garment with another garment for the same purpose ('what about a skirt instead'). */
  | 'swap'
  /** The words ask for an additional garment for the same occasion ('and a jacket to go over it'). */
  | 'beside'
  /** The words ask for another garment, without a word that connects it with the last garment. */
  | 'anew'
  /** The words add alternatives ('or navy'). */
  | 'or';

/** Facets that describe only the garment that they are part of. */
const GARMENT_FACETS: ReadonlySet<string> = new Set(['kind', 'detail', 'fit']);

/** Adds new parts to the wish. Keeps the order in which the parts were first mentioned. */
export function foldWish(partsBefore: readonly WishPart[], statedParts: readonly WishPart[], move: Move): WishPart[] {
  const keptParts = partsBefore.filter((part) => survivesMove(part, move, partsBefore, statedParts));
  const newParts = withoutContradictions(statedParts);
  const isNewKind = newParts.some(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const remainingParts = keptParts.filter((part) => {
    if (isNewKind && move !== 'or' && part.facet === 'kind' && part.stance === 'wanted') return false;
    if (
      newParts.some(
        (newPart) => isSameThing(newPart, part) && !isSortRefused(newPart, part) && !onlyDescribes(newPart, part),
      )
    )
      return false;
    return move === 'or' || !newParts.some((newPart) => replaces(newPart, part));
  });
  return [...remainingParts, ...newParts];
}

/**
 * Removes contradictions. In 'warm but not heavy', both parts are one property for a search, which is wanted. 'No
 * shirts, I wear shirts all week' wants no shirts. 'Hats, no beanies' is not a contradiction.
 */
function withoutContradictions(statedParts: readonly WishPart[]): WishPart[] {
  const isRefusedKind = (part: WishPart): boolean =>
    part.facet === 'kind' &&
    statedParts.some((otherPart) => otherPart.stance === 'refused' && otherPart.words === part.words);
  const wantedParts = statedParts.filter((part) => part.stance === 'wanted' && !isRefusedKind(part));
  return statedParts
    .filter((part) => part.stance !== 'wanted' || wantedParts.includes(part))
    .filter(
      (part) =>
        part.stance === 'wanted' ||
        !wantedParts.some((otherPart) => isSameThing(otherPart, part) && !isSortRefused(part, otherPart)),
    );
}

/** Whether a part of the wish still holds after the message. A new garment keeps what is not about the last one. */
function survivesMove(
  part: WishPart,
  move: Move,
  partsBefore: readonly WishPart[],
  statedParts: readonly WishPart[],
): boolean {
  if (move === 'refine' || move === 'or' || holdsForAll(part)) return true;
  if (part.stance === 'wanted') return move === 'swap' && !GARMENT_FACETS.has(part.facet);
  if (part.facet === 'kind') return move !== 'anew' && isAmong(part, statedParts);
  return haveSameCuts(partsBefore, statedParts);
}

/** Whether only a subtype of the wanted kind is refused, such as heels among shoes. */
function isSortRefused(newPart: WishPart, part: WishPart): boolean {
  return (
    newPart.stance === 'refused' &&
    part.stance === 'wanted' &&
    part.facet === 'kind' &&
    newPart.words !== part.words &&
    !newPart.words.endsWith(part.words.replace(/s$/u, ''))
  );
}

/** Removes what is about the same thing as `namedPart` from the wish, whether the thing is wanted or refused. */
export function withoutThing(parts: readonly WishPart[], namedPart: Pick<WishPart, 'concepts' | 'words'>): WishPart[] {
  return parts.filter((part) => !isSameThing(part, namedPart));
}

/** Whether a part only describes a garment that has it in its name. */
function onlyDescribes(newPart: WishPart, part: WishPart): boolean {
  return part.facet === 'kind' && newPart.facet !== 'kind' && newPart.stance !== 'refused';
}
