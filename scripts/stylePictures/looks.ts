import type { Style } from '../../src/domain/preferences/options.ts';

/** The clothes of a figure that shows a style. */
export interface StyleLook {
  /** The id of a drawn figure. */
  readonly figure: string;
  /** The id of a skin tone. */
  readonly tone: string;
  /** Ids of items of the demo catalogue. */
  readonly items: Readonly<Partial<Record<'top' | 'bottom' | 'fullBody' | 'outer', string>>>;
  readonly suit?: string;
  /** Whether the top is inside the waistband. */
  readonly tucked?: boolean;
  /** Whether the outer garment is open. */
  readonly open?: boolean;
}

/** The look of each style that a shopper can prefer. */
export const STYLE_LOOKS: Readonly<Record<Style, StyleLook>> = {
  Casual: {
    figure: 'man-broad',
    tone: 'tan',
    items: {
      top: 'common-larch-everyday-crew-tee',
      bottom: 'brackwater-mill-no-9-straight-jean',
      outer: 'brackwater-mill-boiler-room-zip-hoodie',
    },
    open: true,
  },
  Business: {
    figure: 'woman-slim',
    tone: 'deep',
    items: {
      top: 'maison-orvelle-chemise-bastide',
      bottom: 'halden-rook-marylebone-trouser',
      outer: 'skarvholm-straight-blazer-01',
    },
    tucked: true,
    open: true,
  },
  Bohemian: {
    figure: 'woman-full',
    tone: 'light',
    items: { top: 'olivar-sur-romeria-blouse', bottom: 'olivar-sur-granada-tiered-skirt' },
    tucked: true,
  },
  Streetwear: {
    figure: 'man-slim',
    tone: 'brown',
    items: {
      top: 'kumori-works-last-train-hoodie',
      bottom: 'kumori-works-freight-cargo-trouser',
    },
  },
  Sustainable: {
    figure: 'man-plus',
    tone: 'light',
    items: {
      top: 'common-larch-hearth-crew',
      bottom: 'common-larch-twice-born-jean',
    },
  },
  Minimalist: {
    figure: 'woman-straight',
    tone: 'medium',
    items: { top: 'skarvholm-roll-neck-02', bottom: 'skarvholm-jean-04', outer: 'skarvholm-wool-coat-01' },
    tucked: true,
    open: true,
  },
  Vintage: {
    figure: 'woman-curved',
    tone: 'porcelain',
    items: { fullBody: 'pell-thimble-dotty-aunt-wrap-dress' },
  },
  Athletic: {
    figure: 'man-athletic',
    tone: 'deep',
    items: { top: 'brackwater-mill-gymnasium-sweatshirt', bottom: 'pell-thimble-sports-day-short' },
  },
  Formal: {
    figure: 'man-regular',
    tone: 'brown',
    suit: 'halden-rook-savoy-hill-tuxedo',
    items: { top: 'halden-rook-jermyn-poplin-shirt' },
    tucked: true,
  },
  Preppy: {
    figure: 'man-slim',
    tone: 'light',
    items: {
      top: 'skarvholm-oxford-shirt-03',
      bottom: 'halden-rook-boathouse-chino',
      outer: 'halden-rook-tutors-argyle-cardigan',
    },
    tucked: true,
    open: true,
  },
  Trendy: {
    figure: 'woman-full',
    tone: 'brown',
    items: {
      top: 'skarvholm-strap-top-01',
      bottom: 'kumori-works-barrel-jean-88',
      outer: 'pell-thimble-bubblegum-biker',
    },
    tucked: true,
    open: true,
  },
  Classic: {
    figure: 'woman-straight',
    tone: 'tan',
    items: {
      top: 'skarvholm-breton-tee-11',
      bottom: 'maison-orvelle-pantalon-rivoli',
      outer: 'halden-rook-farringdon-trench',
    },
    tucked: true,
    open: true,
  },
  Chic: {
    figure: 'woman-slim',
    tone: 'light',
    items: {
      top: 'maison-orvelle-caraco-dentelle',
      bottom: 'maison-orvelle-pantalon-marlene',
      outer: 'maison-orvelle-smoking-blanc',
    },
    tucked: true,
    open: true,
  },
  Edgy: {
    figure: 'woman-curved',
    tone: 'tan',
    items: {
      top: 'vesper-lune-blackout-lace-camisole',
      bottom: 'vesper-lune-getaway-leather-mini',
      outer: 'kumori-works-expressway-biker',
    },
    tucked: true,
    open: true,
  },
  Glamorous: { figure: 'woman-full', tone: 'deep', items: { fullBody: 'vesper-lune-scarlet-letter-gown' } },
  Pitti: {
    figure: 'man-regular',
    tone: 'medium',
    items: {
      top: 'halden-rook-bengal-stripe-shirt',
      bottom: 'halden-rook-cricket-pavilion-trouser',
      outer: 'halden-rook-commodore-double-blazer',
    },
    tucked: true,
  },
  Denim: {
    figure: 'woman-plus',
    tone: 'medium',
    items: {
      top: 'skarvholm-rib-tank-01',
      bottom: 'brackwater-mill-ferry-wide-jean',
      outer: 'brackwater-mill-faded-yard-jacket',
    },
    tucked: true,
    open: true,
  },
  Gothic: {
    figure: 'woman-slim',
    tone: 'porcelain',
    items: {
      top: 'maison-orvelle-blouse-sarah',
      bottom: 'kumori-works-accordion-skirt',
      outer: 'vesper-lune-opera-coat',
    },
    tucked: true,
    open: true,
  },
};
