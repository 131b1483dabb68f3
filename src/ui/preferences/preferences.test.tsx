import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { LocationSearch } from '../../application/location/LocationSearch.ts';
import type { Coordinates } from '../../application/ports/Geocoding.ts';
import { PositionError } from '../../application/ports/Geolocation.ts';
import { PreferencesDraft } from '../../application/preferences/PreferencesDraft.ts';
import { NO_PREFERENCES } from '../../domain/accounts/Profile.ts';
import { ChipPreference } from './ChipPreference.tsx';
import { LocationField } from './LocationField.tsx';
import { NotesField } from './NotesField.tsx';
import { PreferencesViewModel } from './PreferencesViewModel.ts';
import { StylePreference } from './StylePreference.tsx';
import { TonePreference } from './TonePreference.tsx';

function createControls() {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const suggestCalls = new HeldCalls<[text: string, signal?: AbortSignal], readonly string[]>();
  const positionCalls = new HeldCalls<[signal: AbortSignal], Coordinates>();
  const draft = new PreferencesDraft({
    userId: 'u1',
    profiles: { savePreferences: async () => {} },
    clock,
    logger,
    savedPreferences: NO_PREFERENCES,
  });
  const search = new LocationSearch({
    geocoding: { suggestPlaces: suggestCalls.call, reverseGeocode: async () => 'Oslo, Norway' },
    geolocation: { findPosition: positionCalls.call },
    clock,
    logger,
  });
  const view = new PreferencesViewModel(draft, search);
  const readPreferences = () => draft.snapshot.preferences;
  return { clock, suggestCalls, positionCalls, view, readPreferences, user: userEvent.setup() };
}

