/** Texts of the links that come before everything else on the page. */
export const shortcutsText = {
  label: 'Skip to',
  toSearch: 'Skip to the search box',
  toResults: 'Skip to the results',
} as const;
