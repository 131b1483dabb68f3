import { describe, expect, it } from 'vitest';
import { findTravelPlace } from './findTravelPlace.ts';

const findLatitude = (text: string): number | undefined => findTravelPlace(text)?.position.latitude;

describe('a place in a sentence', () => {
  it.each([
    ['a capsule for 5 days in copenhagen in october', 55.7],
    ['we’re off to Norway for ten days', 59.9],
    ['Packing for a long weekend in New York in February', 40.7],
    ['cousin’s getting married in september in cornwall', 50.3],
    ['a week in the Lake District', 54.5],
    ['travelling to Marrakech for five nights', 31.6],
    ['five days in Nice', 43.7],
    ['a trip to Buenos Aires', -34.6],
  ])('is found: %s', (text, latitude) => {
    expect(findLatitude(text)).toBe(latitude);
  });

  it.each([
    'something nice for work',
    'in orange',
    'an outfit for reading in bed',
    'trousers in navy',
    'for my mother',
  ])('is not found: %s', (text) => {
    expect(findTravelPlace(text)).toBeNull();
  });
});
