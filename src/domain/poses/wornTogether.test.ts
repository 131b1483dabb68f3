import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { wearAdditionally, selectWearableTogether } from './outfit.ts';

const shirt = anItem({ id: 'shirt', shortDescription: 'Oxford shirt', tryOnCategory: 'upper_body' });
const tee = anItem({ id: 'tee', shortDescription: 'Ribbed tee', tryOnCategory: 'upper_body' });
const blazer = anItem({ id: 'blazer', shortDescription: 'Navy linen blazer', tryOnCategory: 'upper_body' });
const jeans = anItem({ id: 'jeans', shortDescription: 'Straight jeans', tryOnCategory: 'lower_body' });
const skirt = anItem({ id: 'skirt', shortDescription: 'Pleated skirt', tryOnCategory: 'lower_body' });
const dress = anItem({ id: 'dress', shortDescription: 'Slip dress', tryOnCategory: 'dresses' });
const suit = anItem({ id: 'suit', shortDescription: 'Flannel suit', tryOnCategory: 'suits' });
const bag = anItem({ id: 'bag', shortDescription: 'Canvas bag', tryOnCategory: null });

describe('a look', () => {
  it.each([
    ['keeps the first of each place', [shirt, jeans, blazer, skirt, tee, dress], [shirt, jeans, blazer]],
    ['leaves out what cannot be tried on', [bag, tee, skirt], [tee, skirt]],
    ['puts a jacket over what comes after it', [blazer, dress, jeans], [blazer, dress]],
    ['puts a suit over a shirt', [suit, shirt, jeans], [suit, shirt]],
    ['may be empty', [bag], []],
  ])('%s', (_what, items, wornItems) => {
    expect(selectWearableTogether(items)).toEqual(wornItems);
  });
});

describe('a garment added to an outfit', () => {
  it.each([
    ['goes into its slot', {}, jeans, { bottom: jeans }],
    ['takes the place of another', { top: shirt, bottom: jeans }, tee, { top: tee, bottom: jeans }],
    ['goes over a top if it is a jacket', { top: shirt }, blazer, { top: shirt, outer: blazer }],
    ['goes under a jacket that is worn as a top', { top: blazer }, tee, { top: tee, outer: blazer }],
    ['goes over a top if it is a suit', { top: shirt, bottom: jeans }, suit, { top: shirt, outer: suit }],
    ['goes under a suit', { fullBody: suit }, tee, { top: tee, outer: suit }],
    ['clears what it excludes', { top: shirt, bottom: jeans }, dress, { fullBody: dress }],
    ['is not worn if it cannot be tried on', { top: shirt }, bag, { top: shirt }],
  ])('%s', (_what, outfit, item, wornItems) => {
    expect(wearAdditionally(outfit, item)).toEqual(wornItems);
  });
});
