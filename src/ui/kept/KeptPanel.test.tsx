import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../../tests/support/HeldCalls.ts';
import type { StoredPictures } from '../../application/ports/Poses.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import { KeptPanel } from './KeptPanel.tsx';
import { KeptViewModel } from './KeptViewModel.ts';

const MADE_AT = Date.UTC(2026, 10, 2, 12);
const picture = (id: string) => ({
  id,
  description: '',
  createdAt: MADE_AT,
  width: 900,
  height: 1_200,
  picture: `/p/${id}`,
});
const photo = (id: string) => ({ ...picture(id), generated: false });
const look = (id: string) => ({
  ...picture(id),
  description: 'Ribbed tee, Straight jeans',
  expiresAt: MADE_AT + 86_400_000,
});

describe('the list of everything that is kept', () => {
  let stored: StoredPictures | null;
  let removed: string[];
  const user = userEvent.setup();

  beforeEach(() => {
    removed = [];
    stored = {
      consentedAt: MADE_AT,
      tryOnServiceHost: null,
      poses: [photo('me')],
      results: [look('tee'), look('coat')],
    };
  });

  async function show() {
    const change = (what: string, next: Partial<StoredPictures>) => {
      removed.push(what);
      stored = { ...stored!, ...next };
    };
    const poses = {
      fetchStoredPictures: async () => stored,
      remove: async (id: string) => change(id, { poses: stored!.poses.filter((pose) => pose.id !== id) }),
      removeResult: async (id: string) => change(id, { results: stored!.results.filter((one) => one.id !== id) }),
      withdrawConsent: async () => {
        change('everything', { consentedAt: null, poses: [], results: [] });
        return true;
      },
    };
    render(<KeptPanel open onClose={() => undefined} createView={() => new KeptViewModel(poses)} />);
    await act(settled);
  }
  const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
  async function confirm(button: string) {
    const dialog = screen.getByRole('alertdialog', { name: 'Please confirm' });
    await user.click(within(dialog).getByRole('button', { name: button }));
    await act(settled);
  }

  it('shows each picture with its size, its date and when it is deleted', async () => {
    await show();
    expect(rows()).toEqual([
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
    await show();
    await user.click(screen.getAllByRole('button', { name: /^Delete: Ribbed tee/u })[1]!);
    expect(screen.getByText(/If you saved it to your poses, it stays there/u)).toBeInTheDocument();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(removed).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: /^Delete: Ribbed tee/u })[1]!);
    await confirm('Delete');
    expect([removed, rows().length]).toEqual([['coat'], 2]);
    await user.click(screen.getByRole('button', { name: /^Delete: Photo of you/u }));
    expect(screen.getByText(/every picture that the fitting room made from it/u)).toBeInTheDocument();
    await confirm('Delete');
    expect(removed).toEqual(['coat', 'me']);
  });

  it('deletes everything at once after a confirmation', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    await confirm('Delete everything');
    expect([removed, rows()]).toEqual([['everything'], []]);
    expect(screen.getByText(/^We keep no photos of you/u)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
  });

  it('says when there is no room for another pose, and where photos are sent', async () => {
    const poses = Array.from({ length: MAX_POSES }, (_, place) => photo(`${place}`));
    stored = { consentedAt: MADE_AT, tryOnServiceHost: 'tryon.example', poses, results: [] };
    await show();
    expect(screen.getByText('There is no room for another pose. Delete one first.')).toBeInTheDocument();
    expect(screen.getByText(/we send a photo to tryon\.example/u)).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const before = stored;
    stored = null;
    await show();
    stored = before;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(rows()).toHaveLength(3);
  });
});
