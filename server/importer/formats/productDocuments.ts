import { readJsonRecords } from '../reading/jsonRecords.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import { createRowFields, createUnreadableRow, type RowFields, type SourceRow } from '../SourceRow.ts';
import { findKnownColumns, type ColumnMap } from './columns.ts';
import type { Format, ReadingOptions } from './Format.ts';
import { getObject, getObjects, getText, getTexts, type Json } from './jsonValues.ts';
import { createDictionary } from '../../domain/text/createDictionary.ts';

/** Products as JSON documents: a single document, a list, one document per line, or a folder of files. */
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
 * Reads the fields of a document from the first source that has them: the operator's columns, the keys of this
 * format, or common column names.
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

/** The keys under which an object stores the text of a field. An image's text is its URL, never its title. */
const NAME_KEYS_BY_FIELD: Readonly<Record<string, readonly string[]>> = createDictionary({
  image: ['src', 'url', 'imageURL', 'href', 'link'],
});
const DEFAULT_NAME_KEYS: readonly string[] = ['typeName', 'name', 'title', 'value', 'src', 'url', 'imageURL', 'amount'];

/** Maximum depth of nested lists, far more than in real documents. */
const MAX_NESTING = 8;

/** Collects the texts of a value: of a text, of a list, or of the first key in `names` that an object has. */
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

/** Reads the product's URL. If it is relative, the import option --website completes it. */
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
