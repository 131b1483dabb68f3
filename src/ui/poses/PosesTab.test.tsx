import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { anItem, aProfile, someItems } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryItems } from '../../adapters/memory/InMemoryItems.ts';
import { InMemoryPoses } from '../../adapters/memory/InMemoryPoses.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { Notices } from '../../application/notices/Notices.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { PosesManager } from '../../application/poses/PosesManager.ts';
import { PoseSuggestions } from '../../application/poses/PoseSuggestions.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import PosesTabContainer from './PosesTab.tsx';
import { PosesViewModel } from './PosesViewModel.ts';

const PHOTO = new File(['me'], 'me.jpg', { type: 'image/jpeg' });

describe('the Poses tab', () => {
  let backend: InMemoryPoses;
  let clock: ManualClock;
  let openedItemIds: string[];
  let dressedPoseIds: string[];
  const user = userEvent.setup();

  beforeEach(() => {
    clock = new ManualClock();
    backend = new InMemoryPoses(clock);
    openedItemIds = [];
    dressedPoseIds = [];
  });

  const settleInAct = () => act(settlePromises);

  async function renderTab(query = '', isActive = true) {
    const shopper = new SnapshotHolder(aProfile({ id: 'anna' }));
    const notices = new Notices(clock);
    const logger = new RecordingLogger();
    const preparation = { prepare: async (file: Blob) => file };
    const poses = new PosesManager({ poses: backend, preparation, shopper, notices, clock, logger });
    poses.start();
    const items = new InMemoryItems([anItem({ id: 'worn' }), ...someItems(3)]);
    const suggestions = new PoseSuggestions({ items, shopper, getLastQuery: () => 'linen', logger });
    const createView = () =>
      new PosesViewModel({
        poses,
        suggestions,
        onOpenItem: ({ id }) => openedItemIds.push(id),
        onDress: (poseId) => dressedPoseIds.push(poseId),
      });
    const element = (
      <PosesTabContainer createView={createView} scroller={{ current: null }} dock={null} isActive={isActive} />
    );
    const router = createAppRouter([{ path: '/', element }], [`/?tab=poses${query}`]);
    const { container, unmount } = render(router.page);
    await settleInAct();
    const chooseFile = async () => {
      await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, PHOTO);
      await settleInAct();
    };
    return { router, notices, choose: chooseFile, poses, unmount };
  }

  const addPoses = async (count: number) => {
    await backend.giveConsent('anna');
    for (let poseIndex = 0; poseIndex < count; poseIndex += 1) await backend.add('anna', PHOTO);
  };
  const listPoseTiles = () => screen.queryAllByRole('button', { name: /^Open pose/u });

  it('says what to do without poses, and asks for consent before the first photo', async () => {
    const { choose } = await renderTab();
    expect(screen.getByRole('heading', { name: 'Photos of you' })).toBeInTheDocument();
    await choose();
    const dialog = screen.getByRole('alertdialog', { name: 'Before your first photo' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(listPoseTiles()).toEqual([]);
    await choose();
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    await settleInAct();
    expect(listPoseTiles().length).toBe(1);
    await choose();
    expect([listPoseTiles().length, screen.getByText('2 of 20')]).toEqual([2, expect.anything()]);
  });

  it('shows the photo during its upload, which can be canceled', async () => {
    await addPoses(1);
    const { choose } = await renderTab();
    backend.add = () => new Promise(() => undefined);
    await choose();
    expect(screen.getByRole('progressbar', { name: 'Preparing the photo' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    await settleInAct();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
  });

  it('says at once whether a photo can be dressed, and how it could be', async () => {
    await addPoses(1);
    const add = backend.add.bind(backend);
    let passedCheck: Pose['check'] = { dressable: true, reason: null };
    backend.add = async (...request) => ({ ...(await add(...request)), check: passedCheck });
    const { choose, router } = await renderTab();
    await choose();
    expect(screen.getByRole('status')).toHaveTextContent('This photo can be dressed.');
    passedCheck = { dressable: false, reason: 'The feet are not in the picture.' };
    await choose();
    const checkDialog = screen.getByRole('alertdialog', { name: 'This photo cannot be dressed yet' });
    expect(checkDialog).toHaveTextContent('The feet are not in the picture.What works: stand facing the camera');
    await user.click(within(checkDialog).getByRole('button', { name: 'Use a drawn figure' }));
    expect(router.location.search).toContain('panel=fitting-room');
  });

  it('asks for consent only on the screen on which the photo was chosen', async () => {
    const { poses } = await renderTab();
    void poses.addToPoses(PHOTO);
    await settleInAct();
    expect(poses.snapshot.photoAwaitingConsent).toBe(PHOTO);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('brings the shown pose to the fitting room', async () => {
    await addPoses(2);
    const { router } = await renderTab('&pose=pose-1');
    await user.click(screen.getByRole('button', { name: 'Fitting Room' }));
    expect([dressedPoseIds, router.location.search]).toEqual([['pose-1'], '?tab=poses&pose=pose-1&panel=fitting-room']);
  });

  it('says when the limit of poses is reached', async () => {
    await addPoses(MAX_POSES);
    await renderTab();
    expect(screen.getByRole('button', { name: 'Add a photo' })).toBeDisabled();
    expect(screen.getByText(/You can keep up to 20 poses/u)).toBeInTheDocument();
  });

  it('says that the poses could not be loaded, and the retry works', async () => {
    await addPoses(1);
    const { fetch } = backend;
    backend.fetch = () => Promise.reject(new CallError('Failed to retrieve poses', 'unreachable'));
    await renderTab();
    for (const _attempt of [2, 3]) {
      clock.advance(500);
      await settleInAct();
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Your poses could not be loaded');
    backend.fetch = fetch;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settleInAct();
    expect(listPoseTiles().length).toBe(1);
  });

  it('opens a pose large, with suggestions; Back closes it', async () => {
    await addPoses(2);
    const { router } = await renderTab();
    await user.click(listPoseTiles()[1]!);
    await settleInAct();
    const viewer = screen.getByRole('dialog', { name: 'Your pose' });
    expect(router.location.search).toContain('pose=pose-1');
    expect(within(viewer).getByRole('img', { name: 'Photo of you' })).toBeInTheDocument();
    expect(within(viewer).queryByText(/^Generated by/u)).not.toBeInTheDocument();
    const [firstElement] = within(within(viewer).getByRole('region', { name: 'You May Also Like' })).getAllByRole(
      'listitem',
    );
    await user.click(within(firstElement!).getByRole('button'));
    expect(openedItemIds.length).toBe(1);
    act(() => router.navigate(-1));
    await settleInAct();
    expect(screen.queryByRole('dialog', { name: 'Your pose' })).not.toBeInTheDocument();
  });

  it('labels a generated pose', async () => {
    await addPoses(0);
    const { id } = await backend.add('anna', PHOTO, { resultId: 'result' });
    await renderTab(`&pose=${id}`);
    const viewer = screen.getByRole('dialog', { name: 'Your pose' });
    expect(within(viewer).getByText('Generated by Atelier')).toBeInTheDocument();
    expect(within(viewer).getByRole('img', { name: 'You, as the fitting room dressed you' })).toBeInTheDocument();
  });

  it('closes the viewer when another tab is opened', async () => {
    await addPoses(1);
    const { router } = await renderTab('&pose=pose-1', false);
    expect(screen.queryByRole('dialog', { name: 'Your pose' })).not.toBeInTheDocument();
    expect(router.location.search).toBe('?tab=poses');
  });

  it('deletes a pose after confirmation', async () => {
    await addPoses(2);
    const { router } = await renderTab('&pose=pose-2');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = () => screen.getByRole('alertdialog', { name: 'Please confirm' });
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(dialog()).getByRole('button', { name: 'Remove' }));
    await settleInAct();
    expect([listPoseTiles().length, router.location.search]).toEqual([1, '?tab=poses']);
  });

  it('reports a picture that did not load', async () => {
    await addPoses(1);
    backend.fetchImage = () => Promise.reject(new CallError('Failed to retrieve pose', 'broken'));
    const { notices } = await renderTab('&pose=pose-1');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch pose');
    expect(notices.snapshot.popup).toBe('pose-not-fetched');
  });

  it('says in the consent where photos are sent', async () => {
    const { choose } = await renderTab();
    await choose();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('They stay on our own server');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    backend.fetchStoredPictures = async () => ({
      consentedAt: null,
      tryOnServiceHost: 'tryon.example',
      poses: [],
      results: [],
    });
    await choose();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('we send a photo to tryon.example; nobody else gets it');
  });

  it('names the service that receives photos beside every way to add one, and none while photos stay here', async () => {
    const { unmount } = await renderTab();
    expect(screen.queryByText(/is sent to/u)).toBeNull();
    unmount();
    const storedPictures = { consentedAt: 1, tryOnServiceHost: 'tryon.example', poses: [], results: [] };
    backend.fetchStoredPictures = async () => storedPictures;
    for (const count of [0, 2]) {
      await addPoses(count);
      const { unmount: leaveTab } = await renderTab();
      expect(screen.getByText('To dress you, a photo is sent to tryon.example.')).toBeVisible();
      leaveTab();
    }
  });

  it('opens the list of all stored pictures', async () => {
    await addPoses(1);
    const { router } = await renderTab();
    await user.click(screen.getByRole('button', { name: 'Your photos and looks' }));
    expect(router.address.snapshot.query).toContain('panel=photos');
  });
});
