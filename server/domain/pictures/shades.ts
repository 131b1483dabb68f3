import { computeClothDistance, convertHexToLab } from './lab.ts';
import type { Lab } from './PictureReading.ts';
import { createDictionary } from '../text/createDictionary.ts';

/** Sample cloth colors of the lexicon's shades (`shade:` concepts). */
const HEX_BY_SHADE: Readonly<Record<string, string>> = createDictionary({
  navy: '#252f45',
  indigo: '#3a4662',
  sky: '#a9c3da',
  cobalt: '#2d4f9e',
  'mid blue': '#6b829f',
  petrol: '#2f5566',
  teal: '#1f6f70',
  turquoise: '#3fb5b5',
  sage: '#a3b096',
  olive: '#6b6a45',
  moss: '#59663f',
  bottle: '#25473b',
  emerald: '#1f7a52',
  mint: '#bfdcc6',
  lime: '#b5cf3d',
  charcoal: '#48494d',
  slate: '#676d76',
  ash: '#b9b9b6',
  marl: '#99999c',
  ecru: '#e9e1cf',
  'off white': '#f0ece2',
  sand: '#d8c5a3',
  stone: '#c8bca6',
  oat: '#dccfb8',
  taupe: '#9a8b7c',
  camel: '#bf9465',
  khaki: '#b3a07b',
  tobacco: '#8a5f3d',
  chestnut: '#713f2c',
  espresso: '#46332b',
  mocha: '#87705f',
  burgundy: '#6a2233',
  oxblood: '#6a262d',
  cherry: '#932038',
  scarlet: '#bf2c2e',
  brick: '#9d4535',
  rust: '#a5552f',
  terracotta: '#bd6a47',
  tangerine: '#e07a35',
  apricot: '#e4a97a',
  peach: '#f2bd9c',
  coral: '#e8756a',
  mustard: '#c6993a',
  butter: '#f0df9c',
  lemon: '#ecd042',
  blush: '#e8c6c0',
  rose: '#cd8c92',
  fuchsia: '#b8337b',
  'hot pink': '#e8508f',
  lilac: '#b9a9cc',
  mauve: '#94798f',
  plum: '#5a3350',
  aubergine: '#412c41',
});
const SHADE_LABS = Object.entries(HEX_BY_SHADE).map(([name, hex]) => ({ name, lab: convertHexToLab(hex) }));

const SAME_SHADE_DISTANCE = 4;
const DIFFERENT_SHADE_DISTANCE = 18;
const MAX_SHADE_COUNT = 4;

/** Possible shade names of a color, best first, with how well they fit (0 to 1). */
export function findSimilarShades(color: Lab): readonly { readonly name: string; readonly fit: number }[] {
  return SHADE_LABS.map(({ name, lab }) => ({
    name,
    fit: Math.min(
      1,
      Math.max(
        0,
        1 - (computeClothDistance(color, lab) - SAME_SHADE_DISTANCE) / (DIFFERENT_SHADE_DISTANCE - SAME_SHADE_DISTANCE),
      ),
    ),
  }))
    .filter(({ fit }) => fit > 0.2)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MAX_SHADE_COUNT);
}
