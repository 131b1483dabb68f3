import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryGeocoding } from '../../adapters/memory/InMemoryGeocoding.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { LocationSearch } from '../../application/location/LocationSearch.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { PreferencesDraft } from '../../application/preferences/PreferencesDraft.ts';
import { NO_PREFERENCES, type Preferences } from '../../domain/accounts/Profile.ts';
import { PreferencesViewModel } from '../preferences/PreferencesViewModel.ts';
import { PreferenceSections } from './PreferenceSections.tsx';

function showSections({
  editedPreferences,
  isStyleOpen = true,
}: {
  editedPreferences?: Preferences;
  isStyleOpen?: boolean;
} = {}) {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const savePreferences = vi.fn(async () => {});
  const draft = new PreferencesDraft({
    ...{ userId: 'anna', profiles: { savePreferences }, clock, logger },
    savedPreferences: {
      ...NO_PREFERENCES,
      genderPreference: ['Women'],
      aiTone: 'Bold & Assertive',
      location: 'Oslo, Norway',
    },
    ...(editedPreferences && { editedPreferences }),
  });
  const geolocation = { findPosition: () => Promise.reject(new Error('no position')) };
  const search = new LocationSearch({ geocoding: new InMemoryGeocoding([]), geolocation, clock, logger });
  const save = vi.fn(async () => void (await draft.save()));
  const { unmount } = render(
    <PreferenceSections
      preferences={{ save }}
      draft={draft}
      createView={(edits) => new PreferencesViewModel(edits, search)}
      isStyleOpen={isStyleOpen}
    />,
  );
  return { draft, save, savePreferences, unmount, user: userEvent.setup() };
}

it('summarizes each section beside its title', () => {
  showSections();
  const summaries = screen.getAllByText((_, element) => element?.tagName === 'SUMMARY');
  expect(summaries.map(({ textContent }) => textContent)).toEqual([
    'Style PreferencesWomen',
    'AI AssistantBold & Assertive',
    'LocationOslo, Norway',
  ]);
});

it('opens Style Preferences for a shopper who came for the default filters', () => {
  showSections({ isStyleOpen: true });
  expect(screen.getByRole('heading', { name: 'Style Preferences' }).closest('details')).toHaveAttribute('open');
});

it('saves when it leaves the screen, and when the page is hidden', async () => {
  const { user, save, savePreferences, unmount } = showSections();
  await user.click(screen.getByRole('button', { name: 'Men' }));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  visibility.mockRestore();
  await act(settlePromises);
  expect(savePreferences).toHaveBeenCalledExactlyOnceWith(
    'anna',
    { genderPreference: ['Women', 'Men'] },
    expect.any(AbortSignal),
  );
  unmount();
  expect(save).toHaveBeenCalledTimes(2);
});

it('shows that changes could not be saved, and saves them on request', async () => {
  const editedPreferences = { ...NO_PREFERENCES, userNotes: 'No wool' };
  const { user, savePreferences } = showSections({ editedPreferences });
  savePreferences.mockRejectedValueOnce(new CallError('Error saving user preferences', 'rejected'));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Your last changes could not be saved.');
  await user.click(screen.getByRole('button', { name: 'Save now' }));
  await act(settlePromises);
  expect(screen.getByText(/^Your last changes could not be saved/u)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save now' }));
  await act(settlePromises);
  expect(screen.queryByText(/^Your last changes/u)).toBeNull();
});

it('says nothing about saving while the shopper edits', async () => {
  const { user } = showSections();
  await user.click(screen.getByRole('button', { name: 'Men' }));
  expect(screen.queryByText(/^Your last changes/u)).toBeNull();
});
