import type { Color } from '../../src/domain/catalogue/vocabulary.ts';

export interface Shade {
  readonly hex: string;
  readonly family: Color;
  /** A shopper's name for the color. */
  readonly word: string;
}

const shade = (family: Color, hex: string, word: string): Shade => ({ family, hex, word });

/** Every color of cloth, muted so that a grid looks coherent. */
export const SHADES = {
  black: shade('Black', '#2a292d', 'black'),
  ink: shade('Black', '#2b2d36', 'ink black'),
  soot: shade('Black', '#343233', 'washed black'),
  white: shade('White', '#f1f0ec', 'white'),
  ecru: shade('White', '#ebe4d3', 'ecru'),
  ivory: shade('White', '#f0e9da', 'ivory'),
  ash: shade('Gray', '#b9b8b4', 'ash gray'),
  marl: shade('Gray', '#9b9b9d', 'gray marl'),
  slate: shade('Gray', '#676d76', 'slate gray'),
  charcoal: shade('Gray', '#4a4b50', 'charcoal gray'),
  sand: shade('Beige', '#d8c5a3', 'sand beige'),
  oat: shade('Beige', '#dccfb8', 'oatmeal beige'),
  stone: shade('Beige', '#c8bca6', 'stone beige'),
  camel: shade('Beige', '#bf9465', 'camel'),
  khaki: shade('Beige', '#b5a27c', 'khaki beige'),
  tobacco: shade('Brown', '#8a5f3d', 'tobacco brown'),
  chestnut: shade('Brown', '#713f2c', 'chestnut brown'),
  espresso: shade('Brown', '#46332b', 'espresso brown'),
  mocha: shade('Brown', '#87705f', 'mocha brown'),
  scarlet: shade('Red', '#b93030', 'scarlet red'),
  brick: shade('Red', '#9d4535', 'brick red'),
  oxblood: shade('Red', '#6a262d', 'oxblood red'),
  cherry: shade('Red', '#8f2034', 'cherry red'),
  blush: shade('Pink', '#e6c2bb', 'blush pink'),
  rose: shade('Pink', '#cd8c92', 'rose pink'),
  fuchsia: shade('Pink', '#b8467b', 'fuchsia pink'),
  shell: shade('Pink', '#ecd5cb', 'shell pink'),
  terracotta: shade('Orange', '#bd6a47', 'terracotta orange'),
  rust: shade('Orange', '#a5552f', 'rust orange'),
  apricot: shade('Orange', '#e4a97a', 'apricot orange'),
  tangerine: shade('Orange', '#d97a3c', 'tangerine orange'),
  mustard: shade('Yellow', '#c6993a', 'mustard yellow'),
  butter: shade('Yellow', '#ecd998', 'butter yellow'),
  lemon: shade('Yellow', '#e6ca5b', 'lemon yellow'),
  sage: shade('Green', '#a3b096', 'sage green'),
  olive: shade('Green', '#6d6c49', 'olive green'),
  moss: shade('Green', '#59663f', 'moss green'),
  bottle: shade('Green', '#27483c', 'bottle green'),
  emerald: shade('Green', '#1f6b52', 'emerald green'),
  mint: shade('Green', '#c0d6c4', 'mint green'),
  navy: shade('Blue', '#2b3449', 'navy blue'),
  midnight: shade('Blue', '#232a39', 'midnight navy blue'),
  indigo: shade('Blue', '#3a4662', 'indigo blue'),
  mid: shade('Blue', '#6b829f', 'mid-wash blue'),
  sky: shade('Blue', '#a9c3da', 'sky blue'),
  cobalt: shade('Blue', '#33529d', 'cobalt blue'),
  powder: shade('Blue', '#c5d3de', 'powder blue'),
  petrol: shade('Blue', '#2f5566', 'petrol blue'),
  lilac: shade('Purple', '#b9a9cc', 'lilac purple'),
  plum: shade('Purple', '#5a3350', 'plum purple'),
  aubergine: shade('Purple', '#412c41', 'aubergine purple'),
  mauve: shade('Purple', '#94798f', 'mauve purple'),
  gold: shade('Gold', '#bf9a50', 'gold'),
  champagne: shade('Gold', '#d9bf93', 'champagne gold'),
  silver: shade('Silver', '#b7babf', 'silver'),
  pewter: shade('Silver', '#8f9399', 'pewter silver'),
} as const satisfies Record<string, Shade>;

export type ShadeName = keyof typeof SHADES;
