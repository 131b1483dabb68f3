import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import {
  PHOTO,
  PIECES,
  createRoomFixture,
  type MakeCall,
  type RoomFixtureOptions,
} from '../../../tests/support/roomFixture.ts';
import type { TryOnResult } from '../../application/ports/TryOns.ts';
import { TryOnRefused } from '../../application/ports/TryOns.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import { FittingRoomViewModel } from './FittingRoomViewModel.ts';

const { shirt, tee, jeans, blazer, dress, suit, bag } = PIECES;

async function enterFittingRoom(options: RoomFixtureOptions = {}) {
  const fixture = await createRoomFixture(options);
  fixture.room.start();
  const view = new FittingRoomViewModel(fixture);
  const stop = view.start();
  await settlePromises();
  const chooseFigure = async () => {
    view.bodies.figureChoice.chooseBuild('tall');
    await settlePromises();
  };
  const putOnFirst = async (...items: Parameters<typeof view.garmentPicker.choose>) => {
    fixture.room.tryOnItem(items[0]);
    await settlePromises();
  };
  return { ...fixture, view, stop, onFigure: chooseFigure, put: putOnFirst };
}

describe('the large picture', () => {
  it('is empty at first, then shows the figure, then the dressed figure', async () => {
    const { view, onFigure, put } = await enterFittingRoom();
    expect([view.largePicture.state, view.largePicture.picture, view.announcement]).toEqual(['nobody', null, '']);
    await onFigure();
    expect([view.largePicture.state, view.largePicture.picture]).toEqual(['body', '/figures/tall.light.webp']);
    expect([view.largePicture.description, view.announcement]).toEqual(['A drawn tall', 'Nothing is worn']);
    expect(view.largePicture.comparisonPicture).toBeNull();
    await put(shirt);
    expect([view.largePicture.state, view.largePicture.comparisonPicture]).toEqual([
      'ready',
      '/figures/tall.light.webp',
    ]);
    expect(view.announcement).toBe('A drawn tall in figure tall.light, top shirt');
  });

  it('shows the thumbnail of a pose until the photo has loaded', async () => {
    const { view, posesBackend } = await enterFittingRoom({ photos: 1 });
    const largePhoto = new Blob(['larger'], { type: 'image/jpeg' });
    const photoCalls = new HeldCalls<[string, AbortSignal?], Blob>();
    posesBackend.fetchImage = photoCalls.call;
    view.bodies.choosePose('pose-1');
    expect([view.largePicture.picture, view.largePicture.description]).toEqual([PHOTO, 'You']);
    photoCalls.newest.resolve(largePhoto);
    await settlePromises();
    expect(view.largePicture.picture).toBe(largePhoto);
  });

  it('says the place in the queue, and that the queue is full', async () => {
    const { view, onFigure, calls } = await enterFittingRoom();
    await onFigure();
    const tryOnCalls = new HeldCalls<MakeCall, TryOnResult>();
    calls.make = tryOnCalls.call;
    view.garmentPicker.open('top');
    view.garmentPicker.choose(shirt);
    expect([view.largePicture.state, view.announcement, view.largePicture.expectedSeconds]).toEqual([
      'loading',
      'Loading...',
      2,
    ]);
    const onWaiting = tryOnCalls.newest.args[2]!;
    onWaiting({ place: 3, remainingSeconds: 6.4 });
    expect([view.announcement, view.largePicture.expectedSeconds]).toEqual([
      'Number 3 in the queue, about 6 seconds',
      8.4,
    ]);
    onWaiting({ place: 1, remainingSeconds: 0.3 });
    expect(view.announcement).toBe('You are next, about 1 second');
    onWaiting({ place: null, remainingSeconds: 5 });
    expect(view.announcement).toBe('The fitting room is full. It tries again in 5 seconds.');
    view.largePicture.cancel();
    expect([view.largePicture.state, view.outfit.garmentCount]).toEqual(['body', 0]);
  });

  it('shows another variant, goes back to the earlier one, and says when there are no more', async () => {
    const { view, onFigure, put } = await enterFittingRoom();
    await onFigure();
    await put(shirt);
    expect(view.largePicture.variants).toEqual({ count: 1, shownIndex: 0 });
    view.largePicture.retry();
    await settlePromises();
    expect(view.largePicture.variants).toEqual({ count: 2, shownIndex: 1 });
    view.largePicture.retry();
    await settlePromises();
    expect([view.largePicture.hasNoMoreVariants, view.announcement]).toEqual([
      true,
      'There is no other way to wear this.',
    ]);
    view.largePicture.showVariant(0);
    expect([view.largePicture.variants.shownIndex, view.largePicture.hasNoMoreVariants]).toEqual([0, false]);
  });

  it('ends the comparison when there is nothing to compare', async () => {
    const { view, onFigure, put } = await enterFittingRoom();
    await onFigure();
    await put(shirt);
    view.largePicture.toggleCompare();
    expect(view.largePicture.isComparing).toBe(true);
    view.outfit.takeOff('top');
    await settlePromises();
    expect(view.largePicture.isComparing).toBe(false);
  });

  it('shares the picture, and reports the outcome', async () => {
    const { view, onFigure, put, shares } = await enterFittingRoom();
    view.largePicture.share();
    expect(shares).toEqual([]);
    await onFigure();
    await put(shirt);
    view.largePicture.share();
    await settlePromises();
    expect(shares).toMatchObject([{ picture: view.largePicture.picture, text: expect.stringContaining('may differ') }]);
    expect(view.announcement).toBe('The picture was saved on this device.');
  });

  it('says why nothing can be dressed', async () => {
    const { view, onFigure, put, calls } = await enterFittingRoom();
    await onFigure();
    calls.make = () => Promise.reject(new TryOnRefused(''));
    await put(shirt);
    expect([view.largePicture.state, view.largePicture.refusal]).toEqual([
      'refused',
      'Try another piece, another photo, or a drawn figure.',
    ]);
  });
});

