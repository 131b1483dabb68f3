import { foldName } from './foldName.ts';
import type { GazetteerRow } from './GazetteerRow.ts';
import type { Place } from './Place.ts';
import { listRegionCodesAndNames, listRegionNames } from './regions.ts';
import { SortedNames } from './SortedNames.ts';

/** Minimum population of a place that is also found by names in other scripts. The limit halves the memory. */
const MIN_POPULATION_FOR_ALL_SCRIPTS = 50_000;
const LATIN_PATTERN = /^[\p{Script=Latin}\p{N} ]+$/u;
/** Factor for a place whose whole name was typed, so that it comes before larger places with the same beginning. */
const WHOLE_NAME_FACTOR = 40;
/** Factor for a place's names in other languages. */
const OTHER_NAME_FACTOR = 0.2;
/** Length of names that are often airport codes. They must not hide places with the same beginning. */
const AIRPORT_CODE_LENGTH = 3;
const MAX_SUGGESTIONS = 6;
const MAX_DISTANCE_KM = 60;
/**
 * Minimum number of names with the same beginning for which the order of places is cached. Only a few hundred
 * beginnings have as many, with 6 MB in total.
 */
const MIN_NAMES_OF_KEPT_RANKING = 1_000;
const KM_PER_DEGREE = 111.2;

interface KnownPlace extends Place {
  readonly countryCode: string;
  readonly regionCode: string;
  readonly population: number;
}

/** Finds places by the beginning of a name, and the place at given coordinates. */
export class Gazetteer {
  readonly #places: readonly KnownPlace[];
  /** Indexes of the places, from south to north. */
  readonly #indexesByLatitude: Uint32Array;
  /** A name's number is twice its place's index, plus 1 for a name in another language. */
  readonly #names: SortedNames;
  readonly #rankingByPrefix = new Map<string, Uint32Array>();

  constructor(rows: Iterable<GazetteerRow>) {
    const places: KnownPlace[] = [];
    const entries: { name: string; number: number }[] = [];
    const sharedTexts = new Map<string, string>();
    for (const row of rows) {
      for (const [name, isOtherName] of listSearchableNames(row))
        entries.push({ name, number: places.length * 2 + isOtherName });
      places.push(toKnownPlace(row, sharedTexts));
    }
    this.#places = places;
    this.#names = new SortedNames(entries);
    this.#indexesByLatitude = Uint32Array.from(places.keys()).sort(
      (left, right) => places[left]!.latitude - places[right]!.latitude,
    );
  }

  /**
   * Returns the best known places for a typed text, at most 6. Text after a comma selects a state or country: "paris,
   * tex" finds Paris in Texas.
   */
  suggest(text: string): readonly Place[] {
    const [name = '', ...regions] = text.split(',').map(foldName);
    if (name === '') return [];
    return this.#collectBest(this.#rankPlaces(name), createRegionTest(regions));
  }

  /** Returns the first places that pass the test, without places that would look the same. */
  #collectBest(ranking: Uint32Array, isWithin: (place: KnownPlace) => boolean): readonly Place[] {
    const placeByText = new Map<string, Place>();
    for (const index of ranking) {
      const place = this.#places[index]!;
      if (placeByText.has(place.formatted) || !isWithin(place)) continue;
      placeByText.set(place.formatted, toPublicPlace(place));
      if (placeByText.size === MAX_SUGGESTIONS) break;
    }
    return [...placeByText.values()];
  }

  /** Returns the indexes of places with a name that begins with `prefix`, best first. */
  #rankPlaces(prefix: string): Uint32Array {
    const keptRanking = this.#rankingByPrefix.get(prefix);
    if (keptRanking) return keptRanking;
    const scores = new Map<number, number>();
    let nameCount = 0;
    this.#names.forEachWithPrefix(prefix, (number, isWhole) => {
      nameCount += 1;
      const index = number >>> 1;
      const factor = getNameFactor(prefix, isWhole, number % 2 === 1);
      scores.set(index, Math.max(scores.get(index) ?? 0, factor * (this.#places[index]!.population + 1)));
    });
    const ranking = Uint32Array.from([...scores].sort(([, left], [, right]) => right - left).map(([index]) => index));
    if (nameCount >= MIN_NAMES_OF_KEPT_RANKING) this.#rankingByPrefix.set(prefix, ranking);
    return ranking;
  }

  /** Returns the nearest place within 60 km; null if there is none. */
  findNearest(latitude: number, longitude: number): Place | null {
    const kmPerLongitude = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
    const maxLatitude = latitude + MAX_DISTANCE_KM / KM_PER_DEGREE;
    let nearestPlace: KnownPlace | null = null;
    let bestDistance = MAX_DISTANCE_KM;
    for (let index = this.#findFirstFrom(latitude - MAX_DISTANCE_KM / KM_PER_DEGREE); ; index += 1) {
      const place = this.#places[this.#indexesByLatitude[index] ?? -1];
      if (place === undefined || place.latitude > maxLatitude) break;
      const northKm = (place.latitude - latitude) * KM_PER_DEGREE;
      if (Math.abs(northKm) >= bestDistance) continue;
      const distance = Math.hypot(northKm, measureDegrees(place.longitude, longitude) * kmPerLongitude);
      if (distance < bestDistance) [nearestPlace, bestDistance] = [place, distance];
    }
    return nearestPlace && toPublicPlace(nearestPlace);
  }

  /** Returns the first position in `#indexesByLatitude` of a place at or north of `minLatitude`. */
  #findFirstFrom(minLatitude: number): number {
    let [lowIndex, highIndex] = [0, this.#indexesByLatitude.length];
    while (lowIndex < highIndex) {
      const middle = (lowIndex + highIndex) >>> 1;
      if (this.#places[this.#indexesByLatitude[middle]!]!.latitude < minLatitude) lowIndex = middle + 1;
      else highIndex = middle;
    }
    return lowIndex;
  }
}

