import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { anItem, aProfile, someItems } from '../../../tests/support/builders.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
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
import OwnedPosesTab from './PosesTab.tsx';
import { PosesViewModel } from './PosesViewModel.ts';

const PHOTO = new File(['me'], 'me.jpg', { type: 'image/jpeg' });

describe('the Poses tab', () => {
  let backend: InMemoryPoses;
  let clock: ManualClock;
  let opened: string[];
  let dressed: string[];
  const user = userEvent.setup();

  beforeEach(() => {
    clock = new ManualClock();
    backend = new InMemoryPoses(clock);
    opened = [];
    dressed = [];
  });

  const rest = () => act(settled);

  async function show(query = '', active = true) {
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
        onOpenItem: ({ id }) => opened.push(id),
        onDress: (poseId) => dressed.push(poseId),
      });
    const element = <OwnedPosesTab createView={createView} scroller={{ current: null }} dock={null} active={active} />;
    const router = createAppRouter([{ path: '/', element }], [`/?tab=poses${query}`]);
    const { container, unmount } = render(router.page);
    await rest();
    const choose = async () => {
      await user.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, PHOTO);
      await rest();
    };
    return { router, notices, choose, poses, unmount };
  }

  const keep = async (count: number) => {
    await backend.giveConsent('anna');
    for (let added = 0; added < count; added += 1) await backend.add('anna', PHOTO);
  };
  const tiles = () => screen.queryAllByRole('button', { name: /^Open pose/u });

  it('says what to do without poses, and asks for consent before the first photo', async () => {
    const { choose } = await show();
    expect(screen.getByRole('heading', { name: 'Photos of you, ready to be dressed' })).toBeInTheDocument();
    await choose();
    const dialog = screen.getByRole('alertdialog', { name: 'Before your first photo' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(tiles()).toEqual([]);
    await choose();
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    await rest();
    expect(tiles().length).toBe(1);
    await choose();
    expect([tiles().length, screen.getByText('2 of 20')]).toEqual([2, expect.anything()]);
  });

  it('shows the photo during its upload, which can be canceled', async () => {
    await keep(1);
    const { choose } = await show();
    backend.add = () => new Promise(() => undefined);
    await choose();
    expect(screen.getByRole('progressbar', { name: 'Preparing the photo' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    await rest();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a photo' })).toHaveFocus();
  });

  it('says at once whether a photo can be dressed, and how it could be', async () => {
    await keep(1);
    const add = backend.add.bind(backend);
    let check: Pose['check'] = { dressable: true, reason: null };
    backend.add = async (...request) => ({ ...(await add(...request)), check });
    const { choose, router } = await show();
    await choose();
    expect(screen.getByRole('status')).toHaveTextContent('This photo can be dressed.');
    check = { dressable: false, reason: 'The feet are not in the picture.' };
    await choose();
    const verdict = screen.getByRole('alertdialog', { name: 'This photo cannot be dressed yet' });
    expect(verdict).toHaveTextContent('The feet are not in the picture.What works: stand facing the camera');
    await user.click(within(verdict).getByRole('button', { name: 'Use a drawn figure' }));
    expect(router.location.search).toContain('panel=fitting-room');
  });

  it('asks for consent only on the screen on which the photo was chosen', async () => {
    const { poses } = await show();
    void poses.addToPoses(PHOTO);
    await rest();
    expect(poses.snapshot.photoAwaitingConsent).toBe(PHOTO);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('brings the shown pose to the fitting room', async () => {
    await keep(2);
    const { router } = await show('&pose=pose-1');
    await user.click(screen.getByRole('button', { name: 'Fitting Room' }));
    expect([dressed, router.location.search]).toEqual([['pose-1'], '?tab=poses&pose=pose-1&panel=fitting-room']);
  });

  it('says when the limit of poses is reached', async () => {
    await keep(MAX_POSES);
    await show();
    expect(screen.getByRole('button', { name: 'Add a photo' })).toBeDisabled();
    expect(screen.getByText(/You can keep up to 20 poses/u)).toBeInTheDocument();
  });

  it('says that the poses could not be loaded, and the retry works', async () => {
    await keep(1);
    const { fetch } = backend;
    backend.fetch = () => Promise.reject(new CallError('Failed to retrieve poses', 'unreachable'));
    await show();
    for (const _attempt of [2, 3]) {
      clock.advance(500);
      await rest();
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Your poses could not be loaded');
    backend.fetch = fetch;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rest();
    expect(tiles().length).toBe(1);
  });

  it('opens a pose large, with suggestions; Back closes it', async () => {
    await keep(2);
    const { router } = await show();
    await user.click(tiles()[1]!);
    await rest();
    const viewer = screen.getByRole('dialog', { name: 'Your pose' });
    expect(router.location.search).toContain('pose=pose-1');
    expect(within(viewer).getByRole('img', { name: 'Photo of you' })).toBeInTheDocument();
    expect(within(viewer).queryByText(/^Generated by/u)).not.toBeInTheDocument();
    const [first] = within(within(viewer).getByRole('region', { name: 'You May Also Like' })).getAllByRole('listitem');
    await user.click(within(first!).getByRole('button'));
    expect(opened.length).toBe(1);
    act(() => router.navigate(-1));
    await rest();
    expect(screen.queryByRole('dialog', { name: 'Your pose' })).not.toBeInTheDocument();
  });

  it('labels a generated pose', async () => {
    await keep(0);
    const { id } = await backend.add('anna', PHOTO, { resultId: 'result' });
    await show(`&pose=${id}`);
    const viewer = screen.getByRole('dialog', { name: 'Your pose' });
    expect(within(viewer).getByText('Generated by Atelier')).toBeInTheDocument();
    expect(within(viewer).getByRole('img', { name: 'You, as the fitting room dressed you' })).toBeInTheDocument();
  });

  it('closes the viewer when another tab is opened', async () => {
    await keep(1);
    const { router } = await show('&pose=pose-1', false);
    expect(screen.queryByRole('dialog', { name: 'Your pose' })).not.toBeInTheDocument();
    expect(router.location.search).toBe('?tab=poses');
  });

  it('deletes a pose after confirmation', async () => {
    await keep(2);
    const { router } = await show('&pose=pose-2');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = () => screen.getByRole('alertdialog', { name: 'Please confirm' });
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(dialog()).getByRole('button', { name: 'Remove' }));
    await rest();
    expect([tiles().length, router.location.search]).toEqual([1, '?tab=poses']);
  });

  it('reports a picture that did not load', async () => {
    await keep(1);
    backend.fetchImage = () => Promise.reject(new CallError('Failed to retrieve pose', 'broken'));
    const { notices } = await show('&pose=pose-1');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch pose');
    expect(notices.snapshot.popup).toBe('pose-not-fetched');
  });

  it('says in the consent where photos are sent', async () => {
    const { choose } = await show();
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
    const { unmount } = await show();
    expect(screen.queryByText(/is sent to/u)).toBeNull();
    unmount();
    const stored = { consentedAt: 1, tryOnServiceHost: 'tryon.example', poses: [], results: [] };
    backend.fetchStoredPictures = async () => stored;
    for (const count of [0, 2]) {
      await keep(count);
      const { unmount: leave } = await show();
      expect(screen.getByText('To dress you, a photo is sent to tryon.example.')).toBeVisible();
      leave();
    }
  });

  it('opens the list of everything that is kept', async () => {
    await keep(1);
    const { router } = await show();
    await user.click(screen.getByRole('button', { name: 'Your photos and looks' }));
    expect(router.address.snapshot.query).toContain('panel=photos');
  });
});
