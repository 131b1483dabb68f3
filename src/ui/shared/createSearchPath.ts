import { PATHS, QUERY, SEARCH_TAB } from './paths.ts';

/** The URL of a search for `words`. */
export function createSearchPath(words: string): string {
  return `${PATHS.app}?${new URLSearchParams({ [QUERY.tab]: SEARCH_TAB, [QUERY.query]: words }).toString()}`;
}