describe('the body to dress', () => {
  it('can be the own figure, whose tone may be chosen before or after its build', async () => {
    const { view, composer } = await enterFittingRoom();
    expect([view.bodies.figureChoice.chosenTone, view.bodies.figureChoice.chosenFigure]).toEqual(['light', null]);
    view.bodies.figureChoice.chooseTone('deep');
    expect(composer.snapshot.body).toBeNull();
    view.bodies.figureChoice.chooseBuild('tall');
    expect(composer.snapshot.body?.id).toBe('tall.deep');
    view.bodies.figureChoice.chooseTone('light');
    expect(composer.snapshot.body?.id).toBe('tall.light');
  });

  it('opens the chooser for a figure, or dresses the chosen figure', async () => {
    const { view, composer } = await enterFittingRoom({ photos: 1 });
    view.bodies.dressFigure();
    expect(view.bodies.isChooserOpen).toBe(true);
    view.bodies.figureChoice.chooseBuild('tall');
    view.bodies.closeChooser();
    view.bodies.choosePose('pose-1');
    view.bodies.dressFigure();
    expect([view.bodies.isChooserOpen, composer.snapshot.body?.id]).toEqual([false, 'tall.light']);
  });

  it('is a new photo as soon as it is added, unless it cannot be dressed', async () => {
    const { view, composer, posesBackend } = await enterFittingRoom({ photos: 1 });
    const file = new File(['new'], 'new.jpg', { type: 'image/jpeg' });
    view.bodies.uploads.add(file);
    await settlePromises();
    expect(composer.snapshot.body).toEqual({ kind: 'pose', id: 'pose-2' });
    const add = posesBackend.add.bind(posesBackend);
    const check = { dressable: false, reason: 'The feet are not in the picture.' };
    posesBackend.add = async (...request) => ({ ...(await add(...request)), check });
    view.bodies.uploads.add(file);
    await settlePromises();
    expect([composer.snapshot.body?.id, view.bodies.uploads.lastPhotoCheck]).toEqual(['pose-2', check]);
    view.bodies.uploads.closePhotoCheck();
    expect(view.bodies.uploads.lastPhotoCheck).toBeNull();
  });
});

describe('the outfit', () => {
  it('adds up what is worn, to the cent', async () => {
    const { view, put } = await enterFittingRoom();
    expect([view.outfit.totalPrice, view.outfit.garmentCount, view.outfit.isOnWishlist]).toEqual([0, 0, false]);
    await put(shirt);
    await put(jeans);
    expect([view.outfit.totalPrice, view.outfit.garmentCount]).toEqual([200.3, 2]);
    expect(view.outfit.slots.map(({ slot, item }) => [slot, item?.id])).toEqual([
      ['top', 'shirt'],
      ['bottom', 'jeans'],
      ['fullBody', undefined],
      ['outer', undefined],
    ]);
  });

  it('is added to the wishlist as a whole, and removed after confirmation', async () => {
    const { view, put, wishlist } = await enterFittingRoom({ wishlistItems: [shirt, bag] });
    await put(shirt);
    await put(jeans);
    view.outfit.toggleWishlist();
    await settlePromises();
    expect([view.outfit.isOnWishlist, [...wishlist.snapshot.items.keys()].toSorted()]).toEqual([
      true,
      ['bag', 'jeans', 'shirt'],
    ]);
    view.outfit.toggleWishlist();
    view.outfit.cancelRemoval();
    expect(view.outfit.isOnWishlist).toBe(true);
    view.outfit.toggleWishlist();
    view.outfit.confirmRemoval();
    await settlePromises();
    expect([view.outfit.isConfirmingRemoval, [...wishlist.snapshot.items.keys()]]).toEqual([false, ['bag']]);
  });
});

