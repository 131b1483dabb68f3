export const itemText = {
  keep: (name: string) => `Add ${name} to wishlist`,
  letGo: (name: string) => `Remove ${name} from wishlist`,
  attach: (name: string) => `More like ${name}`,
  detach: (name: string) => `Remove ${name} from search`,
  leavesWishlist: (name: string) => `Remove ${name} from your wishlist?`,
} as const;
