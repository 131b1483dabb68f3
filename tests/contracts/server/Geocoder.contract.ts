import { describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../server/application/ports/Geocoder.ts';

const openSignal = (): AbortSignal => new AbortController().signal;

/**
 * Contract of every geocoder. It must know Munich, Germany, and no place within 60 km of the middle of the South
 * Pacific.
 */
export function describeGeocoder(name: string, geocoder: () => Geocoder): void {
  describe(`Geocoder: ${name}`, () => {
    it('suggests places with text and coordinates while a name is typed', async () => {
      const places = await geocoder().suggest('Munich', openSignal());
      expect(places.length).toBeLessThanOrEqual(10);
      const [munich] = places;
      expect(munich?.formatted).toMatch(/^Munich.*, Germany$/u);
      expect(munich?.latitude).toBeCloseTo(48.14, 1);
      expect(munich?.longitude).toBeCloseTo(11.58, 1);
      expect(munich?.timeZone).toBe('Europe/Berlin');
    });

    it('suggests nothing for a text that is no place', async () => {
      expect(await geocoder().suggest('qqqzzzxxx', openSignal())).toEqual([]);
    });

    it('finds the place at coordinates, and null where nobody lives', async () => {
      expect((await geocoder().placeAt(48.137, 11.575, openSignal()))?.formatted).toMatch(/^Munich.*, Germany$/u);
      expect(await geocoder().placeAt(-40, -130, openSignal())).toBeNull();
    });

    it('rejects with the reason of an aborted signal', async () => {
      const reason = new Error('Left');
      await expect(geocoder().suggest('Munich', AbortSignal.abort(reason))).rejects.toBe(reason);
      await expect(geocoder().placeAt(48, 11, AbortSignal.abort(reason))).rejects.toBe(reason);
    });
  });
}
