/** The same in the picker and in the slots, so that a chosen piece is shown at once, offline too. */
export const PIECE_SIZES = '(width >= 640px) 180px, 45vw';
