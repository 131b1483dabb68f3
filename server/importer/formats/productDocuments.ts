import { jsonRecords } from '../reading/jsonRecords.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import { fieldsOf, unreadableRow, type RowFields, type SourceRow } from '../SourceRow.ts';
import { knownColumns, type ColumnMap } from './columns.ts';
import type { Format, Reading } from './Format.ts';
import { objectAt, objectsAt, textAt, textsAt, type Json } from './jsonValues.ts';

/**
 * JSON documents, one per product: a single file, a list, one per line, or a folder of them. Reads nested `data` and
 * `typeName` too.
 */
export const productDocuments: Format = {
  name: 'JSON product documents',
  recognizes: ({ opening }) => /^\s*[[{]/.test(opening),
  rows: readRows,
};

async function* readRows(source: SourceFile, { signal, map }: Reading): AsyncGenerator<SourceRow> {
  for await (const { row, value } of jsonRecords(source, signal)) {
    if (value === null) {
      yield unreadableRow(row, 'is not a product');
      continue;
    }
    const product = 'data' in value ? objectAt(value, 'data') : value;
    const fields = documentFields(product, map);
    const options = objectsAt(product, 'styleOptions');
    if (options.length === 0) yield { row, part: 'product', problem: null, fields };
    for (const option of options)
      yield { row, part: 'product', problem: null, fields: { ...fields, ...optionFields(option) } };
  }
}

/** The operator's columns come first, then the known fields of these documents, then common column names. */
function documentFields(product: Json, map: Reading['map']): RowFields {
  const known = columnTexts(product, knownColumns(Object.keys(product)));
  const attributes = objectAt(product, 'articleAttributes');
  return {
    ...known,
    ...fieldsOf({
      color: ['baseColour', 'colour1', 'colour2', 'color', 'colour', 'colors'].flatMap((key) => textsAt(product, key)),
      description: descriptionOf(product),
      image: [...looksOf(product), ...(known.image ?? [])],
      url: urlOf(product),
      material: [textAt(attributes, 'Fabric'), ...textsAt(product, 'material'), ...textsAt(product, 'materials')],
      pattern: [textAt(attributes, 'Pattern'), textAt(product, 'pattern')],
      fit: [textAt(attributes, 'Fit'), textAt(product, 'fit')],
      occasion: [textAt(product, 'usage'), textAt(attributes, 'Occasion')],
      hints: Object.values(attributes).filter((value): value is string => typeof value === 'string'),
    }),
    ...columnTexts(product, map ?? {}),
  };
}

function columnTexts(product: Json, columns: ColumnMap): RowFields {
  return fieldsOf(
    Object.fromEntries(
      Object.entries(columns).map(([field, keys]) => [
        field,
        keys.flatMap((key) => deepTexts(product[key], NAME_KEYS_BY_FIELD[field])),
      ]),
    ),
  );
}

/**
 * Names of the properties with the text of an object, by field: a picture has a URL, and perhaps a name that must not
 * be used.
 */
const NAME_KEYS_BY_FIELD: Readonly<Record<string, readonly string[]>> = {
  image: ['src', 'url', 'imageURL', 'href', 'link'],
};
const DEFAULT_NAME_KEYS: readonly string[] = ['typeName', 'name', 'title', 'value', 'src', 'url', 'imageURL', 'amount'];

/** Maximum depth of nested lists. Real documents stay far below it; a malicious file could nest endlessly. */
const MAX_NESTING = 8;

/** The texts of a value: a text, a list of values, or the first property of an object that is among `names`. */
function deepTexts(value: unknown, names: readonly string[] = DEFAULT_NAME_KEYS, level = 0): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return level < MAX_NESTING ? value.flatMap((one) => deepTexts(one, names, level + 1)) : [];
  if (typeof value !== 'object' || value === null) return [];
  return names
    .map((key) => textAt(value as Json, key))
    .filter((text) => text !== '')
    .slice(0, 1);
}

function descriptionOf(product: Json): string {
  const descriptors = objectAt(product, 'productDescriptors');
  const parts = ['description', 'style_note', 'materials_care_desc'].map((key) =>
    textAt(objectAt(descriptors, key), 'value'),
  );
  return parts.filter((part) => part !== '').join('<br>') || textAt(product, 'description');
}

/** A relative landing page needs the operator's --website. */
function urlOf(product: Json): string {
  const landing = textAt(product, 'landingPageUrl');
  return (
    textAt(product, 'url') ||
    textAt(product, 'link') ||
    (landing === '' || /^https?:/i.test(landing) ? landing : `/${landing.replace(/^\/+/, '')}`)
  );
}

/** The pictures of a product in the preferred order, without size charts. */
function looksOf(product: Json): readonly string[] {
  const looks = objectAt(product, 'styleImages');
  return ['default', 'front', 'back', 'left', 'right', 'top', 'bottom'].map((look) =>
    textAt(objectAt(looks, look), 'imageURL'),
  );
}

function optionFields(option: Json): RowFields {
  const stock = option['available'] === false ? 'out of stock' : '';
  return fieldsOf({ size: /size/i.test(textAt(option, 'name')) ? textAt(option, 'value') : '', availability: stock });
}
