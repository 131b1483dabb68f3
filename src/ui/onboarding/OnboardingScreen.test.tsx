import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createAnnasPoses, PHOTO } from '../../../tests/support/posesFixture.ts';
import { InMemoryFigures } from '../../adapters/memory/InMemoryFigures.ts';
import { InMemoryGeocoding } from '../../adapters/memory/InMemoryGeocoding.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { TTLCache } from '../../application/cache/TTLCache.ts';
import { LocationSearch } from '../../application/location/LocationSearch.ts';
import { OnboardingFlow } from '../../application/onboarding/OnboardingFlow.ts';
import { OnboardingMemory } from '../../application/onboarding/OnboardingMemory.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { PreferencesDraft } from '../../application/preferences/PreferencesDraft.ts';
import { FigureList } from '../../application/tryon/FigureList.ts';
import { BodyChoice } from '../../application/tryon/BodyChoice.ts';
import { RoomMemory } from '../../application/tryon/RoomMemory.ts';
import { NO_PREFERENCES } from '../../domain/accounts/Profile.ts';
import { PosesViewModel } from '../poses/PosesViewModel.ts';
import { PreferencesViewModel } from '../preferences/PreferencesViewModel.ts';
import { FirstBodyViewModel } from './FirstBodyViewModel.ts';
import { OnboardingScreen } from './OnboardingScreen.tsx';
import { OnboardingViewModel } from './OnboardingViewModel.ts';

const EMPTY_STRIP = { isLoading: false, items: [] };

async function renderOnboarding({ photos = [] as Blob[] } = {}) {
  const { manager, clock, logger, replace } = await createAnnasPoses(...photos);
  const cache = new TTLCache(new InMemoryKeyValueStore(), clock);
  const server = { isBroken: false };
  const savePreferences = async () => {
    if (server.isBroken) throw new CallError('Error saving user preferences', 'rejected');
  };
  const profiles = { savePreferences };
  const draft = new PreferencesDraft({ userId: 'anna', profiles, clock, logger, savedPreferences: NO_PREFERENCES });
  const memory = new OnboardingMemory(cache, 'anna');
  const refreshProfile = async () => {};
  const fetchSaved = async () => NO_PREFERENCES;
  const flow = new OnboardingFlow({ draft, memory, fetchSaved, refreshProfile, clock, logger, onFinished: () => {} });
  const geolocation = { findPosition: () => new Promise<never>(() => {}) };
  const search = new LocationSearch({ geocoding: new InMemoryGeocoding([]), geolocation, clock, logger });
  const roomMemory = new RoomMemory(cache, 'anna');
  const view = new OnboardingViewModel(flow, draft);
  const firstBody = new FirstBodyViewModel(new BodyChoice(roomMemory, manager), new FigureList(new InMemoryFigures()));
  const poses = new PosesViewModel({
    poses: manager,
    suggestions: {
      snapshot: { similar: EMPTY_STRIP, completeTheLook: EMPTY_STRIP },
      subscribe: () => () => {},
      clear: () => {},
      fetchFor: async () => {},
    },
    onOpenItem: () => {},
    onDress: () => {},
    onAdded: firstBody.choosePose,
  });
  view.start();
  poses.start();
  firstBody.start();
  render(
    <OnboardingScreen
      view={view}
      preferences={new PreferencesViewModel(draft, search)}
      poses={poses}
      firstBody={firstBody}
    />,
  );
  const user = userEvent.setup();
  const passTime = (ms: number) =>
    act(async () => {
      clock.advance(ms);
      await settlePromises();
    });
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await act(settlePromises);
  };
  const openPoses = async () => {
    await passTime(3_000);
    await press('Skip/Next >');
    await press('Skip/Next >');
  };
  return { user, passTime, press, openPoses, server, roomMemory, manager, replace };
}

const getTitle = () => screen.getByRole('heading', { level: 1 });
const listStepButtons = () =>
  ['< Back', 'Skip/Next >', 'Complete Profile'].filter((name) => screen.queryByRole('button', { name }) !== null);

