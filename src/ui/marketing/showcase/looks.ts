/** The dressed figures of the public pages. `npm run showcase` draws them into `public/site`. */
export const LOOK_NAMES = [
  'garden',
  'linen',
  'cherry',
  'skirt',
  'gown',
  'scarlet',
  'trench-plus',
  'trench-slim',
  'trench-man',
  'knit-plus',
  'knit-slim',
  'knit-man',
  'suit-plus',
  'suit-slim',
  'suit-man',
] as const;

export type LookName = (typeof LOOK_NAMES)[number];

/** The size of every drawing in pixels. */
export const LOOK_SIZE = { width: 560, height: 1024 } as const;
/** The widths in which each drawing is stored; the first is for most phones. */
export const LOOK_WIDTHS = [350, 560] as const;

export const getLookUrl = (name: LookName, width: (typeof LOOK_WIDTHS)[number]): string =>
  `/site/${name}-${width}.avif`;
