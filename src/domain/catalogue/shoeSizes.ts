export const SHOE_SIZE_SYSTEMS = ['US', 'UK', 'EU'] as const;
export type ShoeSizeSystem = (typeof SHOE_SIZE_SYSTEMS)[number];

/** A shoe size as an item lists it: 'US 9', 'UK 8.5', 'EU 42'. */
export type ShoeSize = `${ShoeSizeSystem} ${number}`;

const SHOE_SIZE_PATTERN = /^(US|UK|EU) (\d{1,2}(?:\.5)?)$/u;

/** Parses a shoe size. Returns null for any other text. */
export function parseShoeSize(text: string): { readonly system: ShoeSizeSystem; readonly value: number } | null {
  const match = SHOE_SIZE_PATTERN.exec(text);
  return match && { system: match[1] as ShoeSizeSystem, value: Number(match[2]) };
}
