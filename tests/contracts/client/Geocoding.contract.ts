import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Geocoding } from '../../../src/application/ports/Geocoding.ts';
import { abortedSignal } from './refusal.ts';

export interface GeocodingUnderTest {
  readonly geocoding: Geocoding;
  stop(): Promise<unknown>;
}

/** Contract of every `Geocoding`. The adapter must know Oslo and Osaka, with Oslo as the larger place. */
export function describeGeocodingPort(name: string, createGeocoding: () => Promise<GeocodingUnderTest>): void {
  describe(`Geocoding on ${name}`, () => {
    let fixture: GeocodingUnderTest;
    beforeEach(async () => {
      fixture = await createGeocoding();
    });
    afterEach(() => fixture.stop());

    it('suggests the places that begin with a text, best first', async () => {
      expect(await fixture.geocoding.suggestPlaces('Os')).toEqual(['Oslo, Norway', 'Osaka, Japan']);
      expect(await fixture.geocoding.suggestPlaces('osa')).toEqual(['Osaka, Japan']);
    });

    it('suggests nothing for an unknown text, whatever characters it has', async () => {
      for (const text of ['Atlantis', 'Os&text=Oslo', '100 % ?#/']) {
        expect(await fixture.geocoding.suggestPlaces(text), text).toEqual([]);
      }
    });

    it('names the place at a position; null where nobody lives', async () => {
      const { geocoding } = fixture;
      expect(await geocoding.reverseGeocode({ latitude: 59.913, longitude: 10.7387 })).toBe('Oslo, Norway');
      expect(await geocoding.reverseGeocode({ latitude: -48.8767, longitude: -123.3933 })).toBeNull();
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      await expect(fixture.geocoding.suggestPlaces('Os', signal)).rejects.toBe(reason);
      await expect(fixture.geocoding.reverseGeocode({ latitude: 60, longitude: 10 }, signal)).rejects.toBe(reason);
    });
  });
}
