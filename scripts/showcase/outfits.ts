import type { LookName } from '../../src/ui/marketing/showcase/looks.ts';

/** A figure and its demo garments, for a picture on the public pages. */
export interface ShowcaseOutfit {
  readonly figure: string;
  readonly tone: string;
  readonly top?: string;
  readonly bottom?: string;
  readonly fullBody?: string;
  readonly outer?: string;
  /** The id of a suit, worn with jacket and trousers. */
  readonly suit?: string;
}

const PLUS = { figure: 'woman-plus', tone: 'brown' } as const;
const SLIM = { figure: 'woman-straight', tone: 'tan' } as const;
const MAN = { figure: 'man-athletic', tone: 'light' } as const;

const TRENCH = {
  outer: 'halden-rook-farringdon-trench',
  top: 'skarvholm-breton-tee-11',
  bottom: 'brackwater-mill-no-9-straight-jean',
} as const;
const KNIT = { top: 'common-larch-fellside-cable', bottom: 'skarvholm-chino-01' } as const;
const SUIT = { suit: 'tessaly-verbena-suit', top: 'skarvholm-rib-tank-01' } as const;

export const OUTFITS: Readonly<Record<LookName, ShowcaseOutfit>> = {
  garden: { figure: 'woman-curved', tone: 'deep', fullBody: 'tessaly-marigold-wrap-dress' },
  linen: {
    figure: 'man-regular',
    tone: 'light',
    top: 'olivar-sur-monje-band-collar-shirt',
    bottom: 'olivar-sur-sobremesa-trouser',
  },
  cherry: {
    ...SLIM,
    outer: 'maison-orvelle-manteau-cerise',
    top: 'skarvholm-roll-neck-04',
    bottom: 'maison-orvelle-pantalon-creme',
  },
  skirt: { ...PLUS, top: 'tessaly-cumulus-blouse', bottom: 'olivar-sur-granada-tiered-skirt' },
  gown: { figure: 'woman-slim', tone: 'brown', fullBody: 'tessaly-undertow-gown' },
  scarlet: {
    figure: 'woman-curved',
    tone: 'light',
    suit: 'vesper-lune-leading-lady-tuxedo',
    top: 'skarvholm-rib-tank-01',
  },
  'trench-plus': { ...PLUS, ...TRENCH },
  'trench-slim': { ...SLIM, ...TRENCH },
  'trench-man': { ...MAN, ...TRENCH },
  'knit-plus': { ...PLUS, ...KNIT },
  'knit-slim': { ...SLIM, ...KNIT },
  'knit-man': { ...MAN, ...KNIT },
  'suit-plus': { ...PLUS, ...SUIT },
  'suit-slim': { ...SLIM, ...SUIT },
  'suit-man': { ...MAN, ...SUIT },
};
