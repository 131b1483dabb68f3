/** All paths and query parameters of the app. */
export const PATHS = {
  app: '/',
  onboarding: '/onboarding',
  passwordReset: '/password-reset',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  dataUsageInfo: '/data-usage-info',
  website: '/website',
  vision: '/vision',
  /** Shows every design primitive in every state; only in the development build. */
  gallery: '/dev/gallery',
} as const;

/** The query parameters of the app's URL. */
export const QUERY = {
  tab: 'tab',
  /** The item in the viewer; in an external link it selects the Search tab (spec 2.1). */
  item: 'item',
  panel: 'panel',
  /** The id of the pose in the pose viewer. */
  pose: 'pose',
  /** The query of the current search. */
  query: 'query',
  /** The id of the current conversation. */
  chat: 'chat',
} as const;

/** The tab that opens when the URL names none. */
export const HOME_TAB = 'home';
export const SEARCH_TAB = 'search';

/** Tabs that other features link to. Each feature names its own tab in its manifest. */
export type LinkedTab = typeof HOME_TAB | typeof SEARCH_TAB | 'wishlist';

/** Panels that other features open. `sort` is the filter panel with the focus on the sort. */
export type LinkedPanel = 'filters' | 'sort' | 'fitting-room';

/**
 * The tab that a URL selects. An item or a conversation selects Search. An item that was opened inside the app
 * (`openedInside`) does not: its viewer is shown over the tab it was opened from.
 */
export function tabOf(search: URLSearchParams, openedInside: boolean, isTab: (id: string) => boolean): string {
  if (search.get(QUERY.item) && !openedInside) return SEARCH_TAB;
  const named = search.get(QUERY.tab);
  if (named !== null && isTab(named)) return named;
  return search.get(QUERY.chat) ? SEARCH_TAB : HOME_TAB;
}

/** The URL value of the open panel; the panel may not exist. */
export function panelOf(search: URLSearchParams): string | null {
  return search.get(QUERY.panel);
}

/** The query string with another tab selected. Home is omitted, unless a conversation would then select Search. */
export function withTab(search: URLSearchParams, tab: string): URLSearchParams {
  return withEntry(search, QUERY.tab, tab === HOME_TAB && !search.get(QUERY.chat) ? null : tab);
}

export function withPanel(search: URLSearchParams, panel: string | null): URLSearchParams {
  return withEntry(search, QUERY.panel, panel);
}

/** The URL of a search for `words`. */
export function searchPath(words: string): string {
  return `${PATHS.app}?${new URLSearchParams({ [QUERY.tab]: 'search', [QUERY.query]: words }).toString()}`;
}

function withEntry(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
