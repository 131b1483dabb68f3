import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

/**
 * Converts an item to a row. Fields for filters have their own columns. The full-text index has four weights (A:
 * name, B: appearance and material, C: purpose, D: description).
 */
export function toItemRow(item: CatalogueItem): Record<string, unknown> {
  return {
    id: item.id,
    source: item.source,
    kind: item.kind,
    brand: item.brand,
    price_cents: item.priceCents,
    full_price_cents: item.fullPriceCents,
    genders: item.genders,
    colors: item.colors,
    sizes: item.sizes,
    item,
    a: joinWords(item.shortDescription, item.brand, item.kind, item.subkind),
    b: joinWords(item.pattern, item.fit, ...item.colors, ...item.materials),
    c: joinWords(...item.seasons, ...item.occasions, ...item.styles),
    d: joinWords(item.semanticSearchDescription, item.description),
  };
}

const joinWords = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** Inserts or replaces the rows of a JSON list. Returns the changed rows. */
export const UPSERT_ITEMS_SQL = `
  INSERT INTO items
  SELECT id, source, kind, brand, price_cents, full_price_cents, genders, colors, sizes, item,
    setweight(to_tsvector('english', a), 'A') || setweight(to_tsvector('english', b), 'B') ||
    setweight(to_tsvector('english', c), 'C') || setweight(to_tsvector('english', d), 'D')
  FROM jsonb_to_recordset($1::jsonb) AS r (
    id text, source text, kind text, brand text, price_cents bigint, full_price_cents bigint,
    genders text[], colors text[], sizes text[], item jsonb, a text, b text, c text, d text)
  ON CONFLICT (id) DO UPDATE SET
    (kind, brand, price_cents, full_price_cents, genders, colors, sizes, item, words) =
    (excluded.kind, excluded.brand, excluded.price_cents, excluded.full_price_cents,
     excluded.genders, excluded.colors, excluded.sizes, excluded.item, excluded.words)
  WHERE items.item IS DISTINCT FROM excluded.item
  RETURNING (xmax = 0) AS inserted`;
