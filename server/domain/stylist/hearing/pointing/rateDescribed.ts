import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Description } from './Description.ts';
import type { ReferenceContext } from './ReferenceContext.ts';

/** A piece that fits a description, rated by how likely the words mean this piece. */
export interface Rated {
  readonly item: CatalogueItem;
  readonly score: number;
  /** Whether the piece is on the screen or was mentioned last. */
  readonly isInView: boolean;
}

/** The number of first items that a description such as 'the striped one' may mean. */
const MAX_DESCRIBED_ITEMS = 48;
const SPOKEN_OF_RATING = 0.5;
const NAMED_RATING = 0.32;
const SHOWN_RATING = 0.3;
const SPOKEN_BEFORE_RATING = 0.25;
const ONCE_SPOKEN_OF_RATING = 0.1;
const PAST_RATING = 0;
/** How much the rating falls with each position in a list. */
const POSITION_STEP = 0.002;
const LIST_STEP = 0.02;

/** Returns the pieces that fit a description, most likely first. */
export function rateDescribed(description: Description, context: ReferenceContext): readonly Rated[] {
  const spans = [...description.kinds, ...description.looks];
  return listCandidates(context)
    .flatMap((candidate) => {
      const ratings = spans.map((span) => context.rate(candidate.item, span));
      if (ratings.some((fit) => fit === 0)) return [];
      const fit = ratings.reduce((sum, value) => sum + value, 0) / Math.max(1, ratings.length);
      return [{ ...candidate, score: fit + candidate.score }];
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Lists each candidate once. Rates it by when it was mentioned and where it is shown. */
function listCandidates({
  attached,
  spokenOf,
  spokenBefore,
  namedItems,
  shown,
  picks,
  onceSpokenOf,
  past,
}: ReferenceContext): readonly Rated[] {
  const rows: readonly (readonly [items: readonly CatalogueItem[], salience: number, isInView: boolean])[] = [
    [attached ? [attached] : [], SPOKEN_OF_RATING, true],
    [spokenOf, SPOKEN_OF_RATING, true],
    [namedItems, NAMED_RATING, true],
    [shown.slice(0, MAX_DESCRIBED_ITEMS), SHOWN_RATING, true],
    [picks, SHOWN_RATING, true],
    [spokenBefore, SPOKEN_BEFORE_RATING, false],
    [onceSpokenOf, ONCE_SPOKEN_OF_RATING, false],
    ...past.map((row, index) => [row, PAST_RATING - index * LIST_STEP, false] as const),
  ];
  const ratedById = new Map<string, Rated>();
  for (const [items, salience, isInView] of rows)
    items.forEach((item, index) => {
      if (!ratedById.has(item.id)) ratedById.set(item.id, { item, score: salience - index * POSITION_STEP, isInView });
    });
  return [...ratedById.values()];
}
