import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GazetteerGeocoder } from '../../../server/adapters/geocoding/GazetteerGeocoder.ts';
import { GeoapifyGeocoder } from '../../../server/adapters/geocoding/GeoapifyGeocoder.ts';
import { GeocodingServer } from '../../support/GeocodingServer.ts';
import { describeGeocoder } from './Geocoder.contract.ts';

let gazetteer: GazetteerGeocoder;
let service: GeocodingServer;

beforeAll(async () => {
  gazetteer = new GazetteerGeocoder();
  service = await GeocodingServer.start();
});
afterAll(() => Promise.all([gazetteer.close(), service.stop()]));

describeGeocoder('gazetteer', () => gazetteer);
describeGeocoder('service', () => new GeoapifyGeocoder({ baseUrl: `${service.origin}/v1/geocode`, apiKey: 'key' }));

describe('the gazetteer', () => {
  const findFirst = async (text: string): Promise<string | undefined> =>
    (await gazetteer.suggest(text, new AbortController().signal))[0]?.formatted;

  it.each([
    ['München', 'Munich, Germany'],
    ['munchen', 'Munich, Germany'],
    ['Sao Pau', 'São Paulo, Brazil'],
    ['københ', 'Copenhagen, Denmark'],
    ['Lodz', 'Łódź, Poland'],
    ['東京', 'Tokyo, Japan'],
    ['new york', 'New York City, New York, United States'],
    ['Springfield, Ill', 'Springfield, Illinois, United States'],
    ['bozen', 'Bolzano, Italy'],
    ['saint petersb', 'Saint Petersburg, Russia'],
  ])('finds for "%s": %s', async (text, formatted) => {
    expect(await findFirst(text)).toBe(formatted);
  });
});
