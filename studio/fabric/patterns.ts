export interface Pattern { readonly words: string; readonly bold: boolean }
export const PATTERNS = {
  plain: { words: 'plain', bold: false }, breton: { words: 'breton stripe', bold: true },
  pinstripe: { words: 'pinstripe', bold: false }, 'banker-stripe': { words: 'banker stripe', bold: true },
  'glen-check': { words: 'glen check', bold: false }, windowpane: { words: 'windowpane check', bold: false },
  houndstooth: { words: 'houndstooth', bold: true }, herringbone: { words: 'herringbone', bold: false },
  gingham: { words: 'gingham', bold: true }, tartan: { words: 'tartan', bold: true },
  'polka-dot': { words: 'polka dot', bold: true }, floral: { words: 'floral print', bold: true },
  'wide-stripe': { words: 'wide stripe', bold: true },
} as const satisfies Record<string, Pattern>;
export type PatternName = keyof typeof PATTERNS;
