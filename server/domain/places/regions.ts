import { createDictionary } from '../text/createDictionary.ts';

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** The names of the states of the United States by code. */
const US_STATES: Readonly<Record<string, string>> = createDictionary({
  AK: 'Alaska',
  AL: 'Alabama',
  AR: 'Arkansas',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
});

/** Lists the names to show after a place: the state in the United States, and the country. */
export function listRegionNames(countryCode: string, regionCode: string): readonly string[] {
  const country = /^[A-Z]{2}$/u.test(countryCode) ? COUNTRY_NAMES.of(countryCode) : undefined;
  const state = countryCode === 'US' ? US_STATES[regionCode] : undefined;
  return [state, country].filter((name) => name !== undefined);
}

/** Lists all normalized names and codes that people write after a place: "tx", "texas", "us", "united states". */
export function listRegionCodesAndNames(countryCode: string, regionCode: string): readonly string[] {
  const codes = countryCode === 'US' ? [regionCode, 'usa', countryCode] : [countryCode];
  return [...codes, ...listRegionNames(countryCode, regionCode)].map((text) => text.toLowerCase());
}
