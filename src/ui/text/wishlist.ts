/** Occasions whose name in the catalogue does not follow 'for'. */
const OCCASION_NAMES: Readonly<Record<string, string>> = {
  everyday: 'every day',
  weekend: 'the weekend',
  wedding: 'a wedding',
  party: 'a party',
  evening: 'the evening',
  holiday: 'a holiday',
  date: 'a date',
  lounge: 'lounging',
  outdoor: 'the outdoors',
};

/** Texts of the Wishlist tab (spec 2.7). */
export const wishlistText = {
  title: 'Wishlist',
  count: (count: number) => (count === 1 ? '1 piece' : `${count.toLocaleString('en-US')} pieces`),
  together: (total: string) => `${total} together`,
  sortBy: 'Sort',
  sorts: { newest: 'Newest', cheapest: 'Price (low/high)', dearest: 'Price (high/low)' },
  goesWith: (count: number) => (count === 1 ? 'What goes with it' : 'What goes with them'),
  compare: 'Compare',
  stopComparing: 'Stop comparing',
  choose: (name: string) => `Compare ${name}`,
  chosen: (count: number) => (count < 2 ? 'Choose two to four pieces' : `${count} pieces chosen`),
  showComparison: 'Side by side',
  price: 'Price',
  cloth: 'Cloth and cut',
  sizes: 'Sizes',
  colors: 'Colors',
  occasions: 'Made for',
  occasion: (name: string) => OCCASION_NAMES[name] ?? name,
  notSaid: 'The shop does not say',
  empty: {
    title: 'Nothing kept yet',
    text: 'The heart on a piece keeps it here, with its price, until you let it go.',
    search: 'Find something to keep',
  },
  failed: {
    title: 'Your wishlist is not here yet',
    text: 'What you kept is safe. Please try again in a moment.',
    unreachable: 'The shop cannot be reached. What you kept is safe, and shows again once you are connected.',
  },
} as const;
