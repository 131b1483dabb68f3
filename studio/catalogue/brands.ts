export interface Brand {
  readonly name: string;
  readonly site: string;
  /** Lowest and highest full price in US dollars. A test checks the items' prices against them. */
  readonly band: readonly [number, number];
  /** The cents of the brand's prices. */
  readonly cents: 0 | 50 | 95;
}

/**
 * Ten invented brands. Each has its own price range and tone: Orvelle writes short Parisian sentences, Rook like a
 * tailor, Tessaly in moods, Skarvholm in few words, Olivar Sur about lunch outdoors, Brackwater about work, Pell with
 * humor, Kumori as an observer, Larch about its water use, Vesper about the evening.
 */
export const BRANDS = {
  orvelle: { name: 'Maison Orvelle', site: 'maisonorvelle.example', band: [95, 790], cents: 0 },
  rook: { name: 'Halden & Rook', site: 'haldenandrook.example', band: [85, 720], cents: 0 },
  tessaly: { name: 'Tessaly', site: 'tessaly.example', band: [80, 420], cents: 0 },
  skarvholm: { name: 'Skarvholm', site: 'skarvholm.example', band: [39, 420], cents: 0 },
  olivar: { name: 'Olivar Sur', site: 'olivarsur.example', band: [38, 320], cents: 50 },
  brackwater: { name: 'Brackwater Mill', site: 'brackwatermill.example', band: [32, 290], cents: 50 },
  pell: { name: 'Pell & Thimble', site: 'pellandthimble.example', band: [18, 180], cents: 95 },
  kumori: { name: 'Kumori Works', site: 'kumoriworks.example', band: [48, 420], cents: 0 },
  larch: { name: 'Common Larch', site: 'commonlarch.example', band: [18, 190], cents: 50 },
  vesper: { name: 'Vesper Lune', site: 'vesperlune.example', band: [70, 560], cents: 95 },
} as const satisfies Record<string, Brand>;

export type BrandKey = keyof typeof BRANDS;
