import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { WEATHER_BANDS, type WeatherBand } from '../climate/Climate.ts';
import { suitsClimate, type DressingClimate } from '../outfits/suitsClimate.ts';
import { startAt } from './rotate.ts';

const PICTURES_PER_TILE = 4;
/** Number of a story's best pictures, which are shown in rotation. */
const PICTURES_IN_TURN = 12;

/** The first picture of an item, with the climates that the item suits. */
export interface TilePicture {
  readonly url: string;
  readonly kind: string;
  /** The seasons of the catalogue; empty for all. */
  readonly seasons: readonly string[];
  readonly weathers: readonly WeatherBand[];
}

export interface TileDay {
  readonly dayNumber: number;
  readonly climate: DressingClimate;
  /** Pictures of other tiles. */
  readonly shownUrls: ReadonlySet<string>;
  /** The kinds of garment that other tiles show first. */
  readonly leadKinds: ReadonlySet<string>;
}

/** Describes the picture without the item, because thousands of them are kept. Returns null without a picture. */
export function createTilePicture(item: CatalogueItem): TilePicture | null {
  const url = item.pictures[0]?.url;
  if (url === undefined) return null;
  const weathers = WEATHER_BANDS.filter((weather) => suitsClimate(item, { season: null, weather }));
  return { url, kind: item.kind, seasons: item.seasons, weathers };
}

/**
 * Chooses the pictures of a tile for a day: of pieces that suit the climate, if there are enough. The first one is of a
 * kind that no other tile shows first, if there is one.
 */
export function chooseTilePictures(pictures: readonly TilePicture[], day: TileDay): readonly TilePicture[] {
  const unseenPictures = pictures.filter(({ url }) => !day.shownUrls.has(url));
  const suitablePictures = unseenPictures.filter((picture) => suitsDay(picture, day.climate));
  const bestPictures = (suitablePictures.length < PICTURES_PER_TILE ? unseenPictures : suitablePictures).slice(
    0,
    PICTURES_IN_TURN,
  );
  const turn = startAt(bestPictures, day.dayNumber * PICTURES_PER_TILE);
  const lead = turn.find(({ kind }) => !day.leadKinds.has(kind)) ?? turn[0];
  return turn
    .toSorted((firstPicture, secondPicture) => Number(secondPicture === lead) - Number(firstPicture === lead))
    .slice(0, PICTURES_PER_TILE);
}

function suitsDay({ seasons, weathers }: TilePicture, { season, weather }: DressingClimate): boolean {
  const isInSeason = season === null || seasons.length === 0 || seasons.includes(season);
  return isInSeason && (weather === null || weathers.includes(weather));
}
