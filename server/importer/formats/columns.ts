import { ImportRefusal } from '../ImportRefusal.ts';
import { FIELD_NAMES, createRowFields, type FieldName, type RowFields } from '../SourceRow.ts';

/** Maps each field to the names of its columns in the header. */
export type ColumnMap = { readonly [name in FieldName]?: readonly string[] };

/** Common column names of each field, best first, normalized by `normalizeColumnName`. */
const KNOWN_COLUMN_NAMES: { readonly [name in FieldName]?: readonly string[] } = {
  id: [
    'id',
    'productid',
    'itemid',
    'awproductid',
    'merchantproductid',
    'sku',
    'articleid',
    'articlenumber',
    'artikelnummer',
    'styleid',
    'code',
    'uniqid',
    'handle',
  ],
  group: [
    'itemgroupid',
    'groupid',
    'parentid',
    'parentsku',
    'productgroupid',
    'productid',
    'handle',
    'parentproductid',
  ],
  variant: ['varianttitle', 'variantname', 'variant'],
  title: [
    'title',
    'productdisplayname',
    'productname',
    'producttitle',
    'itemname',
    'name',
    'displayname',
    'titel',
    'produktname',
    'bezeichnung',
    'namn',
    'produktnamn',
    'titulo',
    'nombre',
    'titre',
    'nom',
  ],
  description: [
    'description',
    'productdescription',
    'longdescription',
    'bodyhtml',
    'body',
    'details',
    'shortdescription',
    'beschreibung',
    'beskrivning',
    'descripcion',
    'descrizione',
  ],
  brand: [
    'brand',
    'brandname',
    'vendor',
    'manufacturer',
    'designer',
    'label',
    'marke',
    'hersteller',
    'varumarke',
    'marca',
    'marque',
  ],
  price: [
    'variantpriceusd',
    'searchprice',
    'priceusd',
    'price',
    'storeprice',
    'preis',
    'pris',
    'precio',
    'prix',
    'prezzo',
  ],
  fullPrice: [
    'fullprice',
    'mrp',
    'rrp',
    'rrpprice',
    'productpriceold',
    'listprice',
    'regularprice',
    'originalprice',
    'compareatprice',
    'retailprice',
    'uvp',
    'oldprice',
    'actualprice',
  ],
  priceCents: ['pricecents', 'variantpricecents', 'priceincents'],
  fullPriceCents: ['fullpricecents', 'compareatpricecents'],
  currency: ['currency', 'currencycode', 'pricecurrency', 'wahrung', 'valuta', 'moneda'],
  color: [
    'color',
    'colour',
    'basecolour',
    'basecolor',
    'colorname',
    'primarycolor',
    'farbe',
    'farg',
    'couleur',
    'colore',
    'cor',
    'fashioncolour',
  ],
  size: [
    'size',
    'sizes',
    'availablesizes',
    'sizename',
    'grosse',
    'groessen',
    'grossen',
    'storlek',
    'storlekar',
    'talla',
    'tallas',
    'taille',
    'taglia',
    'fashionsize',
  ],
  gender: [
    'gender',
    'section',
    'targetgender',
    'sex',
    'department',
    'geschlecht',
    'kon',
    'genero',
    'genre',
    'fashionsuitablefor',
  ],
  ageGroup: ['agegroup', 'age', 'altersgruppe', 'aldersgrupp'],
  category: [
    'articletype',
    'producttype',
    'producttypes',
    'terms',
    'type',
    'subcategory',
    'category',
    'productcategory',
    'categoryname',
    'merchantcategory',
    'mastercategory',
    'googleproductcategory',
    'kategorie',
    'kategori',
    'categoria',
    'fashioncategory',
  ],
  tags: ['tags', 'keywords', 'labels', 'searchkeywords'],
  material: ['material', 'materials', 'fabric', 'composition', 'stoff', 'tyg', 'tejido', 'matiere', 'fashionmaterial'],
  pattern: ['pattern', 'print', 'muster', 'monster', 'estampado', 'fashionpattern'],
  fit: ['fit', 'cut', 'silhouette', 'passform'],
  season: ['season', 'saison', 'sasong', 'temporada'],
  occasion: ['occasion', 'usage', 'anlass'],
  style: ['style', 'stil', 'estilo'],
  url: [
    'link',
    'url',
    'producturl',
    'itemurl',
    'productlink',
    'awdeeplink',
    'merchantdeeplink',
    'deeplink',
    'canonicalurl',
  ],
  image: [
    'imagelink',
    'image',
    'images',
    'imageurl',
    'imageurls',
    'primaryimage',
    'imagesrc',
    'merchantimageurl',
    'awimageurl',
    'largeimage',
    'alternateimage',
    'additionalimagelink',
    'galleryurls',
    'imagefile',
    'photo',
    'photos',
    'picture',
    'bild',
    'bilder',
  ],
  imageAlt: ['imagealttext', 'imagealt', 'alttext'],
  website: ['website', 'site', 'store', 'merchantname', 'shop'],
  availability: ['availability', 'instock', 'stockstatus'],
  status: ['status'],
  hints: ['metatitle', 'seotitle', 'metadescription', 'seodescription'],
};

/** Column names of a sale price. In a file with such a column, the plain price is the price before the sale. */
const SALE_PRICE_COLUMN_NAMES = [
  'saleprice',
  'sellprice',
  'sellingprice',
  'currentprice',
  'discountedprice',
  'discountprice',
  'offerprice',
  'specialprice',
  'aktionspreis',
  'reapris',
];

