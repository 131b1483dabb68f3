import { chooseStories, STORIES_PER_DAY } from '../../domain/trends/chooseStories.ts';
import { countDay } from '../../domain/trends/localDay.ts';
import { chooseTilePictures } from '../../domain/trends/tilePictures.ts';
import { MIN_FITTING_ITEMS } from '../../domain/trends/trendingSearches.ts';
import type { TrendTile } from './ComposedTrends.ts';
import type { ShopperDay } from './ShopperDay.ts';
import type { TrendCatalogue } from './TrendCatalogue.ts';

/** Number of stories to consider. A small catalogue lacks items for some of them. */
const CONSIDERED_STORIES = 16;

/** Finds tiles with enough pieces, each with different pictures, which change with the day. */
export async function findTiles(
  { userId, genders, styles, day, climate, season }: ShopperDay,
  catalogue: TrendCatalogue,
): Promise<readonly TrendTile[]> {
  const weather = climate?.weather ?? null;
  const wish = { day, weather, genders, styles, seed: userId, count: CONSIDERED_STORIES };
  const tiles: TrendTile[] = [];
  const shownUrls = new Set<string>();
  const leadKinds = new Set<string>();
  const tileDay = { dayNumber: countDay(day), climate: { season, weather }, shownUrls, leadKinds };
  for (const { headline, description, query } of chooseStories(wish)) {
    if (tiles.length === STORIES_PER_DAY) break;
    const findings = await catalogue.find({ query, genders, text: description });
    if (findings.count < MIN_FITTING_ITEMS) continue;
    const pictures = chooseTilePictures(findings.pictures, tileDay);
    for (const { url } of pictures) shownUrls.add(url);
    leadKinds.add(pictures[0]?.kind ?? '');
    tiles.push({ headline, description, query, pictureUrls: pictures.map(({ url }) => url) });
  }
  return tiles;
}
