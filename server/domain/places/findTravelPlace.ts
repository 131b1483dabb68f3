import type { Position } from '../climate/temperature.ts';
import { foldName } from './foldName.ts';
import places from './travelPlaces.json' with { type: 'json' };
import { TRAVEL_REGIONS } from './travelRegions.ts';

type Row = readonly number[];
const ROWS: ReadonlyMap<string, Row> = new Map<string, Row>([
  ...Object.entries<Row>(places),
  ...Object.entries<Row>(TRAVEL_REGIONS),
]);
const NAME = String.raw`\p{L}[\p{L}.’'-]{1,30}`;
/** Matches words before a place, and up to three words that may be its name. */
const PLACE_PATTERN = new RegExp(
  String.raw`(?<=(?:^|[^\p{L}])(?:in|to|for|at|around|near|visit|visiting|through|of|across|from) )` +
    String.raw`(?=(?:the |downtown |south(?:ern)? |north(?:ern)? )?(${NAME}(?:[ ,]{1,2}${NAME}){0,2}))`,
  'giu',
);
/** Names that are also everyday words. They count as places only with a capital letter. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  (
    'nice reading mobile split cork hull derby male central bath como orange victoria jackson salem bergen aurora ' +
    'buffalo la america lens bari hat mary van polo plus time same orlando dallas denver jersey cali brest lagos ' +
    'man jordan chad turkey georgia'
  ).split(' '),
);

export interface TravelPlace {
  /** The name as written in the text. */
  readonly name: string;
  readonly position: Position;
}

/** Finds the destination or the place of an event in a text; returns null if the text names no known place. */
export function findTravelPlace(text: string): TravelPlace | null {
  for (const [, candidate = ''] of text.matchAll(PLACE_PATTERN)) {
    const place = findLongestName(candidate);
    if (place) return place;
  }
  return null;
}

/** Finds the place with the longest name at the beginning of the words. */
function findLongestName(candidate: string): TravelPlace | null {
  const words = candidate.trim().split(/[ ,]+/u);
  for (let count = words.length; count > 0; count--) {
    const nameAsWritten = words.slice(0, count).join(' ');
    const name = foldName(nameAsWritten);
    const isCapitalized = /^\p{Lu}/u.test(candidate);
    const row = EVERYDAY_WORDS.has(name) && !isCapitalized ? undefined : ROWS.get(name);
    const [latitude = 0, longitude = 0, elevationMeters = 0] = row ?? [];
    if (row) return { name: nameAsWritten, position: { latitude, longitude, elevationMeters } };
  }
  return null;
}
