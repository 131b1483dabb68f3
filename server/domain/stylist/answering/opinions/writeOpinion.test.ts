import { describe, expect, it } from 'vitest';
import type { Color } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { createCatalogueItem } from '../../../../../tests/support/catalogueItems.ts';
import type { OpinionCase } from './OpinionCase.ts';
import { writeOpinion } from './writeOpinion.ts';

const createItem = (shortDescription: string, changes: Partial<CatalogueItem>): CatalogueItem =>
  createCatalogueItem({ id: shortDescription, shortDescription, fit: '', ...changes });

const SHEATH = createItem('Ascot Dress', {
  kind: 'dress',
  subkind: 'sheath dress',
  colors: ['Black'],
  materials: ['wool'],
  seasons: ['autumn', 'winter'],
});
const SUNDRESS = createItem('Picnic Dress', {
  kind: 'dress',
  subkind: 'mini dress',
  colors: ['Yellow'],
  materials: ['linen'],
  pattern: 'floral',
  styles: ['Casual'],
  occasions: ['everyday'],
  fit: 'bodycon',
});
const ROLL_NECK = createItem('Harbor Roll-Neck', {
  kind: 'sweater',
  subkind: 'roll-neck sweater',
  colors: ['Gray'],
  materials: ['wool'],
  seasons: ['winter'],
});
const SHIRT = createItem('Counsel Shirt', {
  kind: 'shirt',
  subkind: 'button-up shirt',
  colors: ['White'],
  materials: ['cotton'],
});
const PLATFORMS = createItem('Stage Boot', {
  kind: 'boots',
  subkind: 'platform lace-up boots',
  colors: ['Black'],
  materials: ['leather'],
});
const BLAZER = createItem('Deauville Blazer', {});
const SHAWL = createItem('Evening Shawl', { kind: 'scarf', subkind: 'shawl', materials: ['silk'], colors: ['Purple'] });

const write = (words: string, pieces: readonly CatalogueItem[], changes: Partial<OpinionCase> = {}): string =>
  writeOpinion(
    {
      words,
      message: words,
      toldText: words,
      pieces,
      isOfOutfit: false,
      outfit: [],
      purpose: '',
      formality: null,
      companions: [],
      ...changes,
    },
    (_, [first = '']) => first,
  );
const FOR_WEDDING = { purpose: 'a wedding', formality: 0.75 };

describe('an opinion of a fault', () => {
  it.each([
    ['is it too summery', SUNDRESS, /^Yes, .* linen, and that looks like warm weather/u],
    ['is it too summery', SHEATH, /^No, .* worn in cool weather too/u],
    ['is it too young for me', SUNDRESS, /^Yes, .* mini in shape/u],
    ['is it too young for me', SHEATH, /^No, .* belongs to no age/u],
    ['does it look frumpy', SHAWL, /^It depends\. The shawl of .* traditional/u],
    ['does it look frumpy', SHEATH, /^No, .* clean line/u],
    ['is it a bit loud', SUNDRESS, /^It depends\. .* the eye goes to/u],
    ['is it a bit loud', SHEATH, /^No, .* plain black, which is quiet/u],
    ['is it too gloomy', SHEATH, /^It depends\. It is dark all over/u],
    ['is it too gloomy', SUNDRESS, /^No, .* not gloomy/u],
    ['are they too clumpy', PLATFORMS, /^Yes, .* weighs on a look/u],
    ['is it too bulky', SHEATH, /^No, .* nothing in that is bulky/u],
    ['is it too tight', SUNDRESS, /^It depends\. .* bodycon cut, so it is on that side/u],
    ['is it too tight', SHEATH, /^No, .* regular cut; how it falls/u],
    [
      'is it too country',
      createItem('Moor Blazer', { materials: ['tweed'] }),
      /^It depends\. .* there is something in it/u,
    ],
    ['will i be boiling', ROLL_NECK, /^Yes, .* meant to keep you warm/u],
    ['will i be boiling', SUNDRESS, /^No, .* stays bearable/u],
    ['will i be cold in january', SUNDRESS, /^Yes, .* a warm coat over it/u],
  ])('%s (%#)', (words, item, opinion) => {
    expect(write(words, [item])).toMatch(opinion);
  });

  it('compares how formal the pieces are with the occasion', () => {
    expect(write('is it too dressy', [BLAZER], FOR_WEDDING)).toMatch(/^No, .* about right for a wedding/u);
    expect(write('is it too dressy', [BLAZER], { purpose: 'a barbecue', formality: 0.2 })).toMatch(
      /^Yes, .* a step dressier than a barbecue/u,
    );
    expect(write('is it too casual', [SUNDRESS], { purpose: 'a gala', formality: 0.95 })).toMatch(
      /^Yes, .* plainer than a gala/u,
    );
    expect(write('does it look smart enough', [SHEATH], FOR_WEDDING)).toMatch(/^Yes, .* smart enough for a wedding/u);
    expect(write('is it smart enough', [SUNDRESS], { purpose: 'a gala', formality: 0.95 })).toMatch(
      /^No, .* plainer than a gala/u,
    );
  });
});

