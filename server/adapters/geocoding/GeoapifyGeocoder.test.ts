import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GeocodingServer, type GeocodingHandler } from '../../../tests/support/GeocodingServer.ts';
import { GeocoderUnavailable } from '../../application/ports/Geocoder.ts';
import type { Place } from '../../domain/places/Place.ts';
import { GeoapifyGeocoder } from './GeoapifyGeocoder.ts';

const KEY = 'secret-key';
let service: GeocodingServer;

beforeEach(async () => {
  service = await GeocodingServer.start();
});
afterEach(() => service.stop());

/** Asks the geocoder. `answerMs` is the deadline of the call. */
function suggest({ answerMs = 20_000, signal = new AbortController().signal } = {}): Promise<readonly Place[]> {
  const settings = { baseUrl: `${service.origin}/v1/geocode/`, apiKey: KEY };
  return new GeoapifyGeocoder(settings, answerMs).suggest('Munich', signal);
}

describe('a service in the shape of Geoapify', () => {
  it('is asked with the key, for cities in English', async () => {
    await suggest();
    const [{ pathname, searchParams }] = service.requests as [URL];
    expect(pathname).toBe('/v1/geocode/autocomplete');
    expect(Object.fromEntries(searchParams)).toMatchObject({ text: 'Munich', apiKey: KEY, type: 'city', lang: 'en' });
  });

  it('names places without letters that cannot be seen or turn the line around', async () => {
    const place = { formatted: '\u202eMunich\0, Germany', lat: 48, lon: 11 };
    service.handler = (response) => response.end(JSON.stringify({ features: [{ properties: place }] }));
    expect((await suggest())[0]?.formatted).toBe('Munich, Germany');
  });

  it('may send one place that cannot be read among others', async () => {
    const [munich, bern] = [
      { formatted: 'Munich', lat: 48, lon: 11 },
      { formatted: 'Bern', lat: 47, lon: 7 },
    ];
    const features = [munich, { ...bern, lat: null }, { ...bern, formatted: 'x'.repeat(201) }, bern];
    service.handler = (response) =>
      response.end(JSON.stringify({ features: [null, ...features.map((properties) => ({ properties }))] }));
    expect((await suggest()).map(({ formatted }) => formatted)).toEqual(['Munich', 'Bern']);
  });

  const failures: Readonly<Record<string, GeocodingHandler>> = {
    'answers with an error': (response) => response.writeHead(500).end('{}'),
    'refuses the key': (response) => response.writeHead(401).end('{}'),
    'redirects elsewhere': (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    'sends no JSON': (response) => response.end('<html>'),
    'sends another shape': (response) => response.end('{"features":[{"properties":{"formatted":5}}]}'),
    'sends impossible coordinates': (response) =>
      response.end('{"features":[{"properties":{"formatted":"Mars","lat":900,"lon":0}}]}'),
    'sends without end': (response) => {
      const send = (): void => {
        if (!response.destroyed && response.write('x'.repeat(100_000))) setImmediate(send);
      };
      response.on('drain', send);
      send();
    },
    'breaks off': (response) => response.destroy(),
  };

  it.each(Object.entries(failures))('that %s is unavailable, and its key is in no message', async (_name, handler) => {
    service.handler = handler;
    const failure = await suggest().catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(GeocoderUnavailable);
    expect(`${String(failure)} ${String((failure as Error).cause)}`).not.toContain(KEY);
  });

  it('that does not answer in time is unavailable', async () => {
    service.handler = () => undefined;
    await expect(suggest({ answerMs: 50 })).rejects.toThrow(new GeocoderUnavailable('It took too long'));
  });

  it('is canceled when the caller aborts', async () => {
    service.handler = () => undefined;
    const leavingController = new AbortController();
    const reason = new Error('Left');
    const pendingSuggestions = suggest({ signal: leavingController.signal });
    leavingController.abort(reason);
    await expect(pendingSuggestions).rejects.toBe(reason);
  });
});