describe('the garment picker', () => {
  it('lists recent and wishlist items, only those that fit the slot', async () => {
    const { view, recent } = await enterFittingRoom({ wishlistItems: [dress, tee] });
    for (const item of [blazer, jeans, shirt]) recent.add(item);
    view.garmentPicker.open('top');
    const ids = () => view.garmentPicker.items.map(({ id }) => id);
    expect([view.garmentPicker.itemList, ids()]).toEqual(['recent', ['shirt', 'blazer']]);
    view.garmentPicker.showList('wishlist');
    expect(ids()).toEqual(['tee']);
    view.garmentPicker.showList('recent');
    view.garmentPicker.open('outer');
    expect(ids()).toEqual(['blazer', 'shirt']);
    view.garmentPicker.close();
    expect([view.garmentPicker.slot, ids()]).toEqual([null, []]);
  });

  it('opens with a list that has items for the slot', async () => {
    const { view, recent } = await enterFittingRoom({ wishlistItems: [dress, suit] });
    recent.add(jeans);
    view.garmentPicker.open('fullBody');
    expect([view.garmentPicker.itemList, view.garmentPicker.items.length]).toEqual(['wishlist', 2]);
    view.garmentPicker.open('outer');
    expect(view.garmentPicker.itemList).toBe('wishlist');
  });

  it('puts a piece into the slot that it was opened for', async () => {
    const { view, composer } = await enterFittingRoom();
    view.garmentPicker.choose(shirt);
    expect(composer.snapshot.outfit).toEqual({});
    view.garmentPicker.open('outer');
    view.garmentPicker.choose(shirt);
    expect([composer.snapshot.outfit, view.garmentPicker.slot]).toEqual([{ outer: shirt }, null]);
  });
});

describe('saving', () => {
  it('adds the picture to the poses', async () => {
    const { view, onFigure, put, poses } = await enterFittingRoom();
    await onFigure();
    view.saveDialog.save();
    expect(view.saveDialog.state).toBe('closed');
    await put(shirt);
    view.saveDialog.open();
    expect([view.saveDialog.state, view.saveDialog.isFull, view.saveDialog.poseCount]).toEqual(['asking', false, 0]);
    view.saveDialog.save();
    expect(view.saveDialog.state).toBe('saving');
    await settlePromises();
    expect([view.saveDialog.state, poses.snapshot.poses]).toMatchObject(['saved', [{ generated: true }]]);
    view.saveDialog.close();
    expect(view.saveDialog.state).toBe('closed');
  });

  it('reports a failure, or that the limit of poses is reached', async () => {
    const { view, onFigure, put, posesBackend } = await enterFittingRoom({ photos: MAX_POSES - 1 });
    await onFigure();
    await put(shirt);
    const add = posesBackend.add.bind(posesBackend);
    posesBackend.add = () => Promise.reject(new Error('no'));
    view.saveDialog.open();
    view.saveDialog.save();
    await settlePromises();
    expect(view.saveDialog.state).toBe('failed');
    posesBackend.add = add;
    view.saveDialog.save();
    await settlePromises();
    expect([view.saveDialog.state, view.saveDialog.isFull]).toEqual(['saved', true]);
  });
});

describe('an outfit that is put on as a whole', () => {
  it('names the pieces that cannot be shown, and those that conflict with worn ones', async () => {
    const { view, room, onFigure } = await enterFittingRoom();
    await onFigure();
    room.wearItems([jeans, shirt, bag, dress]);
    await settlePromises();
    expect([view.outfit.undrawnPieceNames, view.outfit.conflictingPieceNames]).toEqual([
      ['Canvas bag'],
      ['Slip dress'],
    ]);
    view.outfit.takeOff('top');
    await settlePromises();
    expect([view.outfit.undrawnPieceNames, view.outfit.conflictingPieceNames]).toEqual([[], []]);
  });
});
