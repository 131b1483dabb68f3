import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../tests/support/searchEngine.ts';
import { PROMPT_SUGGESTIONS } from '../../src/ui/text/promptSuggestions.ts';
import { readDemoCatalogue } from '../adapters/files/DemoCatalogueFile.ts';
import type { SearchEngine } from '../application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../domain/catalogue/CatalogueItem.ts';

/** Number of results that a shopper sees first. */
const VISIBLE_RESULTS = 16;
const MIN_FITTING_PIECES = 12;

type ItemCondition = (item: CatalogueItem) => boolean;

/** Whether the name of a garment ends with the kind: a shirt dress is not a shirt. */
const isKind =
  (...kinds: readonly string[]): ItemCondition =>
  ({ kind }) =>
    kinds.includes(kind);
const isNamed =
  (...words: readonly string[]): ItemCondition =>
  ({ subkind }) =>
    words.some((word) => subkind.includes(word));
const isNotNamed =
  (word: string): ItemCondition =>
  ({ subkind }) =>
    !subkind.includes(word);
const hasOneOf =
  (
    field: 'occasions' | 'seasons' | 'styles' | 'colors' | 'sizes' | 'genders',
    values: readonly string[],
  ): ItemCondition =>
  (item) =>
    item[field].some((value) => values.includes(value));
const suitsOccasions = (...occasions: readonly string[]): ItemCondition => hasOneOf('occasions', occasions);
const suitsSeasons = (...seasons: readonly string[]): ItemCondition => hasOneOf('seasons', seasons);
const isStyled = (style: string): ItemCondition => hasOneOf('styles', [style]);
const isColored = (color: string): ItemCondition => hasOneOf('colors', [color]);
const isInSize = (size: string): ItemCondition => hasOneOf('sizes', [size]);
const isForGender = (gender: string): ItemCondition => hasOneOf('genders', [gender, 'Unisex']);
const isOfMaterial =
  (...materials: readonly string[]): ItemCondition =>
  (item) =>
    item.materials.some((material) => materials.some((name) => material.includes(name)));
const isPatterned =
  (...patterns: readonly string[]): ItemCondition =>
  ({ pattern }) =>
    patterns.some((name) => pattern.includes(name));
const costsLessThan =
  (dollars: number): ItemCondition =>
  ({ priceCents }) =>
    priceCents <= dollars * 100;
const isOnSale: ItemCondition = ({ priceCents, fullPriceCents }) => priceCents < fullPriceCents;

