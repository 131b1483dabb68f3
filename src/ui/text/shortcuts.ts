/** Texts of the links at the beginning of the page. */
export const shortcutsText = {
  label: 'Skip to',
  toSearch: 'Skip to the search box',
  toResults: 'Skip to the results',
} as const;
