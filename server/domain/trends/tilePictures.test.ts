import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { chooseTilePictures, createTilePicture, type TileDay, type TilePicture } from './tilePictures.ts';

const WARM_SPRING = { season: 'spring', weather: 'warm' } as const;
const DAY: TileDay = { dayNumber: 0, climate: WARM_SPRING, shownUrls: new Set(), leadKinds: new Set() };

const createPictures = (count: number, picture: Partial<TilePicture> = {}): readonly TilePicture[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `${index}`,
    kind: 'shirt',
    seasons: [],
    weathers: ['warm'],
    ...picture,
  }));

describe('the picture of an item', () => {
  const createPicture = (kind: string, seasons: readonly string[] = []) =>
    createTilePicture(createCatalogueItem({ id: kind, kind, subkind: kind, shortDescription: kind, seasons }));

  it('suits the weather that the item is warm enough and cool enough for', () => {
    expect(createPicture('shorts')?.weathers).toContain('hot');
    expect(createPicture('shorts')?.weathers).not.toContain('freezing');
    expect(createPicture('gloves')?.weathers).toContain('freezing');
    expect(createPicture('gloves')?.weathers).not.toContain('warm');
  });

  it('suits the seasons of the item', () => {
    expect(createPicture('shirt', ['spring', 'summer'])?.seasons).toEqual(['spring', 'summer']);
  });
});

const chooseUrls = (pictures: readonly TilePicture[], day: TileDay): readonly string[] =>
  chooseTilePictures(pictures, day).map(({ url }) => url);

describe('the pictures of a tile', () => {
  it('leave out what does not suit the weather or the season', () => {
    const pictures = [
      ...createPictures(1, { url: 'bobble hat', weathers: ['freezing', 'cold'] }),
      ...createPictures(1, { url: 'tweed', seasons: ['autumn'] }),
      ...createPictures(4),
    ];
    expect(chooseUrls(pictures, DAY)).toEqual(['0', '1', '2', '3']);
    expect(chooseUrls(pictures, { ...DAY, climate: { season: null, weather: null } })[0]).toBe('bobble hat');
  });

  it('are of any climate if too few suit', () => {
    const pictures = [...createPictures(3, { weathers: ['cold'] }), ...createPictures(1, { url: 'shirt' })];
    expect(chooseUrls(pictures, DAY)).toHaveLength(4);
  });

  it('are the best twelve in turn, and then the first again', () => {
    const chooseOnDay = (dayNumber: number) => chooseUrls(createPictures(20), { ...DAY, dayNumber });
    expect([0, 1, 2].flatMap(chooseOnDay)).toEqual(createPictures(12).map(({ url }) => url));
    expect(chooseOnDay(3)).toEqual(chooseOnDay(0));
  });

  it('are not those of another tile', () => {
    const shownUrls = new Set(['0', '1']);
    expect(chooseUrls(createPictures(6), { ...DAY, shownUrls })).toEqual(['2', '3', '4', '5']);
  });

  it('begin with a kind that no other tile begins with, if there is one', () => {
    const pictures = [...createPictures(3), ...createPictures(1, { url: 'hat', kind: 'hat' }), ...createPictures(5)];
    expect(chooseUrls(pictures, { ...DAY, leadKinds: new Set(['shirt']) }).slice(0, 2)).toEqual(['hat', '0']);
    expect(chooseUrls(pictures, { ...DAY, leadKinds: new Set(['shirt', 'hat']) })[0]).toBe('0');
  });
});
