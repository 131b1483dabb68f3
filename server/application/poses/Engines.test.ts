import { describe, expect, it } from 'vitest';
import { FakeTryOnEngine } from '../../../tests/support/FakeTryOnEngine.ts';
import { HeldTryOnEngine } from '../../../tests/support/HeldTryOnEngine.ts';
import type { Body, Dressing } from '../ports/TryOnEngine.ts';
import { Engines } from './Engines.ts';

const bounds = { atOnce: 1, waiting: 1, usualMs: 1_000 };
const clock = { now: () => 0 };
const caller = { userId: 'anna', requestId: 'one' };
const never = new AbortController().signal;
const on = (body: Body): Dressing => ({ body, outfit: {}, start: null, reading: 0 });
const figure = on({ kind: 'figure', id: 'tall' });
const photo = on({ kind: 'photo', bytes: new Uint8Array(), owner: 'anna' });

describe('the engines of the fitting room', () => {
  it('dress each kind of body by its own engine', async () => {
    const [forFigures, forPhotos] = [new FakeTryOnEngine(), new FakeTryOnEngine()];
    const engines = new Engines(
      { figure: { engine: forFigures, bounds }, photo: { engine: forPhotos, bounds } },
      clock,
    );
    await engines.dress(photo, caller, never);
    await engines.dress(figure, caller, never);
    expect([forFigures.asked, forPhotos.asked]).toEqual([[figure], [photo]]);
  });

  it('refuse a body without an engine, and say what to do instead', async () => {
    const engines = new Engines({ figure: { engine: new FakeTryOnEngine(), bounds } }, clock);
    await expect(engines.dress(photo, caller, never)).rejects.toThrow('Choose a drawn figure instead.');
  });

  it('make pictures of figures while photos wait', async () => {
    const held = new HeldTryOnEngine();
    const figures = { engine: new FakeTryOnEngine(), bounds };
    const engines = new Engines({ photo: { engine: held, bounds }, figure: figures }, clock);
    void engines.dress(photo, caller, never);
    void engines.dress(photo, { userId: 'ben', requestId: 'two' }, never);
    expect((await engines.dress(figure, { userId: 'cara', requestId: null }, never)).width).toBe(600);
    expect(engines.placeOf({ userId: 'ben', requestId: 'two' })?.place).toBe(1);
    expect(engines.placeOf({ userId: 'cara', requestId: 'two' })).toBeNull();
  });
});
