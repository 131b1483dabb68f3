import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { CallError } from '../ports/CallError.ts';
import { Notices } from './Notices.ts';

describe('Notices', () => {
  it('keeps an error until it is closed', () => {
    const notices = new Notices(new ManualClock());
    notices.showError('wishlist-not-updated');
    expect(notices.snapshot.popup).toBe('wishlist-not-updated');
    notices.closePopup();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('shows a failed call, but no popup over the login when the session ended', () => {
    const notices = new Notices(new ManualClock());
    notices.showFailure('wishlist-not-updated', new CallError('Failed to update wishlist', 'unauthorized'));
    expect(notices.snapshot.popup).toBeNull();
    notices.showFailure('wishlist-not-updated', new CallError('Failed to update wishlist', 'broken'));
    expect(notices.snapshot.popup).toBe('wishlist-not-updated');
    notices.showFailure('photo-not-uploaded', new Error('not from a call'));
    expect(notices.snapshot.popup).toBe('photo-not-uploaded');
  });

  it('closes a popup whose cause is gone, and no other', () => {
    const notices = new Notices(new ManualClock());
    notices.showFailure('wishlist-not-updated', new CallError('Failed to update wishlist', 'broken'));
    notices.clearPopup('search-failed');
    expect(notices.snapshot.popup).toBe('wishlist-not-updated');
    notices.clearPopup('wishlist-not-updated');
    expect(notices.snapshot.popup).toBeNull();
  });

  it('shows a toast for one second, counted from the newest', () => {
    const clock = new ManualClock();
    const notices = new Notices(clock);
    const seenToasts: (string | undefined)[] = [];
    notices.subscribe(() => seenToasts.push(notices.snapshot.toast?.message));
    notices.showToast('added-to-search');
    clock.advance(999);
    notices.showToast('removed-from-search');
    clock.advance(999);
    expect(notices.snapshot.toast).toEqual({ id: 2, message: 'removed-from-search' });
    clock.advance(1);
    expect(notices.snapshot.toast).toBeNull();
    expect(seenToasts).toEqual(['added-to-search', 'removed-from-search', undefined]);
  });
});
