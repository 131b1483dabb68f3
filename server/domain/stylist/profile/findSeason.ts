/** Matches places south of the equator. */
const SOUTHERN_PATTERN =
  /\b(?:australia|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|new zealand|auckland|wellington|christchurch|south africa|johannesburg|cape town|durban|pretoria|argentina|buenos aires|cordoba|rosario|chile|santiago|uruguay|montevideo|paraguay|asuncion|brazil|brasil|sao paulo|rio de janeiro|brasilia|porto alegre|curitiba|bolivia|la paz|peru|lima|namibia|windhoek|botswana|gaborone|zimbabwe|harare|zambia|lusaka|mozambique|maputo|madagascar|antananarivo|mauritius|lesotho|eswatini|malawi|angola|luanda|fiji|samoa|tonga|vanuatu|papua new guinea|indonesia|jakarta|bali|timor)\b/u;

const NORTHERN_SEASONS = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
] as const;
export type Season = (typeof NORTHERN_SEASONS)[number];
const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

export function isSouthern(location: string): boolean {
  return SOUTHERN_PATTERN.test(location.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
}

/** Returns the season at a place; null if the place is unknown. */
export function findSeason(location: string, now: Date): Season | null {
  if (location.trim() === '') return null;
  return findSeasonOfMonth(now.getUTCMonth(), isSouthern(location));
}

function findSeasonOfMonth(month: number, southern: boolean): Season {
  return NORTHERN_SEASONS[(month + (southern ? 6 : 0)) % 12] ?? 'spring';
}

/**
 * Replaces months with their season at a place south of the equator, because the search knows only northern seasons:
 * 'in June' becomes winter in Sydney.
 */
export function withLocalSeasons(words: string, location: string): string {
  if (!isSouthern(location)) return words;
  return words.replace(
    /\b(january|february|march|april|june|july|august|september|october|november|december)\b/gu,
    (month) => findSeasonOfMonth(MONTH_NAMES.indexOf(month), true),
  );
}
