import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

function renderNotice() {
  const readyState = new SnapshotHolder(false);
  let applyCount = 0;
  const updates = Object.assign(readyState, { apply: () => (applyCount += 1) });
  render(<UpdateNotice updates={updates} />);
  return { isReady: readyState, countApplied: () => applyCount };
}

describe('the notice of a new version', () => {
  it('appears when the version is ready, and reloads only when asked', async () => {
    const user = userEvent.setup();
    const { isReady, countApplied } = renderNotice();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    isReady.set(true);
    expect(await screen.findByText('A new version of Atelier is ready.')).toBeVisible();
    expect(countApplied()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(countApplied()).toBe(1);
  });

  it('can be dismissed', async () => {
    const user = userEvent.setup();
    const { isReady, countApplied } = renderNotice();
    isReady.set(true);
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(countApplied()).toBe(0);
  });
});
