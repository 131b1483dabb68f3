import { ImportRefusal } from '../ImportRefusal.ts';
import { FIELD_NAMES, fieldsOf, type FieldName, type RowFields } from '../SourceRow.ts';

/** Which column (by its name in the header) fills which field. */
export type ColumnMap = { readonly [name in FieldName]?: readonly string[] };

/** Names under which shops keep each field, best first, as `plainName` writes them. */
const KNOWN_NAMES: { readonly [name in FieldName]?: readonly string[] } = {
  id: ['id', 'productid', 'itemid', 'awproductid', 'merchantproductid', 'sku', 'articleid', 'articlenumber', 'artikelnummer', 'styleid', 'code', 'uniqid', 'handle'],
  group: ['itemgroupid', 'groupid', 'parentid', 'parentsku', 'productgroupid', 'productid', 'handle', 'parentproductid'],
  variant: ['varianttitle', 'variantname', 'variant'],
  title: ['title', 'productdisplayname', 'productname', 'producttitle', 'itemname', 'name', 'displayname', 'titel', 'produktname', 'bezeichnung', 'namn', 'produktnamn', 'titulo', 'nombre', 'titre', 'nom'],
  description: ['description', 'productdescription', 'longdescription', 'bodyhtml', 'body', 'details', 'shortdescription', 'beschreibung', 'beskrivning', 'descripcion', 'descrizione'],
  brand: ['brand', 'brandname', 'vendor', 'manufacturer', 'designer', 'label', 'marke', 'hersteller', 'varumarke', 'marca', 'marque'],
  price: ['variantpriceusd', 'searchprice', 'priceusd', 'price', 'storeprice', 'preis', 'pris', 'precio', 'prix', 'prezzo'],
  fullPrice: ['fullprice', 'mrp', 'rrp', 'rrpprice', 'productpriceold', 'listprice', 'regularprice', 'originalprice', 'compareatprice', 'retailprice', 'uvp', 'oldprice', 'actualprice'],
  priceCents: ['pricecents', 'variantpricecents', 'priceincents'],
  fullPriceCents: ['fullpricecents', 'compareatpricecents'],
  currency: ['currency', 'currencycode', 'pricecurrency', 'wahrung', 'valuta', 'moneda'],
  color: ['color', 'colour', 'basecolour', 'basecolor', 'colorname', 'primarycolor', 'farbe', 'farg', 'couleur', 'colore', 'cor', 'fashioncolour'],
  size: ['size', 'sizes', 'availablesizes', 'sizename', 'grosse', 'groessen', 'grossen', 'storlek', 'storlekar', 'talla', 'tallas', 'taille', 'taglia', 'fashionsize'],
  gender: ['gender', 'section', 'targetgender', 'sex', 'department', 'geschlecht', 'kon', 'genero', 'genre', 'fashionsuitablefor'],
  ageGroup: ['agegroup', 'age', 'altersgruppe', 'aldersgrupp'],
  category: ['articletype', 'producttype', 'producttypes', 'terms', 'type', 'subcategory', 'category', 'productcategory', 'categoryname', 'merchantcategory', 'mastercategory', 'googleproductcategory', 'kategorie', 'kategori', 'categoria', 'fashioncategory'],
  tags: ['tags', 'keywords', 'labels', 'searchkeywords'],
  material: ['material', 'materials', 'fabric', 'composition', 'stoff', 'tyg', 'tejido', 'matiere', 'fashionmaterial'],
  pattern: ['pattern', 'print', 'muster', 'monster', 'estampado', 'fashionpattern'],
  fit: ['fit', 'cut', 'silhouette', 'passform'],
  season: ['season', 'saison', 'sasong', 'temporada'],
  occasion: ['occasion', 'usage', 'anlass'],
  style: ['style', 'stil', 'estilo'],
  url: ['link', 'url', 'producturl', 'itemurl', 'productlink', 'awdeeplink', 'merchantdeeplink', 'deeplink', 'canonicalurl'],
  image: ['imagelink', 'image', 'images', 'imageurl', 'imageurls', 'primaryimage', 'imagesrc', 'merchantimageurl', 'awimageurl', 'largeimage', 'alternateimage', 'additionalimagelink', 'galleryurls', 'imagefile', 'photo', 'photos', 'picture', 'bild', 'bilder'],
  imageAlt: ['imagealttext', 'imagealt', 'alttext'],
  website: ['website', 'site', 'store', 'merchantname', 'shop'],
  availability: ['availability', 'instock', 'stockstatus'],
  status: ['status'],
  hints: ['metatitle', 'seotitle', 'metadescription', 'seodescription'],
};

