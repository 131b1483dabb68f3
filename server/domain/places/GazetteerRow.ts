/** A place in the gazetteer. */
export interface GazetteerRow {
  readonly name: string;
  /** Names in other languages and spellings. */
  readonly otherNames: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** The ISO 3166-1 alpha-2 code. */
  readonly countryCode: string;
  /** The code of the state or region in the country. */
  readonly regionCode: string;
  readonly population: number;
  /** Meters above the sea. */
  readonly elevation: number;
  /** The IANA name of the time zone; '' if unknown. */
  readonly timeZone: string;
}

/** GeoNames codes for sections of cities, and for abandoned, destroyed or historical places. */
const IGNORED_FEATURES = new Set(['PPLX', 'PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/** The file's value for an unknown height. */
const UNKNOWN_ELEVATION = -9_999;

/** Reads a tab-separated line of GeoNames; null if the line is not a populated place. */
export function readGazetteerRow(line: string): GazetteerRow | null {
  const fields = line.split('\t');
  const [, name = '', asciiName = '', otherNames = '', latitude, longitude, , feature = ''] = fields;
  if (name === '' || IGNORED_FEATURES.has(feature)) return null;
  return {
    name,
    otherNames: [asciiName, ...otherNames.split(',')].filter((otherName) => otherName !== ''),
    latitude: Number(latitude),
    longitude: Number(longitude),
    countryCode: fields[8] ?? '',
    regionCode: fields[10] ?? '',
    population: Number(fields[14] ?? 0),
    elevation: readElevation(fields[16]),
    timeZone: fields[17]?.trim() ?? '',
  };
}

function readElevation(text = ''): number {
  const meters = Number(text);
  return Number.isFinite(meters) && meters !== UNKNOWN_ELEVATION ? meters : 0;
}
