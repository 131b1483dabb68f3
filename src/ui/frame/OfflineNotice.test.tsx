import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

it.each([
  [true, false, ''],
  [true, true, 'Atelier cannot be reached right now. Trying again by itself...'],
  [
    false,
    false,
    'You are offline. You can look at what is on screen, and hearts are sent later. Searching needs a connection.',
  ],
  [
    false,
    true,
    'You are offline. You can look at what is on screen, and hearts are sent later. Searching needs a connection.',
  ],
])('says whether there is a network, or else whether the server answers: %s %s', (isOnline, isUnreachable, text) => {
  render(<OfflineNotice connection={new SnapshotHolder(isOnline)} isUnreachable={isUnreachable} />);
  expect(screen.getByRole('status').textContent.trim()).toBe(text);
});