it('leads through the five steps, with the texts of the specification', async () => {
  const { passTime, press } = await renderOnboarding();
  expect(getTitle()).toHaveTextContent("Let's get you all set!");
  expect(screen.queryByRole('progressbar')).toBeNull();
  await passTime(3_000);
  expect(getTitle()).toHaveTextContent('Style Profile');
  expect(getTitle()).toHaveFocus();
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 3' })).toHaveAttribute('aria-valuenow', '33');
  expect(listStepButtons()).toEqual(['Skip/Next >']);
  await press('Skip/Next >');
  expect(getTitle()).toHaveTextContent('Virtual AI Assistant');
  expect(screen.getByRole('progressbar', { name: 'Step 2 of 3' })).toHaveAttribute('aria-valuenow', '67');
  expect(listStepButtons()).toEqual(['< Back', 'Skip/Next >']);
  await press('< Back');
  await press('Skip/Next >');
  await press('Skip/Next >');
  expect(getTitle()).toHaveTextContent('Poses');
  expect(screen.getByRole('progressbar', { name: 'Step 3 of 3' })).toHaveAttribute('aria-valuenow', '100');
  expect(listStepButtons()).toEqual(['< Back', 'Complete Profile']);
  await press('Complete Profile');
  expect(getTitle()).toHaveTextContent("You're all set!");
});

it('says when the profile could not be saved, and saves it at the next press', async () => {
  const { openPoses, press, server } = await renderOnboarding();
  await openPoses();
  server.isBroken = true;
  await press('Complete Profile');
  expect(screen.getByText(/^Your profile could not be saved/u)).toBeVisible();
  server.isBroken = false;
  await press('Complete Profile');
  expect(getTitle()).toHaveTextContent("You're all set!");
});

it('shows a photo large and deletes it after a confirmation', async () => {
  const { openPoses, press, user, manager } = await renderOnboarding({ photos: [PHOTO] });
  await openPoses();
  await press('Open pose 1 of 1');
  expect(screen.getByRole('dialog', { name: 'Your photo' })).toBeVisible();
  await press('Delete');
  expect(screen.getByRole('alertdialog', { name: 'Please confirm' })).toBeVisible();
  expect(manager.snapshot.poses).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await act(settlePromises);
  expect(manager.snapshot.poses).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Add a photo' })).toBeEnabled();
});

it('does not offer a photo for the fitting room that cannot be dressed', async () => {
  const { openPoses, press, manager, replace } = await renderOnboarding({ photos: [PHOTO] });
  const poses = manager.snapshot.poses.map((pose) => ({ ...pose, check: { dressable: false, reason: null } }));
  replace({ fetch: async () => poses });
  await act(() => manager.load());
  await openPoses();
  await press('Open pose 1 of 1');
  expect(screen.getByText('Cannot be dressed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use in the fitting room' })).toBeNull();
});

it('keeps the chosen figure for the fitting room', async () => {
  const { openPoses, press, roomMemory } = await renderOnboarding();
  await openPoses();
  await press('Deep');
  await press('Tall');
  expect(roomMemory.figure).toEqual({ build: 'tall', tone: 'deep' });
  expect(roomMemory.body).toEqual({ kind: 'figure', id: 'tall.deep' });
  await press('Light');
  expect(roomMemory.figure).toEqual({ build: 'tall', tone: 'light' });
});

it('keeps the photo that was added last for the fitting room, or what is chosen after it', async () => {
  const { openPoses, press, user, roomMemory, manager } = await renderOnboarding({ photos: [PHOTO] });
  await openPoses();
  expect(roomMemory.body).toBeNull();
  await press('Tall');
  const photo = new File(['new'], 'new.jpg', { type: 'image/jpeg' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, photo);
  await act(settlePromises);
  const [addedPose, earlierPose] = manager.snapshot.poses;
  expect(roomMemory.body).toEqual({ kind: 'pose', id: addedPose?.id });
  expect(screen.getByRole('button', { name: 'Tall' })).toHaveAttribute('aria-pressed', 'false');
  await press('Open pose 2 of 2');
  await press('Use in the fitting room');
  expect(roomMemory.body).toEqual({ kind: 'pose', id: earlierPose?.id });
  expect(screen.getByRole('button', { name: 'Open pose 2 of 2, For the fitting room' })).toBeVisible();
  await press('Tall');
  expect(roomMemory.body).toEqual({ kind: 'figure', id: 'tall.light' });
});
