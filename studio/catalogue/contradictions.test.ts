import { describe, expect, it } from 'vitest';
import { FABRICS } from '../fabric/fabrics.ts';
import { PATTERNS } from '../fabric/patterns.ts';
import { loadSilhouettes } from '../register.ts';
import { SHADES } from '../vocabulary/shades.ts';
import { catalogueItems } from './catalogueItems.ts';
import { composeItem, describePicture } from './composeItem.ts';
import type { ItemDefinition } from './ItemDefinition.ts';
import { itemsToCome } from './itemsToCome.ts';

/** Words for properties that exclude each other, by property. */
type Choices = Readonly<Record<string, RegExp>>;

/** Items whose names use 'stripe' for a part of the cut, or a color or pattern word in an idiom. */
const FIGURES_OF_SPEECH: ReadonlySet<string> = new Set([
  'Tuxedo Stripe Trouser',
  'Platform Stripe Sock',
  'Coat Check Cardigan',
  'Green Room Skinny Jean',
  'Spot the Leopard Slip Skirt',
]);

const silhouettes = await loadSilhouettes();
const writtenItems = [...catalogueItems, ...itemsToCome].map((item) => {
  const silhouette = silhouettes.get(item.cut)!;
  const composed = composeItem(item, silhouette, { pictures: [], landmarks: {}, laidWith: [] });
  return { item, composed, alt: describePicture(item, silhouette, 'front') };
});
type Written = (typeof writtenItems)[number];

const findChoices = (text: string, choices: Choices): readonly string[] =>
  Object.keys(choices).filter((name) => choices[name]?.test(text.toLowerCase()));

/** The names of items whose texts contradict each other. */
function listContradictions(
  choices: Choices,
  listParts: (writtenItem: Written) => readonly string[],
): readonly string[] {
  return writtenItems.flatMap((writtenItem) => {
    const chosenParts = listParts(writtenItem).map((part) => findChoices(part, choices));
    const knownCategories = chosenParts.filter((names) => names.length > 0);
    const common = (knownCategories[0] ?? []).filter((name) => knownCategories.every((names) => names.includes(name)));
    return knownCategories.length > 1 && common.length === 0
      ? [`${writtenItem.item.name}: ${JSON.stringify(chosenParts)}`]
      : [];
  });
}

const LENGTHS: Choices = {
  mini: /\b(?:mini|miniskirt|short skirt|above the knee)\b/u,
  knee: /\b(?:knee-length|(?:stops at|to|reaches|on) the knees?)\b/u,
  midi: /\b(?:midi|mid-calf|to the calf)\b/u,
  maxi: /\b(?:maxi|floor-length|ankle-length|(?:to|at|on) the (?:floor|ankles?|ground))\b/u,
};
const HEELS: Choices = {
  flat: /\b(?:flats?|no heel|without a heel)\b/u,
  heeled: /\b(?:high heels?|stiletto|heeled)\b/u,
};
const HIGH_HEELS: Choices = { low: /\b(?:kitten|low heels?)\b/u, high: /\b(?:high heels?|stiletto)\b/u };
const SHAFTS: Choices = { ankle: /\bankle boots?\b/u, knee: /\b(?:knee-high boots?|to the knee|tall boots?)\b/u };
const SLEEVES: Choices = {
  none: /\b(?:sleeveless|no sleeves|strapless)\b/u,
  short: /\b(?:short-sleeved|short sleeves)\b/u,
  long: /\b(?:long-sleeved|long sleeves)\b/u,
};
const SHAPES: Choices = { shift: /\bshift dress\b/u, sheath: /\b(?:sheath|fitted) dress\b/u };

const listTexts = ({ item, composed }: Written): readonly string[] => [
  composed.subkind,
  item.name,
  composed.semantic_search_description,
  item.text,
];

