export const noResultsText = {
  title: 'Nothing quite like it',
  text: 'Try fewer words, or other ones.',
  textWithFilters: 'The filters may be too narrow for these words. Take one off above, or clear them all.',
  textWithOffers: 'Nothing matches all of these filters.',
  clearFilters: 'Clear all filters',
  newQuery: 'Try other words',
} as const;
