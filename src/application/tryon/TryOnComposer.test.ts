import { beforeEach, describe, expect, it } from 'vitest';
import { anItem, aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryTryOns } from '../../adapters/memory/InMemoryTryOns.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import { TryOnRefused, type TryOnRequest, type TryOnResult } from '../ports/TryOns.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { TryOnComposer, type TryOnComposerDependencies } from './TryOnComposer.ts';

const shirt = anItem({ id: 'shirt', shortDescription: 'Oxford shirt', tryOnCategory: 'upper_body' });
const tee = anItem({ id: 'tee', shortDescription: 'Ribbed tee', tryOnCategory: 'upper_body' });
const blazer = anItem({ id: 'blazer', shortDescription: 'Navy linen blazer', tryOnCategory: 'upper_body' });
const jeans = anItem({ id: 'jeans', shortDescription: 'Straight jeans', tryOnCategory: 'lower_body' });
const dress = anItem({ id: 'dress', shortDescription: 'Slip dress', tryOnCategory: 'dresses' });
const bag = anItem({ id: 'bag', shortDescription: 'Canvas bag', tryOnCategory: null });

const MY_POSE = { kind: 'pose', id: 'me' } as const;
const FIGURE = { kind: 'figure', id: 'tall' } as const;
const CALL_ERROR = new CallError('Failed to generate tryon image', 'broken');

type MakeTryOn = TryOnComposerDependencies['tryOns']['make'];

