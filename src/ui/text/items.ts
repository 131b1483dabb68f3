/** Texts on item cards, on any screen. */
export const itemText = {
  keep: (name: string) => `Add ${name} to wishlist`,
  letGo: (name: string) => `Remove ${name} from wishlist`,
  attach: (name: string) => `Attach ${name} to search`,
  detach: (name: string) => `Remove ${name} from search`,
  leavesWishlist: (name: string) => `${name} leaves your wishlist.`,
} as const;
