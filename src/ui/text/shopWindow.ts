/** Texts of the Search tab before the first search. */
export const shopWindowText = {
  title: 'Say it, see it, narrow it, keep it',
  text: 'The occasion, the cloth, the price, and what it must not be: every word counts.',
  ideas: 'Ideas for today',
  examplesTitle: 'Or begin with one of these',
  examples: [
    'Navy linen blazer for a summer wedding under $200, not double-breasted',
    'A silk slip dress that is not black',
    'A striped shirt, on sale',
    'A heavy wool coat for a windy pier, size L',
  ],
  recent: 'Your recent searches',
  wordlessSearch: 'Like the attached piece',
  hearts: 'On your wishlist',
  allHearts: 'See all',
} as const;
