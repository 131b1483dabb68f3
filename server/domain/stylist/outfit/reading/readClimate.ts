import { describeClimate, WEATHER_BANDS } from '../../../climate/Climate.ts';
import type { Position } from '../../../climate/temperature.ts';
import type { OutfitSeason } from '../../../outfits/OutfitWish.ts';
import type { WeatherBand } from '../../../climate/Climate.ts';
import { findTravelPlace } from '../../../places/findTravelPlace.ts';
import { tellsTimeUntil } from './readDays.ts';

export interface SaidClimate {
  readonly season: OutfitSeason | null;
  readonly weatherBand: WeatherBand;
}

/** The shopper's place and date. */
export interface Speaker {
  readonly said: string;
  readonly location: string;
  readonly now: Date;
  /** Whether the outfit is for somebody else. */
  readonly isForOther: boolean;
  /** Whether nothing was searched for before this message. */
  readonly isOpening: boolean;
}

const MONTH_SOURCES = [
  'january|jan|new years?',
  'february|feb|valentines?(?: day)?',
  'march',
  'april|easter',
  'may',
  'june',
  'july',
  'august|aug',
  'september|sept?',
  'october|oct|halloween',
  'november|nov|thanksgiving',
  'december|dec|christmas|xmas',
].map((names) => {
  // 'May' and 'march' alone may be verbs.
  const isVerb = names === 'may' || names === 'march';
  return new RegExp(
    isVerb
      ? String.raw`\b(?:in|of|for|during|early|late|mid|next|this|end of|the|until|by|on)(?: \d{1,2}(?:st|nd|rd|th)?)? (?:the )?(?:${names})\b`
      : String.raw`\b(?:${names})\b`,
    'u',
  );
});
const SEASON_MONTHS: readonly (readonly [RegExp, number])[] = [
  [/\bwint(?:er|ry|ertime)\b/u, 0],
  [/\bspring(?:time)?\b/u, 3],
  [/\bsummer(?:time)?\b/u, 6],
  [/\bautumn|\bfall\b/u, 9],
];
const SOON_PATTERN =
  /\b(?:today|tonight|tomorrow|tmrw?w?|(?:this|next|on|coming) (?:week|weekend|month|evening|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|right now|these days)\b/u;
const HALF_YEAR = 6;
const MID_MONTH = 15;
/**
 * The position to use if the place is unknown. The climate there is like that of central Europe and much of the
 * United States.
 */
const TEMPERATE_POSITION: Position = { latitude: 45, longitude: 8, elevationMeters: 100 };

/** Words for weather, each with the weather band to dress for. */
const SAID_WEATHER: readonly (readonly [RegExp, WeatherBand])[] = [
  [/\b(?:freezing|sub ?zero|below zero|minus \d|snow(?:y|ing)?|icy|arctic|bitterly cold)\b/u, 'freezing'],
  [
    /\b(?:scorching|boiling|sweltering|heat ?wave|baking|roasting|melting|stinking hot|(?:very|really|so|super|quite|gonna be|going to be|will be|be|its|gets?) hot)\b/u,
    'hot',
  ],
  [
    /\b(?:(?:very|really|so|quite|gonna be|going to be|will be|be|its|gets?|bit|always) (?:cold|chilly|nippy|windy|blowy)|cold (?:out|outside|there|weather|day|evening|night)s?)\b/u,
    'cold',
  ],
  [
    /\b(?:(?:gonna be|going to be|will be|its|gets?) (?:cool|fresh|breezy)|cool (?:out|outside|there|weather|evening|night)s?)\b/u,
    'cool',
  ],
  [
    /\b(?:(?:gonna be|going to be|will be|its|gets?) (?:(?:really|very|quite|so) )?(?:warm|sunny)|warm (?:out|outside|there|weather|day|evening|night)s?)\b/u,
    'warm',
  ],
  [/\b(?:mild (?:weather|there)|(?:its|be) mild)\b/u, 'mild'],
];
const DEGREES_PATTERN =
  /(?:\b|(?<=\s)-)(\d{1,3}) ?(?:degrees|°|celsius|c\b|f\b|fahrenheit)(?: ?(c|f|celsius|fahrenheit)\b)?/u;
/** Matches words for a beach, where the weather is assumed to be warm unless the words tell otherwise. */
const BY_THE_SEA_PATTERN =
  /\b(?:beach(?:front|side)? (?:wedding|ceremony|party|dinner|do|club|bar|reception)|(?:on|at) (?:the|a) beach)\b/u;
/** The highest number that is a temperature in Celsius. */
const MAX_CELSIUS = 48;
/** Lower bounds of the weather bands from cold to hot, as daily maximum temperatures in Celsius. */
const BAND_BY_HIGH = [2, 10, 16, 22, 29] as const;

/**
 * Reads the season and the usual weather in the words; returns null if there are none. For a trip, the name of a
 * place is enough.
 */
export function readClimate(text: string, speaker: Speaker, isTrip: boolean): SaidClimate | null {
  const saidWeather = readWeather(text);
  const position = findTravelPlace(speaker.said)?.position ?? null;
  const month = findMonth(text, speaker, position, isTrip);
  if (month === null) {
    const weatherBand = saidWeather ?? (BY_THE_SEA_PATTERN.test(text) ? 'warm' : null);
    return weatherBand === null ? null : { season: null, weatherBand };
  }
  const place = position ?? findTravelPlace(`in ${speaker.location}`)?.position ?? TEMPERATE_POSITION;
  const { season, weather } = describeClimate(place, {
    year: speaker.now.getUTCFullYear(),
    month: month + 1,
    day: MID_MONTH,
  });
  return { season: season === 'tropical' ? 'summer' : season, weatherBand: saidWeather ?? weather };
}

/** Returns the month that the words name, from 0 to 11. */
function findMonth(
  text: string,
  { now, location }: Speaker,
  position: Position | null,
  isTrip: boolean,
): number | null {
  const namedMonth = MONTH_SOURCES.findIndex((names) => names.test(text));
  if (namedMonth >= 0) return namedMonth;
  const place = position ?? findTravelPlace(`in ${location}`)?.position ?? null;
  const [, seasonMonth] = SEASON_MONTHS.find(([words]) => words.test(text)) ?? [];
  if (seasonMonth !== undefined) return (place?.latitude ?? 1) < 0 ? (seasonMonth + HALF_YEAR) % 12 : seasonMonth;
  const isSoon = SOON_PATTERN.test(text) || tellsTimeUntil(text);
  const isForToday = (isSoon && place !== null) || (isTrip && position !== null);
  return isForToday ? now.getUTCMonth() : null;
}

function readWeather(text: string): WeatherBand | null {
  const [, amount, unit = ''] = DEGREES_PATTERN.exec(text) ?? [];
  if (amount !== undefined) {
    const degrees = Number(amount);
    const celsius = unit.startsWith('f') || degrees > MAX_CELSIUS ? ((degrees - 32) * 5) / 9 : degrees;
    return WEATHER_BANDS[BAND_BY_HIGH.filter((lowerBound) => celsius >= lowerBound).length] ?? null;
  }
  return SAID_WEATHER.find(([words]) => words.test(text))?.[1] ?? null;
}