/** Fields that take the values of all known columns. For other fields, only the best column is read. */
const MULTI_COLUMN_FIELDS: ReadonlySet<FieldName> = new Set([
  'category',
  'tags',
  'image',
  'hints',
  'material',
  'price',
]);

/** Normalizes a column name: 'Größe (product.metafields…)' and 'Brand Name' become 'grosse' and 'brandname'. */
export function normalizeColumnName(header: string): string {
  const plainHeader = header.replace(/\(.*$/s, '').replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return plainHeader.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Finds the fields of a header's known columns. Accepts one typing error in longer names. */
export function findKnownColumns(header: readonly string[]): ColumnMap {
  const plainNames = header.map(normalizeColumnName);
  const map: { [name in FieldName]?: readonly string[] } = {};
  const findColumnsNamed = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => findColumnIndexes(name, plainNames)).map((index) => header[index]!);
  for (const field of FIELD_NAMES) {
    const columns = findColumnsNamed(KNOWN_COLUMN_NAMES[field] ?? []);
    if (columns.length > 0) map[field] = MULTI_COLUMN_FIELDS.has(field) ? [...new Set(columns)] : columns.slice(0, 1);
  }
  return removeRepeatedColumns(addSalePrice(map, findColumnsNamed(SALE_PRICE_COLUMN_NAMES)));
}

/** Words before a column name that do not change its meaning: 'Product_Brand', 'item title'. */
const EMPTY_PREFIX_PATTERN = /^(?:product|item|article|garment|apparel)s?(?=[a-z])/;

function findColumnIndexes(knownName: string, plainNames: readonly string[]): readonly number[] {
  const exactIndex = plainNames.indexOf(knownName);
  if (exactIndex >= 0) return [exactIndex];
  const tailIndex = plainNames.findIndex((name) => name.replace(EMPTY_PREFIX_PATTERN, '') === knownName);
  if (tailIndex >= 0) return [tailIndex];
  const similarIndex = plainNames.findIndex(
    (name) => knownName.length >= 7 && name.length >= 7 && differByOneTypo(name, knownName),
  );
  return similarIndex >= 0 ? [similarIndex] : [];
}

/** Whether one typing error turns `a` into `b`: two letters swapped, or one replaced, added or left out. */
export function differByOneTypo(word: string, otherWord: string): boolean {
  let prefixLength = 0;
  while (prefixLength < Math.min(word.length, otherWord.length) && word[prefixLength] === otherWord[prefixLength])
    prefixLength += 1;
  const transposed =
    word.slice(0, prefixLength) +
    (word[prefixLength + 1] ?? '') +
    (word[prefixLength] ?? '') +
    word.slice(prefixLength + 2);
  return (
    transposed === otherWord ||
    word.slice(prefixLength + 1) === otherWord.slice(prefixLength + 1) ||
    word.slice(prefixLength + 1) === otherWord.slice(prefixLength) ||
    word.slice(prefixLength) === otherWord.slice(prefixLength + 1)
  );
}

/**
 * Adds the columns of sale prices to a map. The current price then is the first filled cell of the sale and plain
 * price columns, and the price before the sale is in the first plain price column.
 */
function addSalePrice(map: ColumnMap, saleColumns: readonly string[]): ColumnMap {
  if (saleColumns.length === 0) return map;
  const plainPriceColumns = map.price ?? [];
  const fullPrice = map.fullPrice ?? plainPriceColumns.slice(0, 1);
  return { ...map, price: [...saleColumns, ...plainPriceColumns], ...(fullPrice.length > 0 && { fullPrice }) };
}

/**
 * Lets each column serve only one field: a single price column is not also the price before a sale, and the group's
 * id is not also the product's.
 */
function removeRepeatedColumns(map: ColumnMap): ColumnMap {
  const { fullPrice, group, id, ...rest } = map;
  return {
    ...rest,
    ...(id && { id }),
    ...(group && { group }),
    ...(fullPrice && fullPrice[0] !== map.price?.[0] && { fullPrice }),
  };
}

/**
 * Combines the operator's map (`field=Column,...`) with the known columns. Throws if the header lacks one of the
 * operator's columns.
 */
export function mapColumns(header: readonly string[], givenMap: ColumnMap | null): ColumnMap {
  if (givenMap === null) return findKnownColumns(header);
  for (const column of Object.values(givenMap).flat()) {
    if (!header.includes(column))
      throw new ImportRefusal(`The column map names a column "${column}"; the file has: ${header.join(', ')}.`);
  }
  const takenColumns = new Set(Object.values(givenMap).flat());
  const knownColumns = Object.entries(findKnownColumns(header)).filter(([field]) => !(field in givenMap));
  const freeColumns = knownColumns.map(
    ([field, columns]) => [field, columns.filter((column) => !takenColumns.has(column))] as const,
  );
  return { ...Object.fromEntries(freeColumns.filter(([, columns]) => columns.length > 0)), ...givenMap };
}

/** Creates a function that reads a record's cells into fields. */
export function createCellReader(header: readonly string[], map: ColumnMap): (cells: readonly string[]) => RowFields {
  const wantedColumns = Object.entries(map).map(
    ([field, columns]) => [field, columns.map((column) => header.indexOf(column))] as const,
  );
  return (cells) =>
    createRowFields(
      Object.fromEntries(wantedColumns.map(([field, indexes]) => [field, indexes.map((index) => cells[index] ?? '')])),
    );
}
