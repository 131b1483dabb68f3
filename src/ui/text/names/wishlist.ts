export const wishlistName = 'Wishlist';