describe('a try-on composer', () => {
  let backend: InMemoryTryOns;
  let requests: TryOnRequest[];
  let make: MakeTryOn;
  let composer: TryOnComposer;
  let notices: Notices;
  let shopper: SnapshotHolder<Profile | null>;

  beforeEach(() => {
    backend = new InMemoryTryOns();
    requests = [];
    make = (request, signal) => backend.make(request, signal);
    notices = new Notices(new ManualClock());
    shopper = new SnapshotHolder<Profile | null>(aProfile({ id: 'anna' }));
    const tryOns: { make: MakeTryOn } = {
      make: (request, ...otherArguments) => {
        requests.push(request);
        return make(request, ...otherArguments);
      },
    };
    composer = new TryOnComposer({ tryOns, shopper, notices });
    composer.start();
  });

  const getShownDescription = () => composer.snapshot.result?.description ?? null;
  const listWornItems = () => Object.entries(composer.snapshot.outfit).map(([slot, { id }]) => `${slot} ${id}`);
  const holdCalls = () => {
    const calls = new HeldCalls<[TryOnRequest, AbortSignal?], TryOnResult>();
    make = calls.call;
    return calls;
  };

  it('shows the body alone until something is worn', async () => {
    await composer.chooseBody(MY_POSE);
    expect(composer.snapshot).toMatchObject({ body: MY_POSE, status: 'idle', result: null });
    expect(requests).toEqual([]);
  });

  it('puts one garment on the body', async () => {
    await composer.putOn('top', shirt);
    expect(composer.snapshot.status).toBe('idle');
    await composer.chooseBody(MY_POSE);
    expect([composer.snapshot.status, getShownDescription()]).toEqual(['ready', 'pose me, top shirt']);
    expect(requests).toMatchObject([
      { userId: 'anna', base: MY_POSE, cause: 'pose', slot: 'top', item: shirt, retry: null },
    ]);
  });

  it('puts the bottom on first, then the top on that result', async () => {
    await composer.chooseBody(MY_POSE);
    await composer.putOn('top', shirt);
    await composer.putOn('bottom', jeans);
    expect(getShownDescription()).toBe('pose me, bottom jeans, top shirt');
    expect(requests.slice(1)).toMatchObject([
      { base: MY_POSE, slot: 'bottom', cause: 'bottom' },
      { base: { kind: 'result', id: 'result-2' }, slot: 'top', cause: 'bottom' },
    ]);
  });

  it('lets a full-body garment and the others exclude each other', async () => {
    await composer.chooseBody(MY_POSE);
    await composer.wearItems([shirt, jeans]);
    await composer.putOn('fullBody', dress);
    expect([listWornItems(), getShownDescription()]).toEqual([['fullBody dress'], 'pose me, fullBody dress']);
    await composer.putOn('bottom', jeans);
    expect([listWornItems(), getShownDescription()]).toEqual([['bottom jeans'], 'pose me, bottom jeans']);
    await composer.putOn('bottom', dress);
    expect(listWornItems()).toEqual(['bottom jeans']);
  });

  it('generates the picture of the remaining garments when one is removed, and requests nothing twice', async () => {
    await composer.chooseBody(MY_POSE);
    await composer.wearItems([shirt, jeans]);
    await composer.takeOff('bottom');
    expect([getShownDescription(), requests.at(-1)?.cause]).toEqual(['pose me, top shirt', 'remove']);
    const requestCount = requests.length;
    await composer.putOn('bottom', jeans);
    expect([getShownDescription(), requests.length]).toEqual(['pose me, bottom jeans, top shirt', requestCount]);
    await composer.takeOff('top');
    await composer.takeOff('bottom');
    expect([composer.snapshot.status, getShownDescription(), requests.length]).toEqual(['idle', null, requestCount]);
  });

  it('puts on a whole look at once, with the jacket as the outer layer', async () => {
    await composer.chooseBody(FIGURE);
    await composer.putOn('fullBody', dress);
    await composer.wearItems([blazer, bag, tee, jeans]);
    expect(getShownDescription()).toBe('figure tall, bottom jeans, top tee, outer blazer');
    await composer.wearItems([blazer, dress]);
    expect(getShownDescription()).toBe('figure tall, fullBody dress, outer blazer');
    await composer.wearItems([blazer, jeans]);
    expect(listWornItems().toSorted()).toEqual(['bottom jeans', 'top blazer']);
  });

  it('puts a garment into the slot that its category fits', async () => {
    await composer.chooseBody(FIGURE);
    for (const item of [blazer, tee, jeans, jeans, bag]) await composer.addItem(item);
    expect(getShownDescription()).toBe('figure tall, bottom jeans, top tee, outer blazer');
    await composer.addItem(shirt);
    expect(getShownDescription()).toBe('figure tall, bottom jeans, top shirt, outer blazer');
    await composer.addItem(dress);
    expect(getShownDescription()).toBe('figure tall, fullBody dress, outer blazer');
    expect(requests.at(-2)?.cause).toBe('fullBody');
  });

  it('shows the place in the queue until it is its turn', async () => {
    await composer.chooseBody(MY_POSE);
    const calls = new HeldCalls<Parameters<MakeTryOn>, TryOnResult>();
    make = calls.call;
    const putPromise = composer.putOn('top', shirt);
    const [request, , onQueueStatus] = calls.newest.args;
    onQueueStatus?.({ place: 2, remainingSeconds: 7 });
    expect(composer.snapshot.queueStatus).toEqual({ place: 2, remainingSeconds: 7 });
    onQueueStatus?.(null);
    expect(composer.snapshot.queueStatus).toBeNull();
    onQueueStatus?.({ place: 1, remainingSeconds: 1 });
    calls.newest.resolve(await backend.make(request));
    await putPromise;
    expect(composer.snapshot).toMatchObject({ status: 'ready', queueStatus: null });
    onQueueStatus?.({ place: 1, remainingSeconds: 1 });
    expect(composer.snapshot.queueStatus).toBeNull();
  });

  it('shows another variant on each retry, keeps the earlier ones, and tells when there are no more', async () => {
    await composer.chooseBody(MY_POSE);
    await composer.wearItems([shirt, jeans]);
    await composer.retry();
    expect(requests.at(-1)).toMatchObject({
      cause: 'retry',
      slot: 'top',
      base: { kind: 'result', id: 'result-1' },
      retry: { previousId: 'result-2', iteration: 1 },
    });
    expect([getShownDescription(), composer.snapshot.variants.map(({ id }) => id)]).toEqual([
      'pose me, bottom jeans, top shirt (1)',
      ['result-2', 'result-3'],
    ]);
    await composer.retry();
    expect([composer.snapshot.hasNoMoreVariants, composer.snapshot.status, requests.length]).toEqual([
      true,
      'ready',
      3,
    ]);
    composer.showVariant(0);
    expect([getShownDescription(), composer.snapshot.hasNoMoreVariants]).toEqual([
      'pose me, bottom jeans, top shirt',
      false,
    ]);
    composer.showVariant(7);
    expect(getShownDescription()).toBe('pose me, bottom jeans, top shirt');
  });

  it.each([
    ['refuses', () => new TryOnRefused('none'), true, null],
    ['fails', () => CALL_ERROR, false, 'image-not-generated'],
  ])('keeps the picture where the retry %s', async (_what, error, hasNoMoreVariants, popup) => {
    await composer.chooseBody(MY_POSE);
    await composer.putOn('top', shirt);
    make = () => Promise.reject(error());
    await composer.retry();
    expect(composer.snapshot).toMatchObject({ status: 'ready', hasNoMoreVariants, result: { id: 'result-1' } });
    expect(notices.snapshot.popup).toBe(popup);
  });

  it('reports that no picture was generated, and generates it on the next request', async () => {
    await composer.chooseBody(MY_POSE);
    make = () => Promise.reject(CALL_ERROR);
    await composer.putOn('top', shirt);
    expect([composer.snapshot.status, notices.snapshot.popup]).toEqual(['failed', null]);
    make = (request) => backend.make(request);
    await composer.retry();
    expect([composer.snapshot.status, notices.snapshot.popup, getShownDescription()]).toEqual([
      'ready',
      null,
      'pose me, top shirt',
    ]);
    expect(requests.at(-1)?.retry).toBeNull();
  });

  it('passes on the reason why a body cannot be dressed', async () => {
    await composer.chooseBody(MY_POSE);
    make = () => Promise.reject(new TryOnRefused('Stand facing the camera.'));
    await composer.putOn('top', shirt);
    expect(composer.snapshot).toMatchObject({ status: 'refused', refusal: 'Stand facing the camera.' });
    expect(notices.snapshot.popup).toBeNull();
    make = (request) => backend.make(request);
    await composer.chooseBody(FIGURE);
    expect(composer.snapshot).toMatchObject({ status: 'ready', refusal: null });
  });

  it('returns to the last picture and its outfit when canceled', async () => {
    await composer.chooseBody(MY_POSE);
    await composer.putOn('top', shirt);
    const calls = holdCalls();
    const putPromise = composer.putOn('fullBody', dress);
    expect(composer.snapshot).toMatchObject({ status: 'loading', result: { id: 'result-1' } });
    composer.cancel();
    expect([calls.newest.signal?.aborted, listWornItems(), composer.snapshot.status]).toEqual([
      true,
      ['top shirt'],
      'ready',
    ]);
    calls.newest.resolve({ id: 'late', picture: new Blob(), variantCount: null, description: 'late' });
    await putPromise;
    expect(getShownDescription()).toBe('pose me, top shirt');
  });

  it('shows the newest outfit, even if older answers arrive later', async () => {
    await composer.chooseBody(MY_POSE);
    const calls = holdCalls();
    void composer.putOn('top', shirt);
    void composer.putOn('top', tee);
    const [firstCall, secondCall] = calls.waitingCalls;
    secondCall!.resolve(await backend.make(secondCall!.args[0]));
    firstCall!.resolve(await backend.make(firstCall!.args[0]));
    await settlePromises();
    expect([getShownDescription(), firstCall!.signal?.aborted]).toEqual(['pose me, top tee', true]);
  });

  it('starts over once if the backend has deleted the result that a step is based on', async () => {
    await composer.chooseBody(MY_POSE);
    await composer.putOn('bottom', jeans);
    const newBackend = new InMemoryTryOns();
    make = (request) => newBackend.make(request);
    await composer.putOn('top', shirt);
    expect([composer.snapshot.status, getShownDescription()]).toEqual(['ready', 'pose me, bottom jeans, top shirt']);
    make = () => Promise.reject(new CallError('Failed to generate tryon image', 'not-found'));
    await composer.putOn('top', tee);
    expect([composer.snapshot.status, requests.length]).toEqual(['failed', 6]);
  });

  it('generates everything again after a retry of a result that the backend has deleted', async () => {
    await composer.chooseBody(MY_POSE);
    await composer.wearItems([shirt, jeans]);
    backend = new InMemoryTryOns();
    await composer.retry();
    expect(composer.snapshot.status).toBe('failed');
    await composer.retry();
    expect([composer.snapshot.status, getShownDescription()]).toEqual(['ready', 'pose me, bottom jeans, top shirt']);
  });

  it('drops a deleted pose and all pictures made from it, and keeps the outfit', async () => {
    await composer.chooseBody(FIGURE);
    await composer.wearItems([shirt, jeans]);
    await composer.chooseBody(MY_POSE);
    composer.forgetPose('other');
    expect(composer.snapshot.status).toBe('ready');
    composer.forgetPose('me');
    expect(composer.snapshot).toMatchObject({ body: null, status: 'idle', result: null });
    const requestCount = requests.length;
    await composer.chooseBody(FIGURE);
    expect([getShownDescription(), requests.length]).toEqual(['figure tall, bottom jeans, top shirt', requestCount]);
    await composer.chooseBody(MY_POSE);
    expect(requests.length).toBe(requestCount + 2);
  });

  it('is empty for the next shopper', async () => {
    await composer.chooseBody(MY_POSE);
    await composer.putOn('top', shirt);
    shopper.set(aProfile({ id: 'ben' }));
    expect(composer.snapshot).toMatchObject({ body: null, outfit: {}, status: 'idle', result: null });
    shopper.set(null);
    await composer.chooseBody(MY_POSE);
    await composer.putOn('top', shirt);
    expect(requests.length).toBe(1);
  });
});
