import { describe, expect, it } from 'vitest';
import { readDemoCatalogue } from '../../adapters/files/DemoCatalogueFile.ts';
import { composeOutfits } from './composeOutfits.ts';
import { prepareOutfitPieces } from './OutfitPiece.ts';
import type { OutfitWish } from './OutfitWish.ts';

const CATALOGUE_FILE = new URL('../../assets/catalogue/catalogue.json', import.meta.url);
const pieces = prepareOutfitPieces(await readDemoCatalogue(CATALOGUE_FILE));
const WISH: OutfitWish = {
  gender: ['Women'],
  sizes: ['M'],
  styles: ['Classic'],
  personality: ['Elegant'],
  season: 'autumn',
  weatherBand: 'cool',
  seed: 'monday',
  count: 8,
};

describe('outfits of the demo catalogue', () => {
  it('are as many as wished for, each with another lead and another name', () => {
    const outfits = composeOutfits(pieces, WISH);
    expect(outfits).toHaveLength(8);
    expect(new Set(outfits.map(({ leadId }) => leadId)).size).toBe(8);
    expect(new Set(outfits.map(({ name }) => name)).size).toBe(8);
  });

  it('are the same for one seed and differ for another', () => {
    const [firstOutfits, secondOutfits] = [
      composeOutfits(pieces, WISH),
      composeOutfits(pieces, { ...WISH, seed: 'tuesday' }),
    ];
    expect(composeOutfits(pieces, WISH)).toEqual(firstOutfits);
    expect(secondOutfits.map(({ leadId }) => leadId)).not.toEqual(firstOutfits.map(({ leadId }) => leadId));
  });

  it('do not come with a lead that came before', () => {
    const notLedBy = composeOutfits(pieces, WISH).map(({ leadId }) => leadId);
    const leadIds = composeOutfits(pieces, { ...WISH, notLedBy }).map(({ leadId }) => leadId);
    expect(leadIds.filter((id) => notLedBy.includes(id))).toEqual([]);
  });

  it('share hardly a piece with an outfit that is shown beside them', () => {
    const countShared = (areShown: boolean): number =>
      ['anna', 'ben', 'cleo', 'dora'].reduce((sum, seed) => {
        const [shownOutfit] = composeOutfits(pieces, { ...WISH, seed, count: 1 });
        const shownIds = Object.values(shownOutfit!.items).map(({ id }) => id);
        const wish = { ...WISH, notLedBy: shownIds, seed: `${seed} picks`, ...(areShown && { shownIds }) };
        const outfits = composeOutfits(pieces, wish).flatMap(({ items }) => Object.values(items));
        return sum + outfits.filter(({ id }) => shownIds.includes(id)).length;
      }, 0);
    expect(countShared(true)).toBeLessThan(countShared(false) / 2);
  });

  it('use other pieces on the next day, though taste and weather are the same', () => {
    const composeDays = (wish: OutfitWish): readonly (readonly string[])[] =>
      Array.from({ length: 14 }, (_, day) => {
        const dayWish = {
          ...wish,
          seed: `day ${day}`,
          count: 1,
          ...(wish.dayNumber && { dayNumber: wish.dayNumber + day }),
        };
        const [outfit] = composeOutfits(pieces, dayWish);
        return Object.values(outfit!.items).map(({ id }) => id);
      });
    const countRepeated = (days: readonly (readonly string[])[]): number =>
      days.flatMap((ids, day) => ids.filter((id) => days[day - 1]?.includes(id))).length;
    const taste = { ...WISH, styles: ['Casual'], gender: ['Men'] } as const;
    expect(countRepeated(composeDays({ ...taste, dayNumber: 20_000 }))).toBeLessThan(
      countRepeated(composeDays(taste)) / 2,
    );
  });

  it('have a shirt or the like beneath a suit', () => {
    const suits = composeOutfits(pieces, {
      ...WISH,
      gender: ['Men'],
      styles: ['Business'],
      occasion: 'work',
      count: 40,
    })
      .map(({ items }) => items)
      .filter(({ fullBody }) => fullBody?.kind === 'suit');
    expect(suits.length).toBeGreaterThan(0);
    for (const { under } of suits) expect(['shirt', 'sweater']).toContain(under?.kind);
  });

  it.each([
    ['Women', /pumps|sandals|flats|mules|loafers|Oxford|boots/u, /pumps|-heel|flats/u],
    ['Men', /Oxford|Derby|monk|loafer|Chelsea/u, /Oxford|Derby|monk/u],
  ] as const)('dress %s for a wedding in shoes that a wedding allows', (gender, allowed, dressy) => {
    const shoes = composeOutfits(pieces, {
      ...WISH,
      gender: [gender],
      occasion: 'wedding',
      weatherBand: 'mild',
      season: 'spring',
      count: 20,
    }).flatMap(({ items }) => (items.shoes ? [items.shoes.subkind] : []));
    expect(shoes.length).toBeGreaterThan(15);
    expect(shoes.filter((name) => !allowed.test(name) || /sneakers|flip-flop|slide/u.test(name))).toEqual([]);
    expect(shoes.filter((name) => dressy.test(name)).length).toBeGreaterThan(shoes.length / 3);
  });

  it('put a tie or a watch to a suit for a wedding, and no tie to a dress', () => {
    const wish = { ...WISH, occasion: 'wedding', season: 'summer', weatherBand: 'warm', count: 30 } as const;
    const accessories = composeOutfits(pieces, { ...wish, gender: ['Men'] }).map(({ items }) => items.accessory?.kind);
    expect(accessories).toContain('tie');
    expect(accessories).toContain('watch');
    const dresses = composeOutfits(pieces, wish).filter(({ items }) => items.fullBody?.kind === 'dress');
    expect(dresses.map(({ items }) => items.accessory?.kind)).not.toContain('tie');
    expect(dresses.map(({ items }) => items.accessory?.kind)).toContain('jewelry');
  });

  it.each([
    ['freezing', 'winter', true],
    ['hot', 'summer', false],
  ] as const)('have a coat or jacket or none, as a %s day wants it', (weatherBand, season, hasCoat) => {
    const outfits = composeOutfits(pieces, { ...WISH, weatherBand, season, count: 20 });
    expect(outfits.length).toBeGreaterThan(10);
    for (const { items } of outfits) expect(items.outer !== undefined).toBe(hasCoat);
  });

  it('say why they were chosen', () => {
    const reasons = composeOutfits(pieces, WISH).flatMap((outfit) => outfit.reasons);
    expect(reasons).toContainEqual({ key: 'style', params: { style: 'Classic' } });
    expect(reasons).toContainEqual({ key: 'season', params: { season: 'autumn' } });
    expect(reasons).toContainEqual({ key: 'sizes', params: { sizes: ['M'] } });
  });
});