/** The conditions for an item to fit each suggestion. */
const CONDITIONS: Readonly<Record<string, readonly ItemCondition[]>> = {
  'A dress for a summer wedding': [isKind('dress'), suitsOccasions('wedding'), suitsSeasons('summer')],
  'Something to wear on a first date': [suitsOccasions('date')],
  'A blazer for the office': [isKind('blazer'), suitsOccasions('work')],
  'Party dresses under $200': [isKind('dress'), suitsOccasions('party', 'evening'), costsLessThan(200)],
  'A warm coat for winter': [isKind('coat', 'parka', 'puffer'), suitsSeasons('winter')],
  'Linen for hot days': [isOfMaterial('linen'), suitsSeasons('summer')],
  'Wide-leg trousers': [isKind('trousers'), isNamed('wide-leg', 'palazzo')],
  'A white shirt': [isKind('shirt'), isColored('White')],
  'Vintage pieces': [isStyled('Vintage')],
  'A little black dress': [isKind('dress'), isColored('Black')],
  'Business trousers': [isKind('trousers'), suitsOccasions('work')],
  'Swimwear for a beach holiday': [isKind('swimwear'), suitsOccasions('holiday')],
  'A cozy sweater for the weekend': [isKind('sweater'), suitsOccasions('weekend', 'lounge', 'outdoor')],
  'Blue jeans': [isKind('jeans'), isColored('Blue')],
  'A skirt that is not mini': [isKind('skirt'), isNotNamed('mini')],
  'Suits for men': [isKind('suit'), isForGender('Men')],
  'Streetwear on sale': [isStyled('Streetwear'), isOnSale],
  'Satin and sequins for a party': [isOfMaterial('sequins', 'satin'), suitsOccasions('party')],
  'Light jackets for spring': [isKind('jacket'), suitsSeasons('spring')],
  'Floral prints': [isPatterned('floral')],
  'Leather and suede jackets': [isKind('jacket'), isOfMaterial('leather', 'suede')],
  'Bohemian dresses': [isKind('dress'), isStyled('Bohemian')],
  'Something in red': [isColored('Red')],
  'Polo shirts for men': [isKind('polo'), isForGender('Men')],
  'Clothes for a hike': [suitsOccasions('outdoor')],
  'Velvet for the evening': [isOfMaterial('velvet'), suitsOccasions('evening', 'party')],
  'Striped tops': [
    isPatterned('stripe', 'breton'),
    isKind('tee', 'tank', 'shirt', 'blouse', 'polo', 'sweater', 'camisole', 'top'),
  ],
  'Minimalist pieces under $100': [isStyled('Minimalist'), costsLessThan(100)],
  'Shoes for a wedding': [isKind('shoes', 'boots'), suitsOccasions('wedding')],
  'Something green to wear to work': [isColored('Green'), suitsOccasions('work')],
  Jumpsuits: [isKind('jumpsuit')],
  Loungewear: [suitsOccasions('lounge')],
  'A raincoat or trench coat': [isKind('coat', 'jacket'), isNamed('rain', 'trench', 'parka')],
  'Hoodies and sweatshirts': [isKind('hoodie', 'sweatshirt')],
  'Clothes for travel': [suitsOccasions('travel')],
  'A bag to carry every day': [isKind('bag')],
  'Sneakers and boots': [isKind('shoes', 'boots')],
  'A glamorous evening gown': [isKind('dress'), suitsOccasions('evening', 'wedding', 'party')],
  'Shorts for the holiday': [isKind('shorts'), suitsOccasions('holiday')],
  'A gift for him under $80': [isForGender('Men'), costsLessThan(80)],
  'Gothic style': [isStyled('Gothic')],
  'Sustainable pieces': [isStyled('Sustainable')],
  'Sleeveless dresses': [
    isKind('dress'),
    isNamed('slip', 'strap', 'halter', 'one-shoulder', 'sheath', 'shift', 'gown'),
  ],
  'Preppy style': [isStyled('Preppy')],
  'A scarf or a hat for the cold': [isKind('scarf', 'hat'), suitsSeasons('winter', 'autumn')],
  'Everyday cotton tees': [isKind('tee'), isOfMaterial('cotton')],
  'Sandals for the summer': [isKind('shoes'), isNamed('sandals'), suitsSeasons('summer')],
  'Shirts in size XXL': [isKind('shirt'), isInSize('XXL')],
};

const TEXTS = PROMPT_SUGGESTIONS.map(({ text }) => text);

let engine: SearchEngine;
beforeAll(async () => {
  const file = new URL('../assets/catalogue/catalogue.json', import.meta.url);
  engine = await createEngine(await readDemoCatalogue(file));
});

describe('the 48 suggestions of the prompt bar', () => {
  it('are 48 different phrases', () => {
    expect(new Set(TEXTS).size).toBe(48);
    expect(TEXTS).toHaveLength(48);
  });

  it.each(TEXTS)('find at least 12 pieces that fit: %s', async (phrase) => {
    const { items, relaxations, correctedQuery } = await searchAll(engine, phrase);
    const conditions = CONDITIONS[phrase] ?? [];
    expect(conditions).not.toEqual([]);
    const fittingItems = items.slice(0, VISIBLE_RESULTS).filter((item) => conditions.every((fits) => fits(item)));
    expect({ relaxations, correctedQuery }).toEqual({ relaxations: [], correctedQuery: null });
    expect(fittingItems.length).toBeGreaterThanOrEqual(MIN_FITTING_PIECES);
  });
});
