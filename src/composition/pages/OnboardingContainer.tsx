import { useEffect, useState } from 'react';
import { BrowserGeolocation } from '../../adapters/browser/BrowserGeolocation.ts';
import { BrowserPhotoPreparation } from '../../adapters/browser/BrowserPhotoPreparation.ts';
import { LocalStorageKeyValueStore } from '../../adapters/browser/LocalStorageKeyValueStore.ts';
import { HttpFigures } from '../../adapters/http/HttpFigures.ts';
import { HttpGeocoding } from '../../adapters/http/HttpGeocoding.ts';
import { HttpPoses } from '../../adapters/http/HttpPoses.ts';
import { TTLCache } from '../../application/cache/TTLCache.ts';
import { LocationSearch } from '../../application/location/LocationSearch.ts';
import { Notices } from '../../application/notices/Notices.ts';
import { OnboardingFlow } from '../../application/onboarding/OnboardingFlow.ts';
import { OnboardingMemory } from '../../application/onboarding/OnboardingMemory.ts';
import { PosesManager } from '../../application/poses/PosesManager.ts';
import { PreferencesDraft } from '../../application/preferences/PreferencesDraft.ts';
import { FigureList } from '../../application/tryon/FigureList.ts';
import { BodyChoice } from '../../application/tryon/BodyChoice.ts';
import { RoomMemory } from '../../application/tryon/RoomMemory.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { ErrorPopup } from '../../ui/design/ErrorPopup.tsx';
import { FirstBodyViewModel } from '../../ui/onboarding/FirstBodyViewModel.ts';
import { OnboardingScreen } from '../../ui/onboarding/OnboardingScreen.tsx';
import { OnboardingViewModel } from '../../ui/onboarding/OnboardingViewModel.ts';
import { PosesViewModel } from '../../ui/poses/PosesViewModel.ts';
import { PreferencesViewModel } from '../../ui/preferences/PreferencesViewModel.ts';
import { useSnapshot } from '../../ui/shared/useSnapshot.ts';
import { getMessageText } from '../../ui/text/messages.ts';
import type { Foundation } from '../foundation.ts';

export interface OnboardingContainerProps {
  readonly foundation: Foundation;
  readonly profile: Profile;
  readonly onFinished: () => void;
}

/** The onboarding with its use cases and view-models, which end with the page. */
export function OnboardingContainer({ foundation, profile, onFinished }: OnboardingContainerProps) {
  const [{ notices, startables, ...views }] = useState(() => createOnboarding(foundation, profile, onFinished));
  const { popup } = useSnapshot(notices);
  useEffect(() => {
    const stopFunctions = startables.map((startable) => startable.start());
    return () => {
      for (const stop of stopFunctions) stop();
    };
  }, [startables]);
  return (
    <>
      <OnboardingScreen {...views} />
      <ErrorPopup message={popup && getMessageText(popup)} onClose={() => notices.closePopup()} />
    </>
  );
}

function createOnboarding(foundation: Foundation, profile: Profile, onFinished: () => void) {
  const { account, cache, clock, http, logger, profiles } = foundation;
  const userId = profile.id;
  const tabCache = new TTLCache(new LocalStorageKeyValueStore(() => sessionStorage), clock);
  const memory = new OnboardingMemory(cache, userId, tabCache);
  const editedPreferences = memory.read()?.preferences;
  const draftParts = { userId, profiles, clock, logger, savedPreferences: profile.preferences };
  const draft = new PreferencesDraft({
    ...draftParts,
    ...(editedPreferences && { editedPreferences }),
  });
  const refreshProfile = () => account.refresh();
  const fetchSaved = async () => (await profiles.getProfile(userId)).preferences;
  const flow = new OnboardingFlow({ draft, memory, fetchSaved, refreshProfile, clock, logger, onFinished });
  const geocoding = new HttpGeocoding(http);
  const search = new LocationSearch({ geocoding, geolocation: new BrowserGeolocation(), clock, logger });
  const notices = new Notices(clock);
  const posesManager = new PosesManager({
    poses: new HttpPoses(http),
    preparation: new BrowserPhotoPreparation(),
    shopper: account.shopper,
    notices,
    clock,
    logger,
  });
  const view = new OnboardingViewModel(flow, draft);
  const preferences = new PreferencesViewModel(draft, search);
  const roomMemory = new RoomMemory(cache, userId);
  const figures = new FigureList(new HttpFigures(http));
  const firstBody = new FirstBodyViewModel(new BodyChoice(roomMemory, posesManager), figures);
  const poses = new PosesViewModel({
    poses: posesManager,
    suggestions: NO_SUGGESTIONS,
    onOpenItem: () => {},
    onDress: () => {},
    onAdded: firstBody.choosePose,
  });
  const startables = [view, preferences, posesManager, poses, firstBody];
  return { notices, view, preferences, poses, firstBody, startables };
}

const EMPTY_STRIP = { isLoading: false, items: [] };

/** Replaces the pose viewer's suggestions, which onboarding does not show. */
const NO_SUGGESTIONS = {
  snapshot: { similar: EMPTY_STRIP, completeTheLook: EMPTY_STRIP },
  subscribe: () => () => {},
  clear: () => {},
  fetchFor: async () => {},
};
