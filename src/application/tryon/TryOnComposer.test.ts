import { beforeEach, describe, expect, it } from 'vitest';
import { anItem, aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { InMemoryTryOns } from '../../adapters/memory/InMemoryTryOns.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import { TryOnRefused, type TryOnRequest, type TryOnResult } from '../ports/TryOns.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { TryOnComposer, type TryOnComposerParts } from './TryOnComposer.ts';

const shirt = anItem({ id: 'shirt', shortDescription: 'Oxford shirt', tryOnCategory: 'upper_body' });
const tee = anItem({ id: 'tee', shortDescription: 'Ribbed tee', tryOnCategory: 'upper_body' });
const blazer = anItem({ id: 'blazer', shortDescription: 'Navy linen blazer', tryOnCategory: 'upper_body' });
const jeans = anItem({ id: 'jeans', shortDescription: 'Straight jeans', tryOnCategory: 'lower_body' });
const dress = anItem({ id: 'dress', shortDescription: 'Slip dress', tryOnCategory: 'dresses' });
const bag = anItem({ id: 'bag', shortDescription: 'Canvas bag', tryOnCategory: null });

const MY_POSE = { kind: 'pose', id: 'me' } as const;
const FIGURE = { kind: 'figure', id: 'tall' } as const;
const CALL_ERROR = new CallError('Failed to generate tryon image', 'broken');

type Make = TryOnComposerParts['tryOns']['make'];

describe('a try-on composer', () => {
  let backend: InMemoryTryOns;
  let asked: TryOnRequest[];
  let make: Make;
  let composer: TryOnComposer;
  let notices: Notices;
  let shopper: SnapshotHolder<Profile | null>;

  beforeEach(() => {
    backend = new InMemoryTryOns();
    asked = [];
    make = (request, signal) => backend.make(request, signal);
    notices = new Notices(new ManualClock());
    shopper = new SnapshotHolder<Profile | null>(aProfile({ id: 'anna' }));
    const tryOns: { make: Make } = {
      make: (request, ...more) => {
        asked.push(request);
        return make(request, ...more);
      },
    };
    composer = new TryOnComposer({ tryOns, shopper, notices });
    composer.start();
  });

  const shown = () => composer.snapshot.result?.description ?? null;
  const worn = () => Object.entries(composer.snapshot.outfit).map(([slot, { id }]) => `${slot} ${id}`);
  const held = () => {
    const calls = new HeldCalls<[TryOnRequest, AbortSignal?], TryOnResult>();
    make = calls.call;
    return calls;
  };

  it('shows the body alone until something is worn', async () => {
    await composer.choose(MY_POSE);
    expect(composer.snapshot).toMatchObject({ body: MY_POSE, status: 'idle', result: null });
    expect(asked).toEqual([]);
  });

  it('puts one garment on the body', async () => {
    await composer.put('top', shirt);
    expect(composer.snapshot.status).toBe('idle');
    await composer.choose(MY_POSE);
    expect([composer.snapshot.status, shown()]).toEqual(['ready', 'pose me, top shirt']);
    expect(asked).toMatchObject([
      { userId: 'anna', base: MY_POSE, cause: 'pose', slot: 'top', item: shirt, retry: null },
    ]);
  });

  it('puts the bottom on first, then the top on that result', async () => {
    await composer.choose(MY_POSE);
    await composer.put('top', shirt);
    await composer.put('bottom', jeans);
    expect(shown()).toBe('pose me, bottom jeans, top shirt');
    expect(asked.slice(1)).toMatchObject([
      { base: MY_POSE, slot: 'bottom', cause: 'bottom' },
      { base: { kind: 'result', id: 'result-2' }, slot: 'top', cause: 'bottom' },
    ]);
  });

  it('lets a full-body garment and the others exclude each other', async () => {
    await composer.choose(MY_POSE);
    await composer.wear([shirt, jeans]);
    await composer.put('fullBody', dress);
    expect([worn(), shown()]).toEqual([['fullBody dress'], 'pose me, fullBody dress']);
    await composer.put('bottom', jeans);
    expect([worn(), shown()]).toEqual([['bottom jeans'], 'pose me, bottom jeans']);
    await composer.put('bottom', dress);
    expect(worn()).toEqual(['bottom jeans']);
  });

  it('generates the picture of the remaining garments when one is removed, and requests nothing twice', async () => {
    await composer.choose(MY_POSE);
    await composer.wear([shirt, jeans]);
    await composer.remove('bottom');
    expect([shown(), asked.at(-1)?.cause]).toEqual(['pose me, top shirt', 'remove']);
    const count = asked.length;
    await composer.put('bottom', jeans);
    expect([shown(), asked.length]).toEqual(['pose me, bottom jeans, top shirt', count]);
    await composer.remove('top');
    await composer.remove('bottom');
    expect([composer.snapshot.status, shown(), asked.length]).toEqual(['idle', null, count]);
  });

  it('puts on a whole look at once, with the jacket as the outer layer', async () => {
    await composer.choose(FIGURE);
    await composer.put('fullBody', dress);
    await composer.wear([blazer, bag, tee, jeans]);
    expect(shown()).toBe('figure tall, bottom jeans, top tee, outer blazer');
    await composer.wear([blazer, dress]);
    expect(shown()).toBe('figure tall, fullBody dress, outer blazer');
    await composer.wear([blazer, jeans]);
    expect(worn().toSorted()).toEqual(['bottom jeans', 'top blazer']);
  });

  it('puts a garment into the slot that its category fits', async () => {
    await composer.choose(FIGURE);
    for (const item of [blazer, tee, jeans, jeans, bag]) await composer.add(item);
    expect(shown()).toBe('figure tall, bottom jeans, top tee, outer blazer');
    await composer.add(shirt);
    expect(shown()).toBe('figure tall, bottom jeans, top shirt, outer blazer');
    await composer.add(dress);
    expect(shown()).toBe('figure tall, fullBody dress, outer blazer');
    expect(asked.at(-2)?.cause).toBe('fullBody');
  });

  it('shows the place in the queue until it is its turn', async () => {
    await composer.choose(MY_POSE);
    const calls = new HeldCalls<Parameters<Make>, TryOnResult>();
    make = calls.call;
    const made = composer.put('top', shirt);
    const [request, , onWaiting] = calls.newest.args;
    onWaiting?.({ place: 2, seconds: 7 });
    expect(composer.snapshot.waiting).toEqual({ place: 2, seconds: 7 });
    onWaiting?.(null);
    expect(composer.snapshot.waiting).toBeNull();
    onWaiting?.({ place: 1, seconds: 1 });
    calls.newest.resolve(await backend.make(request));
    await made;
    expect(composer.snapshot).toMatchObject({ status: 'ready', waiting: null });
    onWaiting?.({ place: 1, seconds: 1 });
    expect(composer.snapshot.waiting).toBeNull();
  });

  it('shows another variant on each retry, keeps the earlier ones, and tells when there are no more', async () => {
    await composer.choose(MY_POSE);
    await composer.wear([shirt, jeans]);
    await composer.retry();
    expect(asked.at(-1)).toMatchObject({
      cause: 'retry',
      slot: 'top',
      base: { kind: 'result', id: 'result-1' },
      retry: { previousId: 'result-2', iteration: 1 },
    });
    expect([shown(), composer.snapshot.variants.map(({ id }) => id)]).toEqual([
      'pose me, bottom jeans, top shirt (1)',
      ['result-2', 'result-3'],
    ]);
    await composer.retry();
    expect([composer.snapshot.exhausted, composer.snapshot.status, asked.length]).toEqual([true, 'ready', 3]);
    composer.showVariant(0);
    expect([shown(), composer.snapshot.exhausted]).toEqual(['pose me, bottom jeans, top shirt', false]);
    composer.showVariant(7);
    expect(shown()).toBe('pose me, bottom jeans, top shirt');
  });

  it.each([
    ['refuses', () => new TryOnRefused('none'), true, null],
    ['fails', () => CALL_ERROR, false, 'image-not-generated'],
  ])('keeps the picture where the retry %s', async (_what, error, exhausted, popup) => {
    await composer.choose(MY_POSE);
    await composer.put('top', shirt);
    make = () => Promise.reject(error());
    await composer.retry();
    expect(composer.snapshot).toMatchObject({ status: 'ready', exhausted, result: { id: 'result-1' } });
    expect(notices.snapshot.popup).toBe(popup);
  });

  it('reports that no picture was generated, and generates it on the next request', async () => {
    await composer.choose(MY_POSE);
    make = () => Promise.reject(CALL_ERROR);
    await composer.put('top', shirt);
    expect([composer.snapshot.status, notices.snapshot.popup]).toEqual(['failed', null]);
    make = (request) => backend.make(request);
    await composer.retry();
    expect([composer.snapshot.status, notices.snapshot.popup, shown()]).toEqual(['ready', null, 'pose me, top shirt']);
    expect(asked.at(-1)?.retry).toBeNull();
  });

  it('passes on the reason why a body cannot be dressed', async () => {
    await composer.choose(MY_POSE);
    make = () => Promise.reject(new TryOnRefused('Stand facing the camera.'));
    await composer.put('top', shirt);
    expect(composer.snapshot).toMatchObject({ status: 'refused', refusal: 'Stand facing the camera.' });
    expect(notices.snapshot.popup).toBeNull();
    make = (request) => backend.make(request);
    await composer.choose(FIGURE);
    expect(composer.snapshot).toMatchObject({ status: 'ready', refusal: null });
  });

  it('returns to the last picture and its outfit when canceled', async () => {
    await composer.choose(MY_POSE);
    await composer.put('top', shirt);
    const calls = held();
    const waiting = composer.put('fullBody', dress);
    expect(composer.snapshot).toMatchObject({ status: 'loading', result: { id: 'result-1' } });
    composer.cancel();
    expect([calls.newest.signal?.aborted, worn(), composer.snapshot.status]).toEqual([true, ['top shirt'], 'ready']);
    calls.newest.resolve({ id: 'late', picture: new Blob(), readings: null, description: 'late' });
    await waiting;
    expect(shown()).toBe('pose me, top shirt');
  });

  it('shows the newest outfit, even if older answers arrive later', async () => {
    await composer.choose(MY_POSE);
    const calls = held();
    void composer.put('top', shirt);
    void composer.put('top', tee);
    const [first, second] = calls.waiting;
    second!.resolve(await backend.make(second!.args[0]));
    first!.resolve(await backend.make(first!.args[0]));
    await settled();
    expect([shown(), first!.signal?.aborted]).toEqual(['pose me, top tee', true]);
  });

  it('starts over once if the backend has deleted the result that a step is based on', async () => {
    await composer.choose(MY_POSE);
    await composer.put('bottom', jeans);
    const fresh = new InMemoryTryOns();
    make = (request) => fresh.make(request);
    await composer.put('top', shirt);
    expect([composer.snapshot.status, shown()]).toEqual(['ready', 'pose me, bottom jeans, top shirt']);
    make = () => Promise.reject(new CallError('Failed to generate tryon image', 'not-found'));
    await composer.put('top', tee);
    expect([composer.snapshot.status, asked.length]).toEqual(['failed', 6]);
  });

  it('generates everything again after a retry of a result that the backend has deleted', async () => {
    await composer.choose(MY_POSE);
    await composer.wear([shirt, jeans]);
    backend = new InMemoryTryOns();
    await composer.retry();
    expect(composer.snapshot.status).toBe('failed');
    await composer.retry();
    expect([composer.snapshot.status, shown()]).toEqual(['ready', 'pose me, bottom jeans, top shirt']);
  });

  it('drops a deleted pose and all pictures made from it, and keeps the outfit', async () => {
    await composer.choose(FIGURE);
    await composer.wear([shirt, jeans]);
    await composer.choose(MY_POSE);
    composer.forget('other');
    expect(composer.snapshot.status).toBe('ready');
    composer.forget('me');
    expect(composer.snapshot).toMatchObject({ body: null, status: 'idle', result: null });
    const count = asked.length;
    await composer.choose(FIGURE);
    expect([shown(), asked.length]).toEqual(['figure tall, bottom jeans, top shirt', count]);
    await composer.choose(MY_POSE);
    expect(asked.length).toBe(count + 2);
  });

  it('is empty for the next shopper', async () => {
    await composer.choose(MY_POSE);
    await composer.put('top', shirt);
    shopper.set(aProfile({ id: 'ben' }));
    expect(composer.snapshot).toMatchObject({ body: null, outfit: {}, status: 'idle', result: null });
    shopper.set(null);
    await composer.choose(MY_POSE);
    await composer.put('top', shirt);
    expect(asked.length).toBe(1);
  });
});
