/** The minimum certainty of a concept to exclude an item for it, or to give it as a reason. */
export const MIN_CERTAINTY = 0.7;
