import { describe, expect, it } from 'vitest';
import { FakeTryOnEngine } from '../../../tests/support/FakeTryOnEngine.ts';
import { HeldTryOnEngine } from '../../../tests/support/HeldTryOnEngine.ts';
import type { Body, DressingRequest } from '../ports/TryOnEngine.ts';
import { TryOnEngines } from './TryOnEngines.ts';

const queueBounds = { maxRunning: 1, maxWaiting: 1, initialMsPerPicture: 1_000 };
const clock = { now: () => 0 };
const caller = { userId: 'anna', requestId: 'one' };
const unabortedSignal = new AbortController().signal;
const createDressingRequest = (body: Body): DressingRequest => ({ body, outfit: {}, start: null, reading: 0 });
const figureRequest = createDressingRequest({ kind: 'figure', id: 'tall' });
const photoRequest = createDressingRequest({ kind: 'photo', bytes: new Uint8Array(), owner: 'anna' });

describe('the engines of the fitting room', () => {
  it('dress each kind of body by its own engine', async () => {
    const [figureEngine, photoEngine] = [new FakeTryOnEngine(), new FakeTryOnEngine()];
    const engines = new TryOnEngines(
      { figure: { engine: figureEngine, bounds: queueBounds }, photo: { engine: photoEngine, bounds: queueBounds } },
      clock,
    );
    await engines.dress(photoRequest, caller, unabortedSignal);
    await engines.dress(figureRequest, caller, unabortedSignal);
    expect([figureEngine.requests, photoEngine.requests]).toEqual([[figureRequest], [photoRequest]]);
  });

  it('refuse a body without an engine, and say what to do instead', async () => {
    const engines = new TryOnEngines({ figure: { engine: new FakeTryOnEngine(), bounds: queueBounds } }, clock);
    await expect(engines.dress(photoRequest, caller, unabortedSignal)).rejects.toThrow(
      'Choose a drawn figure instead.',
    );
  });

  it('make pictures of figures while photos wait', async () => {
    const heldEngine = new HeldTryOnEngine();
    const figureEntry = { engine: new FakeTryOnEngine(), bounds: queueBounds };
    const engines = new TryOnEngines(
      { photo: { engine: heldEngine, bounds: queueBounds }, figure: figureEntry },
      clock,
    );
    void engines.dress(photoRequest, caller, unabortedSignal);
    void engines.dress(photoRequest, { userId: 'ben', requestId: 'two' }, unabortedSignal);
    expect((await engines.dress(figureRequest, { userId: 'cara', requestId: null }, unabortedSignal)).width).toBe(600);
    expect(engines.findPlace({ userId: 'ben', requestId: 'two' })?.place).toBe(1);
    expect(engines.findPlace({ userId: 'cara', requestId: 'two' })).toBeNull();
  });
});
