import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { parseShoeSize, type ShoeSize } from '../../../src/domain/catalogue/shoeSizes.ts';
import { COLORS, GENDERS, SIZES, TRY_ON_CATEGORIES } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';

const StringList = z.array(z.string());
const ShoeSizeSchema = z.custom<ShoeSize>((value) => typeof value === 'string' && parseShoeSize(value) !== null);
const dollarsSchema = z.number().nonnegative();

/** The shape of `server/assets/catalogue/catalogue.json`, which `npm run studio` writes. */
const CatalogueFileSchema = z.object({
  version: z.literal(1),
  items: z.array(
    z.object({
      id: z.string(),
      brand: z.string(),
      short_description: z.string(),
      description: z.string(),
      price: dollarsSchema,
      full_price: dollarsSchema,
      colors: z.array(z.enum(COLORS)),
      sizes: z.array(z.union([z.enum(SIZES), ShoeSizeSchema])),
      genders: z.array(z.enum(GENDERS)),
      kind: z.string(),
      subkind: z.string(),
      materials: StringList,
      pattern: z.string(),
      fit: z.string(),
      seasons: StringList,
      occasions: StringList,
      styles: StringList,
      semantic_search_description: z.string(),
      website: z.string(),
      item_url: z.url(),
      try_on_category: z.enum(TRY_ON_CATEGORIES).nullable(),
      pictures: z.array(
        z.object({
          file: z.string(),
          width: z.int(),
          height: z.int(),
          thumbhash: z.string(),
          alt: z.string(),
        }),
      ),
    }),
  ),
});
type FileItem = z.infer<typeof CatalogueFileSchema>['items'][number];

export const DEMO_SOURCE = 'demo';

/** Reads the demo catalogue. Rejects if the file does not have the expected shape. */
export async function readDemoCatalogue(file: URL): Promise<readonly CatalogueItem[]> {
  return CatalogueFileSchema.parse(JSON.parse(await readFile(file, 'utf8'))).items.map(toCatalogueItem);
}

function toCatalogueItem(item: FileItem): CatalogueItem {
  const { id, brand, description, colors, sizes, genders, kind, subkind, materials, pattern, fit } = item;
  return {
    id,
    brand,
    description,
    colors,
    sizes,
    genders,
    kind,
    subkind,
    materials,
    pattern,
    fit,
    seasons: item.seasons,
    occasions: item.occasions,
    styles: item.styles,
    shortDescription: item.short_description,
    semanticSearchDescription: item.semantic_search_description,
    priceCents: Math.round(item.price * 100),
    fullPriceCents: Math.round(item.full_price * 100),
    website: item.website,
    itemUrl: item.item_url,
    tryOnCategory: item.try_on_category,
    pictures: item.pictures.map(({ file, ...facts }) => ({
      url: `/media/catalogue/${file.replace(/^pictures\//u, '')}`,
      ...facts,
    })),
    source: DEMO_SOURCE,
  };
}
