/** Texts of the Wishlist tab (spec 2.7). */
export const wishlistText = {
  title: 'Wishlist',
  count: (count: number) => (count === 1 ? '1 piece' : `${count.toLocaleString('en-US')} pieces`),
  empty: {
    title: 'Nothing kept yet',
    text: 'The heart on a piece keeps it here, with its price, until you let it go.',
    search: 'Find something to keep',
  },
  failed: {
    text: 'What you kept is safe. Please try again in a moment.',
    unreachable: 'The shop cannot be reached. What you kept is safe, and shows again once you are connected.',
  },
} as const;