/** What is asked while a sale lasts; with one of these the plain price is the former one. */
const SALE_NAMES = ['saleprice', 'sellprice', 'sellingprice', 'currentprice', 'discountedprice', 'discountprice', 'offerprice', 'specialprice', 'aktionspreis', 'reapris'];

/** Fields that are filled from every known column; the others take the best one. */
const GATHERED: ReadonlySet<FieldName> = new Set(['category', 'tags', 'image', 'hints', 'material', 'price']);

/** 'Größe (product.metafields…)' and 'Brand Name' as one plain word: 'grosse', 'brandname'. */
export function plainName(header: string): string {
  const bare = header.replace(/\(.*$/s, '').replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return bare.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The fields that the columns of a header are known to fill. A slip of one letter in a longer name is forgiven. */
export function knownColumns(header: readonly string[]): ColumnMap {
  const plain = header.map(plainName);
  const map: { [name in FieldName]?: readonly string[] } = {};
  const named = (names: readonly string[]): readonly string[] => names.flatMap((known) => columnNamed(known, plain)).map((index) => header[index]!);
  for (const field of FIELD_NAMES) {
    const columns = named(KNOWN_NAMES[field] ?? []);
    if (columns.length > 0) map[field] = GATHERED.has(field) ? [...new Set(columns)] : columns.slice(0, 1);
  }
  return withoutDoubles(withSale(map, named(SALE_NAMES)));
}

function columnNamed(known: string, plain: readonly string[]): readonly number[] {
  const exact = plain.indexOf(known);
  if (exact >= 0) return [exact];
  const close = plain.findIndex((name) => known.length >= 7 && name.length >= 7 && isOneSlip(name, known));
  return close >= 0 ? [close] : [];
}

/** True when one swap of neighbors, one wrong, one missing or one extra letter makes `a` into `b`. */
export function isOneSlip(a: string, b: string): boolean {
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1;
  const swapped = a.slice(0, head) + (a[head + 1] ?? '') + (a[head] ?? '') + a.slice(head + 2);
  return swapped === b
    || a.slice(head + 1) === b.slice(head + 1)
    || a.slice(head + 1) === b.slice(head)
    || a.slice(head) === b.slice(head + 1);
}

/** The first cell that is filled counts: the sale's price, else the plain one, which else is the former price. */
function withSale(map: ColumnMap, sale: readonly string[]): ColumnMap {
  if (sale.length === 0) return map;
  const plain = map.price ?? [];
  const fullPrice = map.fullPrice ?? plain.slice(0, 1);
  return { ...map, price: [...sale, ...plain], ...(fullPrice.length > 0 && { fullPrice }) };
}

/** One price column is the price, not also its former price; an id that is the group's says nothing of its own. */
function withoutDoubles(map: ColumnMap): ColumnMap {
  const { fullPrice, group, id, ...rest } = map;
  return {
    ...rest,
    ...(id && { id }),
    ...(group && { group }),
    ...(fullPrice && fullPrice[0] !== map.price?.[0] && { fullPrice }),
  };
}

/** The operator's `field=Column,...` joined with what is known of the other columns. Rejects a column that is not there. */
export function mappedColumns(header: readonly string[], given: ColumnMap | null): ColumnMap {
  if (given === null) return knownColumns(header);
  for (const column of Object.values(given).flat()) {
    if (!header.includes(column)) throw new ImportRefusal(`The column map names a column "${column}"; the file has: ${header.join(', ')}.`);
  }
  const taken = new Set(Object.values(given).flat());
  const known = Object.entries(knownColumns(header)).filter(([field]) => !(field in given));
  const free = known.map(([field, columns]) => [field, columns.filter((column) => !taken.has(column))] as const);
  return { ...Object.fromEntries(free.filter(([, columns]) => columns.length > 0)), ...given };
}

/** Reads the cells of a record into fields as a map says. */
export function cellReader(header: readonly string[], map: ColumnMap): (cells: readonly string[]) => RowFields {
  const wanted = Object.entries(map).map(([field, columns]) => [field, columns.map((column) => header.indexOf(column))] as const);
  return (cells) => fieldsOf(Object.fromEntries(wanted.map(([field, indexes]) => [field, indexes.map((index) => cells[index] ?? '')])));
}
