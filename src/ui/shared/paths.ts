/** Every address of the app, in one place. */
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
  /** In the development build only: every primitive in every state. */
  gallery: '/dev/gallery',
} as const;

/** The names of what stands in the query of the app's address. */
export const QUERY = {
  tab: 'tab',
  /** An item in the viewer; in a link from outside it opens the Search tab (spec 2.1). */
  item: 'item',
  panel: 'panel',
  /** The words of the search on screen. */
  query: 'query',
  /** The conversation on screen. */
  chat: 'chat',
} as const;

/** In the order of the spec's indices 0 to 3. */
export const TABS = ['home', 'search', 'wishlist', 'poses'] as const;
export type Tab = (typeof TABS)[number];

/** Panels that lie over the tabs and have an address. `sort` is the filter panel with sort focus. */
export const PANELS = ['history', 'account', 'filters', 'sort', 'fitting-room'] as const;
export type Panel = (typeof PANELS)[number];

const among = <Name extends string>(names: readonly Name[], value: string | null): Name | null =>
  names.find((name) => name === value) ?? null;

/**
 * The tab that an address opens. An item opens Search, unless it was opened inside the app: then its
 * viewer lies over the tab that it was found in (`openedInside`). A conversation is shown in Search, too.
 */
export function tabOf(search: URLSearchParams, openedInside: boolean): Tab {
  if (search.get(QUERY.item) && !openedInside) return 'search';
  return among(TABS, search.get(QUERY.tab)) ?? (search.get(QUERY.chat) ? 'search' : 'home');
}

export function panelOf(search: URLSearchParams): Panel | null {
  return among(PANELS, search.get(QUERY.panel));
}

/** The query of the same address with another tab in front; home needs no name, unless a conversation would open Search. */
export function withTab(search: URLSearchParams, tab: Tab): URLSearchParams {
  return withEntry(search, QUERY.tab, tab === 'home' && !search.get(QUERY.chat) ? null : tab);
}

export function withPanel(search: URLSearchParams, panel: Panel | null): URLSearchParams {
  return withEntry(search, QUERY.panel, panel);
}

/** Where a search for `words` shows its results. */
export function searchPath(words: string): string {
  return `${PATHS.app}?${new URLSearchParams({ [QUERY.tab]: 'search', [QUERY.query]: words }).toString()}`;
}

function withEntry(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
