import type { SourceFile } from '../reading/SourceFile.ts';
import { awinCsv } from './awinCsv.ts';
import type { Format } from './Format.ts';
import { googleTsv } from './googleTsv.ts';
import { googleXml } from './googleXml.ts';
import { mappedCsv } from './mappedCsv.ts';
import { productDocuments } from './productDocuments.ts';
import { shopifyCsv } from './shopifyCsv.ts';
import { shopifyJson } from './shopifyJson.ts';

/** All formats, the most specific first, because the first one that recognizes a file reads it. */
export const FORMATS: readonly Format[] = [
  googleXml,
  shopifyJson,
  productDocuments,
  shopifyCsv,
  awinCsv,
  googleTsv,
  mappedCsv,
];

/**
 * Returns the first format that recognizes the file; null if none does. If the operator gave a column map, returns
 * the format of separated values.
 */
export function findFormat(source: SourceFile, hasMap: boolean): Format | null {
  const foundFormat = FORMATS.find((format) => format.recognizes(source)) ?? null;
  return hasMap && foundFormat !== null && isHeaderBased(foundFormat) ? mappedCsv : foundFormat;
}

function isHeaderBased(format: Format): boolean {
  return format === shopifyCsv || format === awinCsv || format === googleTsv;
}
