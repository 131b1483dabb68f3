export const homeText = {
  title: 'Start with a wish',
  lead: 'Say it as you would to a friend with a good eye: the occasion, the cloth, the price, and what it must not be.',
  wishesTitle: 'For instance',
  wishes: [
    'Navy linen blazer for a summer wedding under $200, not double-breasted',
    'A bias-cut slip dress in dark green',
    'Wide-leg jeans that sit high, size M',
    'A cream cable-knit sweater for cold mornings',
    'Something pleated, anything but black',
  ],
  fittingRoom: 'Fitting Room',
} as const;
