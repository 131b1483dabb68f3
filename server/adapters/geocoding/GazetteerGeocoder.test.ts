import { afterEach, describe, expect, it } from 'vitest';
import { GeocoderUnavailable } from '../../application/ports/Geocoder.ts';
import { GazetteerGeocoder } from './GazetteerGeocoder.ts';

describe('GazetteerGeocoder', () => {
  const geocoder = new GazetteerGeocoder();
  afterEach(() => geocoder.close());

  it('loads the places ahead, and ends an unfinished load when it is closed', async () => {
    geocoder.prepare();
    await geocoder.close();
    geocoder.prepare();
    const [oslo] = await geocoder.suggest('Oslo', new AbortController().signal);
    expect(oslo?.formatted).toBe('Oslo, Norway');
  });

  it('refuses lookups when many wait, and forgets those whose callers have left', async () => {
    const callers = Array.from({ length: 60 }, () => new AbortController());
    const outcomes = callers.map(({ signal }) => geocoder.suggest('Oslo', signal).catch((cause: unknown) => cause));
    const refusedOutcomes = await Promise.all(outcomes.slice(51));
    expect(refusedOutcomes.map((cause) => cause instanceof GeocoderUnavailable)).toEqual(
      Array.from({ length: 9 }, () => true),
    );
    for (const caller of callers) caller.abort(new Error('left'));
    expect(new Set((await Promise.all(outcomes.slice(0, 51))).map(String))).toEqual(new Set(['Error: left']));
    // A canceled lookup leaves the queue at once.
    const [oslo] = await geocoder.suggest('Oslo', new AbortController().signal);
    expect(oslo?.formatted).toBe('Oslo, Norway');
  });
});
