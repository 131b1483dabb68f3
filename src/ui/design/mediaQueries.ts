/** The only breakpoint (spec section 9): from this width, bottom sheets become side panels. */
export const WIDE_SCREEN_QUERY = '(width >= 640px)';
export const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';
