/** The address of the filter panel with sort focus (spec 2.8). */
export const SORT_ADDRESS = 'sort';
