import { describe, expect, it } from 'vitest';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { PHOTO, PIECES, roomWorld, type MakeCall, type RoomWorldOptions } from '../../../tests/support/roomWorld.ts';
import type { TryOnResult } from '../../application/ports/TryOns.ts';
import { TryOnRefused } from '../../application/ports/TryOns.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import { FittingRoomViewModel } from './FittingRoomViewModel.ts';

const { shirt, tee, jeans, blazer, dress, suit, bag } = PIECES;

async function entered(options: RoomWorldOptions = {}) {
  const world = await roomWorld(options);
  world.room.start();
  const view = new FittingRoomViewModel(world);
  const leave = view.start();
  await settled();
  const onFigure = async () => {
    view.bodies.chooseBuild('tall');
    await settled();
  };
  const put = async (...items: Parameters<typeof view.picker.choose>) => {
    world.room.tryOn(items[0]);
    await settled();
  };
  return { ...world, view, leave, onFigure, put };
}

describe('the plate', () => {
  it('is empty at first, then shows the figure, then the dressed figure', async () => {
    const { view, onFigure, put } = await entered();
    expect([view.plate.state, view.plate.picture, view.announcement]).toEqual(['nobody', null, '']);
    await onFigure();
    expect([view.plate.state, view.plate.picture]).toEqual(['body', '/figures/tall.light.webp']);
    expect([view.plate.description, view.announcement]).toEqual(['A drawn tall', 'Nothing is worn']);
    expect(view.plate.before).toBeNull();
    await put(shirt);
    expect([view.plate.state, view.plate.before]).toEqual(['ready', '/figures/tall.light.webp']);
    expect(view.announcement).toBe('A drawn tall in figure tall.light, top shirt');
  });

  it('shows the thumbnail of a pose until the photo has loaded', async () => {
    const { view, posesBackend } = await entered({ photos: 1 });
    const large = new Blob(['larger'], { type: 'image/jpeg' });
    const pictures = new HeldCalls<[string, AbortSignal?], Blob>();
    posesBackend.fetchImage = pictures.call;
    view.bodies.choosePose('pose-1');
    expect([view.plate.picture, view.plate.description]).toEqual([PHOTO, 'You']);
    pictures.newest.resolve(large);
    await settled();
    expect(view.plate.picture).toBe(large);
  });

  it('says the place in the queue, and that the queue is full', async () => {
    const { view, onFigure, calls } = await entered();
    await onFigure();
    const made = new HeldCalls<MakeCall, TryOnResult>();
    calls.make = made.call;
    view.picker.open('top');
    view.picker.choose(shirt);
    expect([view.plate.state, view.announcement, view.plate.seconds]).toEqual(['loading', 'Loading...', 2]);
    const onWaiting = made.newest.args[2]!;
    onWaiting({ place: 3, seconds: 6.4 });
    expect([view.announcement, view.plate.seconds]).toEqual(['Number 3 in the queue, about 6 seconds', 8.4]);
    onWaiting({ place: 1, seconds: 0.3 });
    expect(view.announcement).toBe('You are next, about 1 second');
    onWaiting({ place: null, seconds: 5 });
    expect(view.announcement).toBe('The fitting room is full. It tries again in 5 seconds.');
    view.plate.cancel();
    expect([view.plate.state, view.look.count]).toEqual(['body', 0]);
  });

  it('shows another variant, goes back to the earlier one, and says when there are no more', async () => {
    const { view, onFigure, put } = await entered();
    await onFigure();
    await put(shirt);
    expect(view.plate.ways).toEqual({ count: 1, shown: 0 });
    view.plate.retry();
    await settled();
    expect(view.plate.ways).toEqual({ count: 2, shown: 1 });
    view.plate.retry();
    await settled();
    expect([view.plate.exhausted, view.announcement]).toEqual([true, 'There is no other way to wear this.']);
    view.plate.showWay(0);
    expect([view.plate.ways.shown, view.plate.exhausted]).toEqual([0, false]);
  });

  it('ends the comparison when there is nothing to compare', async () => {
    const { view, onFigure, put } = await entered();
    await onFigure();
    await put(shirt);
    view.plate.toggleCompare();
    expect(view.plate.comparing).toBe(true);
    view.look.takeOff('top');
    await settled();
    expect(view.plate.comparing).toBe(false);
  });

  it('shares the picture, and reports the outcome', async () => {
    const { view, onFigure, put, shares } = await entered();
    view.plate.share();
    expect(shares).toEqual([]);
    await onFigure();
    await put(shirt);
    view.plate.share();
    await settled();
    expect(shares).toMatchObject([{ picture: view.plate.picture, text: expect.stringContaining('may differ') }]);
    expect(view.announcement).toBe('The picture was saved on this device.');
  });

  it('says why nothing can be dressed', async () => {
    const { view, onFigure, put, calls } = await entered();
    await onFigure();
    calls.make = () => Promise.reject(new TryOnRefused(''));
    await put(shirt);
    expect([view.plate.state, view.plate.refusal]).toEqual([
      'refused',
      'Try another piece, another photo, or a drawn figure.',
    ]);
  });
});

