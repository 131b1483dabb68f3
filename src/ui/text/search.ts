/** Texts of the Search tab (spec 2.6). */
export const searchText = {
  quickFinds: 'Quick Finds',
  deepSearchResults: 'Deep Search Results',
  results: 'Results',
  count: (count: number) => (count === 1 ? '1 piece' : `${count.toLocaleString('en-US')} pieces`),
  ofWhich: (exact: string) => `, of which ${exact}`,
  readAs: (query: string) => `Read as “${query}”.`,
  likeAttachment: 'Like the attached piece',

  wish: 'What are you looking for?',
  placeholder: 'Say it in your own words',
  submit: 'Search',
  clear: 'Clear the words',
  addPhoto: 'Add a photo',
  waitsForPhoto: 'Waits for the photo',
  full: (limit: number) => `That is the limit: ${limit.toLocaleString('en-US')} characters.`,

  waiting: (query: string) => `You are offline. “${query}” is searched once you are connected again.`,

  chips: 'Sort and filters',
  sort: (sortName: string) => `Sort: ${sortName}`,
  filters: 'Filters',
  notMet: 'which is not met',
  filtersActive: (count: number) => `Filters, ${count} active`,

  failed: {
    title: 'Nothing to show yet',
    text: 'Your words are still here. Please try again in a moment.',
    unreachable: 'The shop cannot be reached. Your words are still here: they are searched as soon as you try again.',
    unknown: 'This search does not exist, or it was deleted.',
    rateLimited: 'That was a lot at once. Please wait a moment, then try again.',
  },

  searching: 'Searching',
  found: (count: number) => (count === 1 ? '1 piece found' : `${count.toLocaleString('en-US')} pieces found`),
  nothingFound: 'Nothing found',
} as const;
