import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { CallError } from '../ports/CallError.ts';
import type { Coordinates } from '../ports/Geocoding.ts';
import { PositionError, type PositionFailure } from '../ports/Geolocation.ts';
import { LocationSearch } from './LocationSearch.ts';

function createSearch() {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const suggestCalls = new HeldCalls<[text: string, signal?: AbortSignal], readonly string[]>();
  const reverseGeocodeCalls = new HeldCalls<[coordinates: Coordinates, signal?: AbortSignal], string | null>();
  const positionCalls = new HeldCalls<[signal: AbortSignal], Coordinates>();
  const search = new LocationSearch({
    geocoding: { suggestPlaces: suggestCalls.call, reverseGeocode: reverseGeocodeCalls.call },
    geolocation: { findPosition: positionCalls.call },
    clock,
    logger,
  });
  return { search, clock, logger, suggestCalls, reverseGeocodeCalls, positionCalls };
}

describe('typing', () => {
  it('asks once, a second after the last change', async () => {
    const { search, clock, suggestCalls } = createSearch();
    search.type('O');
    clock.advance(999);
    search.type('Os');
    clock.advance(999);
    expect(suggestCalls.madeArguments).toEqual([]);
    clock.advance(1);
    expect(suggestCalls.madeArguments.map(([text]) => text)).toEqual(['Os']);
    expect(search.snapshot.suggestionStatus).toBe('waiting');
    suggestCalls.newest.resolve(['Oslo, Norway']);
    await settlePromises();
    expect(search.snapshot).toMatchObject({ suggestions: ['Oslo, Norway'], suggestionStatus: 'ready' });
  });

  it('drops the late answer to an older text', async () => {
    const { search, clock, suggestCalls } = createSearch();
    search.type('Os');
    clock.advance(1_000);
    const olderCall = suggestCalls.newest;
    search.type('Ber');
    clock.advance(1_000);
    suggestCalls.newest.resolve(['Bergen, Norway']);
    await settlePromises();
    olderCall.resolve(['Oslo, Norway']);
    await settlePromises();
    expect(olderCall.signal?.aborted).toBe(true);
    expect(search.snapshot.suggestions).toEqual(['Bergen, Norway']);
  });

  it('drops an answer that comes while the shopper types on', async () => {
    const { search, clock, suggestCalls } = createSearch();
    search.type('Os');
    clock.advance(1_000);
    search.type('Ber');
    suggestCalls.newest.resolve(['Oslo, Norway']);
    await settlePromises();
    expect(search.snapshot).toMatchObject({ suggestions: [], suggestionStatus: 'waiting' });
  });

  it('asks nothing for a blank text, and nothing after a cancellation', async () => {
    const { search, clock, suggestCalls } = createSearch();
    search.type('Os');
    search.type('  ');
    clock.advance(5_000);
    search.type('Os');
    search.cancel();
    clock.advance(5_000);
    expect(suggestCalls.madeArguments).toEqual([]);
    expect(search.snapshot.suggestionStatus).toBe('idle');
    expect(clock.pendingCount).toBe(0);
  });

  it('shows that suggestions failed, until the next change', async () => {
    const { search, clock, suggestCalls } = createSearch();
    search.type('Os');
    clock.advance(1_000);
    suggestCalls.newest.reject(new CallError('Error retrieving suggestions', 'unreachable'));
    await settlePromises();
    expect(search.snapshot.suggestionStatus).toBe('failed');
    search.type('Osl');
    expect(search.snapshot.suggestionStatus).toBe('waiting');
  });
});

describe('the current position', () => {
  it('is named', async () => {
    const { search, positionCalls, reverseGeocodeCalls } = createSearch();
    const located = search.locate();
    expect(search.snapshot.positionStatus).toBe('locating');
    positionCalls.newest.resolve({ latitude: 59.9, longitude: 10.7 });
    await settlePromises();
    expect(reverseGeocodeCalls.newest.args[0]).toEqual({ latitude: 59.9, longitude: 10.7 });
    reverseGeocodeCalls.newest.resolve('Oslo, Norway');
    expect(await located).toBe('Oslo, Norway');
    expect(search.snapshot.positionStatus).toBe('idle');
  });

  it.each<PositionFailure>(['denied', 'unavailable', 'timeout'])(
    'is logged and shown as failed for two seconds when it is %s',
    async (failure) => {
      const { search, clock, logger, positionCalls } = createSearch();
      const located = search.locate();
      positionCalls.newest.reject(new PositionError(failure));
      expect(await located).toBeNull();
      expect(logger.records.map(({ level }) => level)).toEqual(['warn']);
      clock.advance(1_999);
      expect(search.snapshot.positionStatus).toBe('failed');
      clock.advance(1);
      expect(search.snapshot.positionStatus).toBe('idle');
    },
  );

  it('is only logged when the device does not support it', async () => {
    const { search, logger, positionCalls } = createSearch();
    const located = search.locate();
    positionCalls.newest.reject(new PositionError('unsupported'));
    expect(await located).toBeNull();
    expect(search.snapshot.positionStatus).toBe('idle');
    expect(logger.records).toHaveLength(1);
  });

  it('is shown as failed where nobody lives', async () => {
    const { search, positionCalls, reverseGeocodeCalls } = createSearch();
    const located = search.locate();
    positionCalls.newest.resolve({ latitude: -48.9, longitude: -123.4 });
    await settlePromises();
    reverseGeocodeCalls.newest.resolve(null);
    expect(await located).toBeNull();
    expect(search.snapshot.positionStatus).toBe('failed');
  });

  it('does not replace what the shopper typed meanwhile', async () => {
    const { search, positionCalls } = createSearch();
    const located = search.locate();
    search.type('Ber');
    positionCalls.newest.resolve({ latitude: 59.9, longitude: 10.7 });
    expect(await located).toBeNull();
    expect(search.snapshot).toMatchObject({ positionStatus: 'idle', suggestionStatus: 'waiting' });
  });

  it('is asked for again before the error has gone, and then waits for the device', async () => {
    const { search, clock, positionCalls } = createSearch();
    void search.locate();
    positionCalls.newest.reject(new PositionError('timeout'));
    await settlePromises();
    clock.advance(1_000);
    void search.locate();
    clock.advance(1_000);
    expect(search.snapshot.positionStatus).toBe('locating');
  });
});