describe('whom to dress', () => {
  it('can be the own figure, whose tone may be chosen before or after its build', async () => {
    const { view, composer } = await entered();
    expect([view.bodies.tone, view.bodies.figure]).toEqual(['light', null]);
    view.bodies.chooseTone('deep');
    expect(composer.snapshot.body).toBeNull();
    view.bodies.chooseBuild('tall');
    expect(composer.snapshot.body?.id).toBe('tall.deep');
    view.bodies.chooseTone('light');
    expect(composer.snapshot.body?.id).toBe('tall.light');
  });

  it('lets the shopper choose a figure, or takes the chosen one', async () => {
    const { view, composer } = await entered({ photos: 1 });
    view.bodies.useFigure();
    expect(view.bodies.choosing).toBe(true);
    view.bodies.chooseBuild('tall');
    view.bodies.closeChooser();
    view.bodies.choosePose('pose-1');
    view.bodies.useFigure();
    expect([view.bodies.choosing, composer.snapshot.body?.id]).toEqual([false, 'tall.light']);
  });

  it('is a new photo as soon as it is added, unless it cannot be dressed', async () => {
    const { view, composer, posesBackend } = await entered({ photos: 1 });
    const file = new File(['new'], 'new.jpg', { type: 'image/jpeg' });
    view.bodies.uploads.add(file);
    await settled();
    expect(composer.snapshot.body).toEqual({ kind: 'pose', id: 'pose-2' });
    const add = posesBackend.add.bind(posesBackend);
    const check = { dressable: false, reason: 'The feet are not in the picture.' };
    posesBackend.add = async (...request) => ({ ...(await add(...request)), check });
    view.bodies.uploads.add(file);
    await settled();
    expect([composer.snapshot.body?.id, view.bodies.uploads.verdict]).toEqual(['pose-2', check]);
    view.bodies.uploads.closeVerdict();
    expect(view.bodies.uploads.verdict).toBeNull();
  });
});

describe('the look', () => {
  it('adds up what is worn, to the cent', async () => {
    const { view, put } = await entered();
    expect([view.look.total, view.look.count, view.look.kept]).toEqual([0, 0, false]);
    await put(shirt);
    await put(jeans);
    expect([view.look.total, view.look.count]).toEqual([200.3, 2]);
    expect(view.look.slots.map(({ slot, item }) => [slot, item?.id])).toEqual([
      ['top', 'shirt'],
      ['bottom', 'jeans'],
      ['fullBody', undefined],
      ['outer', undefined],
    ]);
  });

  it('is added to the wishlist as a whole, and removed after confirmation', async () => {
    const { view, put, wishlist } = await entered({ kept: [shirt, bag] });
    await put(shirt);
    await put(jeans);
    view.look.toggleKept();
    await settled();
    expect([view.look.kept, [...wishlist.snapshot.items.keys()].toSorted()]).toEqual([true, ['bag', 'jeans', 'shirt']]);
    view.look.toggleKept();
    view.look.cancel();
    expect(view.look.kept).toBe(true);
    view.look.toggleKept();
    view.look.confirm();
    await settled();
    expect([view.look.confirming, [...wishlist.snapshot.items.keys()]]).toEqual([false, ['bag']]);
  });
});

describe('the picker', () => {
  it('lists recent and wishlist items, only those that fit the slot', async () => {
    const { view, recent } = await entered({ kept: [dress, tee] });
    for (const item of [blazer, jeans, shirt]) recent.add(item);
    view.picker.open('top');
    const ids = () => view.picker.pieces.map(({ id }) => id);
    expect([view.picker.list, ids()]).toEqual(['recent', ['shirt', 'blazer']]);
    view.picker.show('wishlist');
    expect(ids()).toEqual(['tee']);
    view.picker.show('recent');
    view.picker.open('outer');
    expect(ids()).toEqual(['blazer', 'shirt']);
    view.picker.close();
    expect([view.picker.slot, ids()]).toEqual([null, []]);
  });

  it('opens with a list that has items for the slot', async () => {
    const { view, recent } = await entered({ kept: [dress, suit] });
    recent.add(jeans);
    view.picker.open('fullBody');
    expect([view.picker.list, view.picker.pieces.length]).toEqual(['wishlist', 2]);
    view.picker.open('outer');
    expect(view.picker.list).toBe('wishlist');
  });

  it('puts a piece into the slot that it was opened for', async () => {
    const { view, composer } = await entered();
    view.picker.choose(shirt);
    expect(composer.snapshot.outfit).toEqual({});
    view.picker.open('outer');
    view.picker.choose(shirt);
    expect([composer.snapshot.outfit, view.picker.slot]).toEqual([{ outer: shirt }, null]);
  });
});

describe('saving', () => {
  it('adds the picture to the poses', async () => {
    const { view, onFigure, put, poses } = await entered();
    await onFigure();
    view.saving.save();
    expect(view.saving.state).toBe('closed');
    await put(shirt);
    view.saving.open();
    expect([view.saving.state, view.saving.full, view.saving.poses]).toEqual(['asking', false, 0]);
    view.saving.save();
    expect(view.saving.state).toBe('saving');
    await settled();
    expect([view.saving.state, poses.snapshot.poses]).toMatchObject(['saved', [{ generated: true }]]);
    view.saving.close();
    expect(view.saving.state).toBe('closed');
  });

  it('reports a failure, or that the limit of poses is reached', async () => {
    const { view, onFigure, put, posesBackend } = await entered({ photos: MAX_POSES - 1 });
    await onFigure();
    await put(shirt);
    const add = posesBackend.add.bind(posesBackend);
    posesBackend.add = () => Promise.reject(new Error('no'));
    view.saving.open();
    view.saving.save();
    await settled();
    expect(view.saving.state).toBe('failed');
    posesBackend.add = add;
    view.saving.save();
    await settled();
    expect([view.saving.state, view.saving.full]).toEqual(['saved', true]);
  });
});
