import { beforeEach, describe, expect, it } from 'vitest';
import { GeocoderUnavailable, type Geocoder } from '../../../server/application/ports/Geocoder.ts';
import { geocodingRoutes } from '../../../server/http/routes/geocoding.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';

const OSLO = { formatted: 'Oslo, Norway', latitude: 59.91, longitude: 10.75 };

describe('the calls for places', () => {
  let geocoder: Geocoder;
  let backend: BackendUnderTest;
  let cookie: { cookie: string };
  beforeEach(async () => {
    geocoder = {
      suggest: async (text) => (OSLO.formatted.startsWith(text) ? [OSLO] : []),
      placeAt: async (latitude) => (latitude > 0 ? OSLO : null),
    };
    const modules = [
      geocodingRoutes({ suggest: (...a) => geocoder.suggest(...a), placeAt: (...a) => geocoder.placeAt(...a) }),
    ];
    backend = await BackendUnderTest.start({ modules });
    cookie = await backend.signIn('anna');
  });
  const get = (url: string, headers: object = cookie) => backend.call({ method: 'GET', url, headers: { ...headers } });
  const foundPlaces = { features: [{ properties: { formatted: 'Oslo, Norway' } }] };

  it('answer with the texts of places', async () => {
    expect((await get('/api/geocode/autocomplete?text=Osl')).json()).toEqual(foundPlaces);
    expect((await get('/api/geocode/autocomplete?text=Atlantis')).json()).toEqual({ features: [] });
    expect((await get('/api/geocode/reverse?lat=59.9&lon=10.7')).json()).toEqual(foundPlaces);
    expect((await get('/api/geocode/reverse?lat=-59.9&lon=10.7')).json()).toEqual({ features: [] });
  });

  it('refuse visitors, and input that is no text or no coordinate', async () => {
    expect((await get('/api/geocode/autocomplete?text=Osl', {})).statusCode).toBe(401);
    const refusedUrls = [
      'autocomplete',
      'autocomplete?text=',
      'reverse?lat=91&lon=0',
      'reverse?lat=5',
      'reverse?lat=a&lon=b',
    ];
    for (const path of refusedUrls) expect((await get(`/api/geocode/${path}`)).statusCode, path).toBe(400);
  });

  it('answer 503 while places cannot be looked up', async () => {
    geocoder = {
      suggest: () => Promise.reject(new GeocoderUnavailable('It answered with 500')),
      placeAt: () => Promise.reject(new GeocoderUnavailable('It answered with 500')),
    };
    for (const path of ['autocomplete?text=Oslo', 'reverse?lat=59.9&lon=10.7']) {
      const answer = await get(`/api/geocode/${path}`);
      expect([answer.statusCode, answer.json().detail]).toEqual([503, 'Places cannot be looked up at the moment.']);
    }
  });
});