/** Returns the weight of a name that begins with `prefix`. `isWhole` tells whether the prefix is the whole name. */
function getNameFactor(prefix: string, isWhole: boolean, isOtherName: boolean): number {
  const isCode = isOtherName && prefix.length <= AIRPORT_CODE_LENGTH;
  return (isWhole && !isCode ? WHOLE_NAME_FACTOR : 1) * (isOtherName ? OTHER_NAME_FACTOR : 1);
}

/** Lists the normalized names of a place without duplicates. The value 1 marks a name in another language. */
function listSearchableNames({ name, otherNames, population }: GazetteerRow): ReadonlyMap<string, 0 | 1> {
  const ownName = foldName(name);
  const names = new Map<string, 0 | 1>([[ownName, 0]]);
  for (const otherName of otherNames.map(foldName)) {
    const isReadable = population >= MIN_POPULATION_FOR_ALL_SCRIPTS || LATIN_PATTERN.test(otherName);
    if (otherName !== '' && isReadable && !names.has(otherName)) names.set(otherName, 1);
  }
  return names;
}

/** Converts a row. `sharedTexts` stores each of the 400 time zones once for 190,000 places. */
function toKnownPlace(row: GazetteerRow, sharedTexts: Map<string, string>): KnownPlace {
  const { name, latitude, longitude, countryCode, regionCode, population, elevation } = row;
  const formatted = [name, ...listRegionNames(countryCode, regionCode)].join(', ');
  const timeZone = sharedTexts.get(row.timeZone) ?? row.timeZone;
  sharedTexts.set(timeZone, timeZone);
  const position = { latitude, longitude, elevation, ...(timeZone !== '' && { timeZone }) };
  return { formatted, ...position, countryCode, regionCode, population };
}

/**
 * Returns a function that tells whether the state or country of a place matches all typed regions, by code or by the
 * beginning of a name. Results are cached for each state and country.
 */
function createRegionTest(typedRegions: readonly string[]): (place: KnownPlace) => boolean {
  const regions = [...new Set(typedRegions)].filter((region) => region !== '');
  if (regions.length === 0) return () => true;
  const resultByRegion = new Map<string, boolean>();
  return ({ countryCode, regionCode }) => {
    // Only states of the United States have names.
    const key = countryCode === 'US' ? `US-${regionCode}` : countryCode;
    const isKnownMatch = resultByRegion.get(key);
    if (isKnownMatch !== undefined) return isKnownMatch;
    const names = listRegionCodesAndNames(countryCode, regionCode).map(foldName);
    const isMatch = regions.every((region) => names.some((name) => name.startsWith(region)));
    resultByRegion.set(key, isMatch);
    return isMatch;
  };
}

function toPublicPlace({ countryCode: _, regionCode: __, population: ___, ...place }: KnownPlace): Place {
  return place;
}

/** Returns the difference of two longitudes, measured the shorter way around the globe. */
function measureDegrees(left: number, right: number): number {
  const difference = Math.abs(left - right) % 360;
  return Math.min(difference, 360 - difference);
}