describe('what the parts of an item say of it', () => {
  it.each([
    ['heels', HEELS],
    ['height of heels', HIGH_HEELS],
    ['shafts', SHAFTS],
    ['sleeves', SLEEVES],
    ['shapes', SHAPES],
  ])('agrees on %s', (_what, choices) => {
    expect(listContradictions(choices, listTexts)).toEqual([]);
  });

  it('agrees on the length of dresses and skirts', () => {
    const listSkirts = (writtenItem: Written) =>
      ['dress', 'skirt'].includes(writtenItem.composed.kind) ? listTexts(writtenItem) : [];
    // The slip's lining ends at the knee; the slip itself at the calf.
    const isLining = (line: string): boolean => line.startsWith('Jupe Biais Ivoire');
    expect(listContradictions(LENGTHS, listSkirts).filter((line) => !isLining(line))).toEqual([]);
  });

  it('names no cloth that it is not made of', () => {
    const wrongItems = writtenItems.flatMap(({ item, composed }) => {
      const cloth = [...composed.materials, item.cloth.fabric, FABRICS[item.cloth.fabric].words].join(' ');
      const [, words = ''] = composed.semantic_search_description.split('. ');
      const ownWords = words.split(';')[0] ?? '';
      const namedFabrics = [
        'leather',
        'denim',
        'satin skirt',
        'suede',
        'cotton',
        'linen',
        'velvet',
        'jersey',
        'sequin',
      ];
      return (
        namedFabrics
          .filter((name) => ownWords.toLowerCase().includes(name) && !cloth.includes(name.split(' ')[0] ?? ''))
          // Coated jeans are still called denim.
          .filter((name) => !(name === 'denim' && composed.kind === 'jeans'))
          .map((name) => `${item.name}: ${name}`)
      );
    });
    expect(wrongItems).toEqual([]);
  });

  it('names the colors of a pattern in the text of its picture', () => {
    for (const { item, alt } of writtenItems) {
      const { color, accent, pattern } = item.cloth;
      if (!pattern || !accent) continue;
      expect(alt.toLowerCase(), item.name).toContain(SHADES[color].word.toLowerCase());
      expect(alt.toLowerCase(), item.name).toContain(SHADES[accent].word.toLowerCase());
      expect(alt.toLowerCase(), item.name).toContain(PATTERNS[pattern].words.toLowerCase());
    }
  });

  it.each([
    ['a stripe', /\b(?:stripes?|striped|pinstripes?)\b/iu, /stripe|breton|chevron/u],
    [
      'a check',
      /\b(?:gingham|check(?:ed)?|plaid|tartan|houndstooth|windowpane)\b/iu,
      /check|gingham|tartan|houndstooth|windowpane|plaid/u,
    ],
    ['dots', /\b(?:polka|dots|dotted)\b/iu, /dot/u],
    ['leopard or zebra', /\b(?:leopard|zebra)\b/iu, /leopard|zebra/u],
  ])('has a pattern if its name says %s', (_what, name, pattern) => {
    const namedItems = writtenItems.filter(({ item }) => name.test(item.name) && !FIGURES_OF_SPEECH.has(item.name));
    expect(namedItems.filter(({ composed }) => !pattern.test(composed.pattern)).map(({ item }) => item.name)).toEqual(
      [],
    );
  });

  it('has a color of its name', () => {
    const families = ['black', 'white', 'red', 'blue', 'green', 'yellow', 'pink', 'purple', 'gray', 'orange'];
    const familiesOf = ({ cloth }: ItemDefinition) =>
      [cloth.color, cloth.accent, cloth.third].flatMap((shade) => (shade ? [SHADES[shade].family.toLowerCase()] : []));
    const wrongItems = writtenItems.filter(({ item }) => {
      if (FIGURES_OF_SPEECH.has(item.name)) return false;
      const namedFamilies = families.filter((family) =>
        item.name
          .toLowerCase()
          .split(/[^a-z]+/u)
          .includes(family),
      );
      return namedFamilies.length > 0 && !namedFamilies.some((family) => familiesOf(item).includes(family));
    });
    expect(wrongItems.map(({ item }) => item.name)).toEqual([]);
  });
});
