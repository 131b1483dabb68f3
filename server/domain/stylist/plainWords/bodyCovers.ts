const COVERS: readonly (readonly [string, string])[] = [
  ['ears?', 'a beanie'],
  ['hands?|fingers', 'gloves'],
  ['neck|throat', 'a scarf'],
  ['head', 'a hat'],
  ['feet|foot', 'shoes'],
  ['eyes', 'sunglasses'],
  ['shoulders', 'a shawl or cardigan'],
];
const WHO = '(?:the|my|his|her|your|our|their)';

const PATTERNS = COVERS.map(
  ([part, garment]) =>
    [
      new RegExp(
        String.raw`\b(?:something|smth|sth|anything|stuff|things?)(?: \w+){0,2}? (?:for|to (?:cover|keep|warm|protect|put (?:on|over|round|around)|go (?:on|over|round|around)|wear (?:on|over|round|around))|(?:on|over|round|around)) ${WHO} (?:${part})(?: (?:warm|dry|covered))?\b`,
        'giu',
      ),
      garment,
    ] as const,
);

/** Names the garment for a part of the body: 'something for the ears' becomes 'a beanie'. */
export const withBodyCovers = (message: string): string =>
  PATTERNS.reduce((text, [pattern, garment]) => text.replace(pattern, garment), message);