describe('the controls', () => {
  it('offer genders, seven sizes and 19 tags, and toggle them', async () => {
    const { view, user, readPreferences } = createControls();
    render(
      <>
        <ChipPreference view={view} preference="genderPreference" />
        <ChipPreference view={view} preference="sizePreference" />
        <ChipPreference view={view} preference="personality" />
      </>,
    );
    const countButtons = (group: string) =>
      within(screen.getByRole('group', { name: group })).getAllByRole('button').length;
    expect(['Style for', 'Sizes', 'Fashion vibe'].map(countButtons)).toEqual([3, 7, 19]);
    for (const name of ['Women', 'M', 'L', 'Bold', 'M']) await user.click(screen.getByRole('button', { name }));
    expect(readPreferences()).toMatchObject({
      genderPreference: ['Women'],
      sizePreference: ['L'],
      personality: ['Bold'],
    });
    expect(screen.getByRole('button', { name: 'L' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('take a note', async () => {
    const { view, user, readPreferences } = createControls();
    render(<NotesField view={view} />);
    await user.type(screen.getByRole('textbox', { name: 'Your fashion interests' }), 'No wool');
    expect(readPreferences().userNotes).toBe('No wool');
  });

  it('offer ten tones, each with a description and a sample line, and save the description', async () => {
    const { view, user, readPreferences } = createControls();
    render(<TonePreference view={view} />);
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    const boldTone = screen.getByRole('radio', { name: 'Bold & Assertive' });
    expect(boldTone).toHaveAccessibleDescription(/^Decides, and stands by it\. Take the linen blazer/u);
    await user.click(boldTone);
    expect(readPreferences()).toMatchObject({
      aiTone: 'Bold & Assertive',
      aiToneDescription: 'Decides, and stands by it.',
    });
    expect(boldTone).toBeChecked();
  });
});

describe('the styles', () => {
  it('are 18 presets with a picture each', async () => {
    const { view, user, readPreferences } = createControls();
    const { container } = render(<StylePreference view={view} />);
    const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(pictures).size).toBe(18);
    expect(pictures).toContain('/styles/streetwear.webp');
    await user.click(screen.getByRole('button', { name: 'Pitti' }));
    expect(readPreferences().stylePreference).toEqual(['Pitti']);
  });

  it('can be of the own choice, added by Enter or by the button, and removed', async () => {
    const { view, user, readPreferences } = createControls();
    render(<StylePreference view={view} />);
    const field = screen.getByRole('textbox', { name: 'A style of your own' });
    await user.type(field, '  Cottage core {Enter}');
    await user.type(field, 'Western');
    await user.click(screen.getByRole('button', { name: 'Add Style' }));
    await user.type(field, '   {Enter}');
    expect(readPreferences().stylePreference).toEqual(['Cottage core', 'Western']);
    await user.click(screen.getByRole('button', { name: 'Remove Cottage core' }));
    expect(readPreferences().stylePreference).toEqual(['Western']);
  });

  it('refuse a duplicate, keep what was typed, and say so', async () => {
    const { view, user, readPreferences } = createControls();
    render(<StylePreference view={view} />);
    const field = screen.getByRole('textbox', { name: 'A style of your own' });
    await user.type(field, 'Western{Enter}');
    await user.type(field, 'western{Enter}');
    expect(readPreferences().stylePreference).toEqual(['Western']);
    expect(field).toHaveValue('western');
    expect(screen.getByText('This style is already in your list.')).toBeVisible();
  });
});

describe('the location', () => {
  const getField = () => screen.getByRole('combobox', { name: 'Location' });

  async function suggest(controls: ReturnType<typeof createControls>, places: readonly string[]) {
    await act(async () => {
      controls.clock.advance(1_000);
      controls.suggestCalls.newest.resolve(places);
      await settlePromises();
    });
  }

  it('is chosen from the suggestions by keyboard', async () => {
    const controls = createControls();
    const { user, readPreferences } = controls;
    render(<LocationField view={controls.view} />);
    expect(getField()).toHaveAttribute('aria-expanded', 'false');
    await user.type(getField(), 'Os');
    await suggest(controls, ['Oslo, Norway', 'Osaka, Japan']);
    expect(getField()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('2 places')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    const active = screen.getByRole('option', { name: 'Osaka, Japan' });
    expect(getField()).toHaveAttribute('aria-activedescendant', active.id);
    expect(active).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(readPreferences().location).toBe('Oslo, Norway');
    expect(getField()).toHaveFocus();
    expect(getField()).toHaveAttribute('aria-expanded', 'false');
  });

  it('leaves the list on keys that move the caret', async () => {
    const controls = createControls();
    render(<LocationField view={controls.view} />);
    await controls.user.type(getField(), 'Os');
    await suggest(controls, ['Oslo, Norway', 'Osaka, Japan']);
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      await controls.user.keyboard('{ArrowDown}');
      expect(getField()).toHaveAttribute('aria-activedescendant');
      await controls.user.keyboard(`{${key}}`);
      expect(getField()).not.toHaveAttribute('aria-activedescendant');
      expect(getField()).toHaveAttribute('aria-expanded', 'true');
    }
  });

  it('leaves Enter to the input method while it composes a character', async () => {
    const controls = createControls();
    render(<LocationField view={controls.view} />);
    await controls.user.type(getField(), 'Os');
    await suggest(controls, ['Oslo, Norway']);
    await controls.user.keyboard('{ArrowDown}');
    fireEvent.keyDown(getField(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(getField(), { key: 'Enter', keyCode: 229 });
    expect(controls.readPreferences().location).toBe('Os');
  });

  it('is chosen by a press, and stays as typed after Escape', async () => {
    const controls = createControls();
    const { user, readPreferences } = controls;
    render(<LocationField view={controls.view} />);
    await user.type(getField(), 'Os');
    await suggest(controls, ['Oslo, Norway']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(readPreferences().location).toBe('Os');
    await user.type(getField(), 'l');
    await suggest(controls, ['Oslo, Norway']);
    await user.click(screen.getByRole('option', { name: 'Oslo, Norway' }));
    expect(readPreferences().location).toBe('Oslo, Norway');
  });

  it('says when no place was found, and when places cannot be looked up', async () => {
    const controls = createControls();
    render(<LocationField view={controls.view} />);
    await controls.user.type(getField(), 'Atlantis');
    await suggest(controls, []);
    expect(screen.getByText(/^No place of this name/u)).toBeVisible();
    await controls.user.type(getField(), '!');
    await act(async () => {
      controls.clock.advance(1_000);
      controls.suggestCalls.newest.reject(new Error('down'));
      await settlePromises();
    });
    expect(screen.getByText(/^Places cannot be looked up/u)).toBeVisible();
  });

  it('is found by the position of the device', async () => {
    const { view, user, positionCalls, readPreferences } = createControls();
    render(<LocationField view={view} />);
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(screen.getByRole('button', { name: 'Locating...' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => {
      positionCalls.newest.resolve({ latitude: 59.9, longitude: 10.7 });
      await settlePromises();
    });
    expect(readPreferences().location).toBe('Oslo, Norway');
    expect(getField()).toHaveValue('Oslo, Norway');
  });

  it('shows Error for two seconds when the position is denied', async () => {
    const { view, user, clock, positionCalls } = createControls();
    render(<LocationField view={view} />);
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    await act(async () => {
      positionCalls.newest.reject(new PositionError('denied'));
      await settlePromises();
    });
    expect(screen.getByRole('button', { name: 'Error' })).toBeVisible();
    act(() => clock.advance(2_000));
    expect(screen.getByRole('button', { name: 'Use my position' })).toBeVisible();
  });
});
