/** All paths and query parameters of the app. */
export const PATHS = {
  app: '/',
  onboarding: '/onboarding',
  passwordReset: '/password-reset',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  dataUsageInfo: '/data-usage-info',
  /** The gallery of all design primitives, only in the development build. */
  gallery: '/dev/gallery',
} as const;

/** The query parameters of the app's URL. */
export const QUERY = {
  tab: 'tab',
  /** The id of the item in the viewer. In an external link it selects the Search tab (spec 2.1). */
  item: 'item',
  panel: 'panel',
  /** The id of the pose in the pose viewer. */
  pose: 'pose',
  /** The query of the current search. */
  query: 'query',
  /** The id of the current conversation. */
  chat: 'chat',
} as const;

/** The tab that opens if the URL has none. */
export const HOME_TAB = 'home';
export const SEARCH_TAB = 'search';

/** Tabs that other features link to. */
export type LinkedTab = typeof HOME_TAB | typeof SEARCH_TAB | 'wishlist';

/** Panels that other features open. `sort` is the filter panel with the focus on the sort. */
export type LinkedPanel = 'filters' | 'sort' | 'fitting-room' | 'account';

/**
 * The tab that a URL selects. An item or a conversation selects Search. An item opened inside the app
 * (`wasOpenedInside`) keeps the tab that it was opened from.
 */
export function readTab(search: URLSearchParams, wasOpenedInside: boolean, isTab: (id: string) => boolean): string {
  if (search.get(QUERY.item) && !wasOpenedInside) return SEARCH_TAB;
  const tabInUrl = search.get(QUERY.tab);
  if (tabInUrl !== null && isTab(tabInUrl)) return tabInUrl;
  return search.get(QUERY.chat) ? SEARCH_TAB : HOME_TAB;
}

/** The URL value of the open panel. There may be no such panel. */
export function readPanel(search: URLSearchParams): string | null {
  return search.get(QUERY.panel);
}

/** Returns the query string with another tab. Home has no parameter, unless a conversation would then select Search. */
export function setTab(search: URLSearchParams, tab: string): URLSearchParams {
  return setEntry(search, QUERY.tab, tab === HOME_TAB && !search.get(QUERY.chat) ? null : tab);
}

export function setPanel(search: URLSearchParams, panel: string | null): URLSearchParams {
  return setEntry(search, QUERY.panel, panel);
}

function setEntry(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const nextQuery = new URLSearchParams(search);
  if (value === null) nextQuery.delete(name);
  else nextQuery.set(name, value);
  return nextQuery;
}
