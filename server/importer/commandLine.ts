import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { GENDERS } from '../../src/domain/catalogue/vocabulary.ts';
import { DEMO_SOURCE } from '../adapters/files/DemoCatalogueFile.ts';
import type { ColumnMap } from './formats/columns.ts';
import type { ImportOptions } from './ImportOptions.ts';
import { ImportRefusal } from './ImportRefusal.ts';
import { createSourceName } from './normalize/identity.ts';
import { ENCODINGS, type Encoding } from './reading/encoding.ts';
import { FIELD_NAMES, type FieldName } from './SourceRow.ts';

export const USAGE = `Usage: npm run catalogue:import -- FILE [options]

FILE is a Google Merchant feed (XML or separated values), a Shopify export (CSV) or products.json,
an AWIN feed, any file of separated values, a JSON file of products or a folder of such documents.

  --source NAME             prefix of the items' ids; default: the name of the file
  --map FIELD=COLUMN,...    maps columns to fields; also --map FILE.json
  --currency CODE           the currency of prices without one
  --currency-rate CODE=RATE dollars for one unit; may be repeated
  --brand NAME              the brand of products without one
  --gender NAME             the gender of products without one: Men, Women or Unisex
  --website HOST            the shop's host, for URLs without one
  --size-system SYSTEM      the system of numeric sizes: EU, US, UK or IN
  --images DIR              a folder of pictures, matched by file name or id
  --complete                the file has all products of its source: others are no longer sold
  --withdraw-most           with --complete: even if the file lacks most of the earlier items
  --in-stock-only           skip products that are out of stock
  --encoding NAME           utf-8, utf-16le, utf-16be or windows-1252; default: detected
  --report FILE             write every skipped row with its reason to a file
  --help                    show this
`;

export interface Command {
  readonly file: string;
  readonly options: ImportOptions;
  readonly encoding: Encoding | null;
  readonly picturesFolder: string | null;
  readonly reportFile: string | null;
}

const OPTION_DEFINITIONS = {
  source: { type: 'string' },
  map: { type: 'string' },
  currency: { type: 'string' },
  'currency-rate': { type: 'string', multiple: true },
  brand: { type: 'string' },
  gender: { type: 'string' },
  website: { type: 'string' },
  'size-system': { type: 'string' },
  images: { type: 'string' },
  complete: { type: 'boolean' },
  'withdraw-most': { type: 'boolean' },
  'in-stock-only': { type: 'boolean' },
  encoding: { type: 'string' },
  report: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the command line. Resolves to null if only help was requested. Rejects with `ImportRefusal` for invalid
 * options.
 */
export async function readCommand(args: readonly string[]): Promise<Command | null> {
  const { values, positionals } = parseArguments(args);
  if (values.help === true) return null;
  const [file, ...otherArguments] = positionals;
  if (file === undefined || otherArguments.length > 0)
    throw new ImportRefusal('Name one file or folder to import. --help shows the usage.');
  const source = createSourceName(values.source ?? basename(file).replace(/\.[a-z0-9]{1,5}$/i, ''));
  if (source === DEMO_SOURCE)
    throw new ImportRefusal(`"${DEMO_SOURCE}" is the product's own catalogue; choose another --source.`);
  return {
    file,
    encoding: findAllowedValue('encoding', ENCODINGS, values.encoding),
    picturesFolder: values.images ?? null,
    reportFile: values.report ?? null,
    options: {
      source,
      map: await readColumnMap(values.map),
      brand: values.brand ?? null,
      website: parseHostName(values.website),
      gender: findAllowedValue('gender', GENDERS, values.gender),
      currency: parseCurrencyCode(values.currency),
      dollarRates: parseDollarRates(values['currency-rate'] ?? []),
      sizeSystem: findAllowedValue('size-system', ['EU', 'US', 'UK', 'IN'] as const, values['size-system']),
      isInStockOnly: values['in-stock-only'] ?? false,
      isComplete: values.complete ?? false,
      withdrawsMost: values['withdraw-most'] === true,
    },
  };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTION_DEFINITIONS, allowPositionals: true });
  } catch (error) {
    throw new ImportRefusal(`${(error as Error).message.split('. ')[0]}. --help shows the options.`);
  }
}

function findAllowedValue<T extends string>(
  option: string,
  allowedValues: readonly T[],
  givenValue: string | undefined,
): T | null {
  if (givenValue === undefined) return null;
  const allowedValue = allowedValues.find((value) => value.toLowerCase() === givenValue.toLowerCase());
  if (allowedValue === undefined)
    throw new ImportRefusal(`--${option} is one of ${allowedValues.join(', ')}, not "${givenValue}".`);
  return allowedValue;
}

function parseCurrencyCode(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (!/^[a-z]{3}$/i.test(value))
    throw new ImportRefusal(`--currency is a code of three letters such as EUR, not "${value}".`);
  return value.toUpperCase();
}

function parseHostName(value: string | undefined): string | null {
  if (value === undefined) return null;
  const host = value
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*/s, '')
    .toLowerCase();
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/.test(host))
    throw new ImportRefusal(`--website is a host such as shop.example, not "${value}".`);
  return host;
}

function parseDollarRates(givenRates: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    givenRates
      .flatMap((list) => list.split(','))
      .map((rate) => {
        const [, code = '', value = ''] = /^([a-z]{3})=(\d+(?:\.\d+)?)$/i.exec(rate.trim()) ?? [];
        if (code === '' || Number(value) === 0)
          throw new ImportRefusal(`--currency-rate is like INR=0.012, not "${rate}".`);
        return [code.toUpperCase(), Number(value)];
      }),
  );
}

/**
 * Reads a column map: either `title=Name,price=Price`, or the path of a JSON file. In the file, a field may have
 * several columns.
 */
async function readColumnMap(value: string | undefined): Promise<ColumnMap | null> {
  if (value === undefined) return null;
  const entries = /\.json$/i.test(value)
    ? await readMapFile(value)
    : value.split(',').map((pair): readonly [string, readonly string[]] => {
        const position = pair.indexOf('=');
        if (position < 1) throw new ImportRefusal(`--map is like title=Name,price=Price, not "${pair}".`);
        return [pair.slice(0, position).trim(), [pair.slice(position + 1).trim()]];
      });
  return Object.fromEntries(entries.map(([name, columns]) => [parseFieldName(name), columns]));
}

async function readMapFile(path: string): Promise<readonly (readonly [string, readonly string[]])[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ImportRefusal(`There is no column map at ${path}.`);
  });
  try {
    const value = JSON.parse(text) as Readonly<Record<string, string | readonly string[]>>;
    return Object.entries(value).map(([name, columns]) => [name, [columns].flat().map(String)]);
  } catch {
    throw new ImportRefusal(`The column map ${basename(path)} is not an object in JSON.`);
  }
}

/**
 * Parses a field's name in any spelling, such as 'full_price', 'Full Price' and 'fullPrice'. Also accepts 'link' for
 * `url`.
 */
function parseFieldName(value: string): FieldName {
  const plainName = value.replace(/[_\s-]/g, '').toLowerCase();
  const fieldByAlias: Readonly<Record<string, FieldName>> = {
    saleprice: 'price',
    colour: 'color',
    link: 'url',
    itemurl: 'url',
    images: 'image',
    listprice: 'fullPrice',
  };
  const foundName = FIELD_NAMES.find((name) => name.toLowerCase() === plainName) ?? fieldByAlias[plainName];
  if (foundName === undefined)
    throw new ImportRefusal(`"${value}" is not a field; the fields are ${FIELD_NAMES.join(', ')}.`);
  return foundName;
}
