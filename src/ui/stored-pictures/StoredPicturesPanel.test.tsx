import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import type { StoredPictures } from '../../application/ports/Poses.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import { StoredPicturesPanel } from './StoredPicturesPanel.tsx';
import { StoredPicturesViewModel } from './StoredPicturesViewModel.ts';

const CREATED_AT = Date.UTC(2026, 10, 2, 12);
const createPicture = (id: string) => ({
  id,
  description: '',
  createdAt: CREATED_AT,
  width: 900,
  height: 1_200,
  picture: `/p/${id}`,
});
const createPhoto = (id: string) => ({ ...createPicture(id), generated: false, corrected: false });
const createResult = (id: string) => ({
  ...createPicture(id),
  description: 'Ribbed tee, Straight jeans',
  expiresAt: CREATED_AT + 86_400_000,
});

describe('the list of all stored pictures', () => {
  let storedPictures: StoredPictures | null;
  let removedIds: string[];
  const user = userEvent.setup();

  beforeEach(() => {
    removedIds = [];
    storedPictures = {
      consentedAt: CREATED_AT,
      tryOnServiceHost: null,
      poses: [createPhoto('me')],
      results: [createResult('tee'), createResult('coat')],
    };
  });

  async function renderPanel() {
    const removeAndSet = (removedId: string, changes: Partial<StoredPictures>) => {
      removedIds.push(removedId);
      storedPictures = { ...storedPictures!, ...changes };
    };
    const poses = {
      fetchStoredPictures: async () => storedPictures,
      remove: async (id: string) => removeAndSet(id, { poses: storedPictures!.poses.filter((pose) => pose.id !== id) }),
      removeResult: async (id: string) =>
        removeAndSet(id, { results: storedPictures!.results.filter((result) => result.id !== id) }),
      withdrawConsent: async () => {
        removeAndSet('everything', { consentedAt: null, poses: [], results: [] });
        return true;
      },
    };
    render(
      <StoredPicturesPanel open onClose={() => undefined} createView={() => new StoredPicturesViewModel(poses)} />,
    );
    await act(settlePromises);
  }
  const listRowTexts = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
  async function pressAndConfirm(button: string) {
    const dialog = screen.getByRole('alertdialog', { name: 'Please confirm' });
    await user.click(within(dialog).getByRole('button', { name: button }));
    await act(settlePromises);
  }

  it('names the corrections that are stored with a pose', async () => {
    const poses = [{ ...createPhoto('me'), corrected: true }, createPhoto('beach')];
    storedPictures = { ...storedPictures!, poses };
    await renderPanel();
    expect(listRowTexts().filter((row) => row?.includes('With your corrections to shoulders and waist')).length).toBe(
      1,
    );
  });

  it('shows each picture with its size, its date and when it is deleted', async () => {
    await renderPanel();
    expect(listRowTexts()).toEqual([
      'Photo of youAdded on November 2, 2026900 × 1,200 pixels',
      ...Array<string>(2).fill(
        'Ribbed tee, Straight jeansMade on November 2, 2026Will be deleted on November 3, 2026900 × 1,200 pixels',
      ),
    ]);
    expect(screen.getByRole('heading', { name: 'Poses 1 of 20' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'From the fitting room 2 of 100' })).toBeInTheDocument();
    expect(screen.getByText(/deleted after 30 days/u)).toBeInTheDocument();
    expect(screen.getByRole('dialog').querySelector('img')).toHaveAttribute('src', '/p/me');
  });

  it('deletes one picture after a confirmation', async () => {
    await renderPanel();
    await user.click(screen.getAllByRole('button', { name: /^Delete: Ribbed tee/u })[1]!);
    expect(screen.getByText(/If you saved it to your poses, it stays there/u)).toBeInTheDocument();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(removedIds).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: /^Delete: Ribbed tee/u })[1]!);
    await pressAndConfirm('Delete');
    expect([removedIds, listRowTexts().length]).toEqual([['coat'], 2]);
    await user.click(screen.getByRole('button', { name: /^Delete: Photo of you/u }));
    expect(screen.getByText(/every picture that the fitting room made from it/u)).toBeInTheDocument();
    await pressAndConfirm('Delete');
    expect(removedIds).toEqual(['coat', 'me']);
  });

  it('deletes everything at once after a confirmation', async () => {
    await renderPanel();
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    await pressAndConfirm('Delete everything');
    expect([removedIds, listRowTexts()]).toEqual([['everything'], []]);
    expect(screen.getByText(/^We keep no photos of you/u)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
  });

  it('says when there is no room for another pose, and where photos are sent', async () => {
    const poses = Array.from({ length: MAX_POSES }, (_, place) => createPhoto(`${place}`));
    storedPictures = { consentedAt: CREATED_AT, tryOnServiceHost: 'tryon.example', poses, results: [] };
    await renderPanel();
    expect(screen.getByText('There is no room for another pose. Delete one first.')).toBeInTheDocument();
    expect(screen.getByText(/we send a photo to tryon\.example/u)).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const storedBefore = storedPictures;
    storedPictures = null;
    await renderPanel();
    storedPictures = storedBefore;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settlePromises);
    expect(listRowTexts()).toHaveLength(3);
  });
});
