import { readJsonRecords } from '../reading/jsonRecords.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import { createRowFields, createUnreadableRow, type RowFields, type SourceRow } from '../SourceRow.ts';
import { findKnownColumns, type ColumnMap } from './columns.ts';
import type { Format, ReadingOptions } from './Format.ts';
import { getObject, getObjects, getText, getTexts, type Json } from './jsonValues.ts';
import { createDictionary } from '../../domain/text/createDictionary.ts';

/**
 * JSON documents, one per product: a single file, a list, one per line, or a folder. Also reads nested `data` and
 * `typeName`.
 */
export const productDocuments: Format = {
  name: 'JSON product documents',
  recognizes: ({ opening }) => /^\s*[[{]/.test(opening),
  readRows,
};

async function* readRows(source: SourceFile, { signal, map }: ReadingOptions): AsyncGenerator<SourceRow> {
  for await (const { row, value } of readJsonRecords(source, signal)) {
    if (value === null) {
      yield createUnreadableRow(row, 'is not a product');
      continue;
    }
    const product = 'data' in value ? getObject(value, 'data') : value;
    const fields = readDocumentFields(product, map);
    const options = getObjects(product, 'styleOptions');
    if (options.length === 0) yield { row, part: 'product', problem: null, fields };
    for (const option of options)
      yield { row, part: 'product', problem: null, fields: { ...fields, ...readOptionFields(option) } };
  }
}

/**
 * Reads the fields of a document: first the operator's columns, then the fields of such documents, then common column
 * names.
 */
function readDocumentFields(product: Json, map: ReadingOptions['map']): RowFields {
  const knownFields = collectColumnTexts(product, findKnownColumns(Object.keys(product)));
  const attributes = getObject(product, 'articleAttributes');
  return {
    ...knownFields,
    ...createRowFields({
      color: ['baseColour', 'colour1', 'colour2', 'color', 'colour', 'colors'].flatMap((key) => getTexts(product, key)),
      description: readDescription(product),
      image: [...readPictureUrls(product), ...(knownFields.image ?? [])],
      url: readProductUrl(product),
      material: [getText(attributes, 'Fabric'), ...getTexts(product, 'material'), ...getTexts(product, 'materials')],
      pattern: [getText(attributes, 'Pattern'), getText(product, 'pattern')],
      fit: [getText(attributes, 'Fit'), getText(product, 'fit')],
      occasion: [getText(product, 'usage'), getText(attributes, 'Occasion')],
      hints: Object.values(attributes).filter((value): value is string => typeof value === 'string'),
    }),
    ...collectColumnTexts(product, map ?? {}),
  };
}

function collectColumnTexts(product: Json, columns: ColumnMap): RowFields {
  return createRowFields(
    Object.fromEntries(
      Object.entries(columns).map(([field, keys]) => [
        field,
        keys.flatMap((key) => collectNestedTexts(product[key], NAME_KEYS_BY_FIELD[field])),
      ]),
    ),
  );
}

/** For each field, the keys of an object that have its text: a picture's URL, but not its name. */
const NAME_KEYS_BY_FIELD: Readonly<Record<string, readonly string[]>> = createDictionary({
  image: ['src', 'url', 'imageURL', 'href', 'link'],
});
const DEFAULT_NAME_KEYS: readonly string[] = ['typeName', 'name', 'title', 'value', 'src', 'url', 'imageURL', 'amount'];

/** Maximum depth of nested lists. Real documents have few levels. */
const MAX_NESTING = 8;

/** The texts in a value: a text, a list, or the first property of an object among `names`. */
function collectNestedTexts(
  value: unknown,
  names: readonly string[] = DEFAULT_NAME_KEYS,
  level = 0,
): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value))
    return level < MAX_NESTING ? value.flatMap((element) => collectNestedTexts(element, names, level + 1)) : [];
  if (typeof value !== 'object' || value === null) return [];
  return names
    .map((key) => getText(value as Json, key))
    .filter((text) => text !== '')
    .slice(0, 1);
}

function readDescription(product: Json): string {
  const descriptors = getObject(product, 'productDescriptors');
  const texts = ['description', 'style_note', 'materials_care_desc'].map((key) =>
    getText(getObject(descriptors, key), 'value'),
  );
  return texts.filter((part) => part !== '').join('<br>') || getText(product, 'description');
}

/** The product's URL. A relative URL needs the operator's --website. */
function readProductUrl(product: Json): string {
  const landingPath = getText(product, 'landingPageUrl');
  return (
    getText(product, 'url') ||
    getText(product, 'link') ||
    (landingPath === '' || /^https?:/i.test(landingPath) ? landingPath : `/${landingPath.replace(/^\/+/, '')}`)
  );
}

/** The product's pictures in the preferred order, without size charts. */
function readPictureUrls(product: Json): readonly string[] {
  const stylePictures = getObject(product, 'styleImages');
  return ['default', 'front', 'back', 'left', 'right', 'top', 'bottom'].map((look) =>
    getText(getObject(stylePictures, look), 'imageURL'),
  );
}

function readOptionFields(option: Json): RowFields {
  const stock = option['available'] === false ? 'out of stock' : '';
  return createRowFields({
    size: /size/i.test(getText(option, 'name')) ? getText(option, 'value') : '',
    availability: stock,
  });
}
