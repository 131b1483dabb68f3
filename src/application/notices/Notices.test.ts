import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { CallError } from '../ports/CallError.ts';
import { Notices } from './Notices.ts';

describe('Notices', () => {
  it('keeps an error until it is closed', () => {
    const notices = new Notices(new ManualClock());
    notices.showError('Failed to update wishlist');
    expect(notices.snapshot.popup).toBe('Failed to update wishlist');
    notices.closePopup();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('shows a failed call, but no popup over the login when the session ended', () => {
    const notices = new Notices(new ManualClock());
    notices.showFailure('Failed to update wishlist', new CallError('Failed to update wishlist', 'unauthorised'));
    expect(notices.snapshot.popup).toBeNull();
    notices.showFailure('Failed to update wishlist', new CallError('Failed to update wishlist', 'broken'));
    expect(notices.snapshot.popup).toBe('Failed to update wishlist');
    notices.showFailure('Failed to upload Image', new Error('not from a call'));
    expect(notices.snapshot.popup).toBe('Failed to upload Image');
  });

  it('closes a popup whose cause is gone, and no other', () => {
    const notices = new Notices(new ManualClock());
    notices.showFailure('Failed to update wishlist', new CallError('Failed to update wishlist', 'broken'));
    notices.settle('Error Searching Items');
    expect(notices.snapshot.popup).toBe('Failed to update wishlist');
    notices.settle('Failed to update wishlist');
    expect(notices.snapshot.popup).toBeNull();
  });

  it('shows a toast for one second, counted from the newest', () => {
    const clock = new ManualClock();
    const notices = new Notices(clock);
    notices.toast('Added to Search');
    clock.advance(999);
    notices.toast('Removed from Search');
    clock.advance(999);
    expect(notices.snapshot.toast).toEqual({ id: 2, text: 'Removed from Search' });
    clock.advance(1);
    expect(notices.snapshot.toast).toBeNull();
  });
});
