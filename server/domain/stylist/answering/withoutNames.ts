import { shortenTitle } from '../../catalogue/shortenTitle.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';

/** Maximum number of shown pieces whose names are replaced. */
const MAX_NAMED_ITEMS = 60;

type Names = Pick<ReferenceContext, 'shown' | 'keptItems' | 'spokenOf'>;

/**
 * Replaces the names of pieces with 'piece', so that the snow in 'which is cheaper, the Snow Country Coat or the
 * second?' is not weather. Names of one word stay.
 */
export function withoutNames(words: string, { shown, keptItems, spokenOf }: Names): string {
  const titles = [...keptItems, ...spokenOf, ...shown.slice(0, MAX_NAMED_ITEMS)].map((item) => shortenTitle(item));
  return [...new Set(titles)].filter((title) => title.includes(' ')).reduce(replaceName, words);
}

function replaceName(words: string, title: string): string {
  const position = fold(words).indexOf(fold(title));
  return position < 0 ? words : `${words.slice(0, position)}piece${words.slice(position + title.length)}`;
}

/** Phones write typographic apostrophes: 'captain’s' for 'Captain's'. */
const fold = (text: string): string => text.toLowerCase().replaceAll('’', "'");
