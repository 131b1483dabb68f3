/** Words of the filter panel (spec 2.8). */
export const filterText = {
  title: 'Refine Results',
  sections: {
    sort: 'Sort By',
    gender: 'Gender',
    size: 'Size',
    color: 'Color',
    sale: 'Sale',
    price: 'Price Range',
  },
  onSale: 'On sale only',
  on: 'On',
  min: 'Min',
  max: 'Max',
  currency: '$',
  reset: 'Reset',
  clearAll: 'Clear All',
  note: 'Default filters are managed through your Account settings.',
  done: 'Done',
  show: (count: number) => `Show ${count.toLocaleString('en-US')}`,
} as const;
