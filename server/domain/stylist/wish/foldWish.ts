import { isSameThing, replaces } from './groups.ts';
import type { WishPart } from './WishPart.ts';

/** How new words relate to the wish so far. */
export type Move =
  /** They add to the wish and correct it. */
  | 'refine'
  /** Another garment for the same errand ('what about a skirt instead'). */
  | 'swap'
  /** One more garment for the same occasion ('and a jacket to go over it'). */
  | 'beside'
  /** Another subject; only what is about the person stays. */
  | 'anew'
  /** Alternatives to what is said already ('or navy'). */
  | 'or';

const OF_THE_ERRAND: ReadonlySet<string> = new Set(['occasion', 'season', 'style']);
/** Facets that describe one garment and do not carry over to another. */
const OF_THE_GARMENT: ReadonlySet<string> = new Set(['kind', 'detail', 'fit']);

/** The wish with new parts, in the order in which they were first said. */
export function foldWish(before: readonly WishPart[], said: readonly WishPart[], move: Move): WishPart[] {
  const kept = before.filter((part) => survives(part, move));
  const now = withoutContradictions(said);
  const isNewKind = now.some(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const left = kept.filter((part) => {
    if (isNewKind && move !== 'or' && part.facet === 'kind' && part.stance === 'wanted') return false;
    if (now.some((fresh) => isSameThing(fresh, part) && !isSortRefused(fresh, part))) return false;
    return move === 'or' || !now.some((fresh) => replaces(fresh, part));
  });
  return [...left, ...now];
}

/**
 * 'Warm but not heavy' are one thing to search: what is wanted stands. 'No shirts, I wear shirts all week' wants none.
 */
function withoutContradictions(said: readonly WishPart[]): WishPart[] {
  const isRefusedKind = (part: WishPart): boolean =>
    part.facet === 'kind' && said.some((other) => other.stance === 'refused' && other.words === part.words);
  const wanted = said.filter((part) => part.stance === 'wanted' && !isRefusedKind(part));
  return said
    .filter((part) => part.stance !== 'wanted' || wanted.includes(part))
    .filter((part) => part.stance === 'wanted' || !wanted.some((other) => isSameThing(other, part)));
}

function survives(part: WishPart, move: Move): boolean {
  if (part.isPersonal || move === 'refine' || move === 'or') return true;
  // What somebody will not wear they will not wear in another garment either.
  if (move === 'anew') return part.stance === 'refused' && part.facet !== 'kind' && part.facet !== 'detail';
  if (move === 'beside') return OF_THE_ERRAND.has(part.facet) || part.stance !== 'wanted';
  return !OF_THE_GARMENT.has(part.facet) || part.stance !== 'wanted';
}

/** Whether only a sort of what is wanted is refused, as 'no heels' among shoes. */
function isSortRefused(fresh: WishPart, part: WishPart): boolean {
  return (
    fresh.stance === 'refused' &&
    part.stance === 'wanted' &&
    part.facet === 'kind' &&
    fresh.words !== part.words &&
    !fresh.words.endsWith(part.words.replace(/s$/u, ''))
  );
}

/** The wish without the named parts, wanted or refused. */
export function without(parts: readonly WishPart[], named: Pick<WishPart, 'concepts' | 'words'>): WishPart[] {
  return parts.filter((part) => !isSameThing(part, named));
}