describe('an opinion of a garment beside the pieces', () => {
  it.each([
    ['do i need a tie', ROLL_NECK, /^No, .* needs a shirt with a collar/u],
    ['do i need a tie for the funeral', SHIRT, /^Yes, .* a tie is what people expect/u],
    ['do i need a tie for the pub', SHIRT, /^No, .* an open collar/u],
    ['would it do with black tights', SUNDRESS, /^It depends\. .* looks summery/u],
    ['would it do with black tights', { ...SHEATH, materials: ['lace'] }, /^It depends\. .* looks summery/u],
    ['would it do with black tights', SHEATH, /^Yes, .* solid enough for opaque tights/u],
  ])('%s (%#)', (words, item, opinion) => {
    expect(write(words, [item])).toMatch(opinion);
  });

  it.each([
    ['trainers', null, /^No, .* too casual for a wedding/u],
    ['ankle boots', null, /^It depends\. .* a step more casual/u],
    ['block heels', null, /^Yes, .* Block heels are right for a wedding/u],
  ] as const)('%s at a wedding', (garment, color, opinion) => {
    const companions = [{ words: garment, color }];
    expect(write(`would ${garment} work with it`, [SHEATH], { ...FOR_WEDDING, companions })).toMatch(opinion);
  });

  it('is no if the garment is dressier than the occasion, or competes in color', () => {
    const ask = (words: string, color: Color | null, changes: Partial<OpinionCase>): string =>
      write(`would ${words} go with it`, [SUNDRESS], { companions: [{ words, color }], ...changes });
    expect(ask('tuxedo', null, { purpose: 'a picnic', formality: 0.3 })).toMatch(/^No, .* dressier than a picnic/u);
    expect(ask('red cardigan', 'Red', {})).toMatch(/^No, .* compete with the Picnic Dress/u);
  });

  it('says what remains without a piece of the outfit', () => {
    const ask = (...outfit: readonly CatalogueItem[]): string =>
      write('does it still work without the blazer', outfit, { outfit, isOfOutfit: true });
    expect(ask(BLAZER, SHIRT)).toMatch(/^Yes, .* the Counsel Shirt that you see/u);
    expect(ask(BLAZER, PLATFORMS)).toMatch(/^No, .* nothing under the Deauville Blazer/u);
    expect(ask(BLAZER, { ...SHIRT, materials: ['lace'] })).toMatch(/^No, .* can show through/u);
  });
});

describe('an opinion of an idea', () => {
  it.each([
    ['is it a daft idea at 67', {}, /^Not at all\. Age has nothing to do with it/u],
    ['is one thin jacket enough in winter', {}, /^No, .* not enough for a real winter/u],
    ['should i dress it up', {}, /say “add a scarf” or “dressier”/iu],
    ['are you sure about it', {}, /^Yes, I am\. I would keep the Ascot Dress/u],
    ['my sister says it is a bad idea', {}, /^I would not agree\. There is nothing odd about it/u],
  ])('%s', (words, changes, opinion) => {
    expect(write(words, [SHEATH], changes)).toMatch(opinion);
  });

  it('weighs whether a garment would look odd', () => {
    const companions = [{ words: 'suit', color: null }];
    expect(write('is a suit weird for a prom', [SHEATH], { companions, purpose: 'a prom', formality: 0.8 })).toMatch(
      /^Not at all\. A suit is as right as anything else for a prom/u,
    );
  });

  it('weighs a better idea', () => {
    const companions = [{ words: 'scarf', color: null }];
    expect(write('would a scarf be a better present for my mother', [SHEATH], { companions })).toMatch(
      /A scarf needs no size, so it is the safer gift/u,
    );
  });
});
