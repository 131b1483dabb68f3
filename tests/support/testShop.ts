import { beforeAll } from 'vitest';
import type { Turn, Understood } from '../../server/application/ports/Stylist.ts';
import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';
import type { Language } from '../../server/domain/stylist/hearing/hear.ts';
import { understandTurn } from '../../server/domain/stylist/understandTurn.ts';
import { openShop, Talk, type Shop } from './stylist.ts';

/** Time limit for reading the demo catalogue. */
const OPENING_LIMIT_MS = 60_000;

/** The demo shop, opened once per test file, with functions for conversations. */
export interface TestShop {
  readonly understand: (turn: Turn) => Understood;
  readonly talk: (preferences?: Partial<Turn['profile']['preferences']>) => Talk;
  readonly items: () => readonly CatalogueItem[];
}

export function openTestShop(): TestShop {
  let shop: Shop;
  let language: Language;
  beforeAll(async () => {
    shop = await openShop();
    language = await shop.source.view();
  }, OPENING_LIMIT_MS);
  const understand = (turn: Turn): Understood => understandTurn(turn, language);
  return { understand, talk: (preferences = {}) => new Talk(shop, understand, preferences), items: () => shop.items };
}

export const toDollars = ({ priceCents }: Pick<CatalogueItem, 'priceCents'>): number => priceCents / 100;
