import { describe, expect, it } from 'vitest';
import { aProfile, anAttachment, anItem } from '../../../tests/support/builders.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { Notices } from '../notices/Notices.ts';
import { PulseStatus } from '../pulse/PulseStatus.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { Attachments } from './Attachments.ts';

function createAttachments(profile: Profile | null) {
  const clock = new ManualClock();
  const notices = new Notices(clock);
  const pulse = new PulseStatus(clock);
  return { clock, notices, pulse, attachments: new Attachments(new SnapshotHolder(profile), notices, pulse) };
}

describe('Attachments', () => {
  it('holds at most one item and shows a toast for a second', () => {
    const { attachments, notices, pulse, clock } = createAttachments(aProfile());
    attachments.addItem(anItem({ id: 'blazer' }));
    attachments.addItem(anItem({ id: 'suit', colors: ['Gray'] }));
    expect(attachments.snapshot).toEqual([
      {
        id: 'suit',
        context: 'item',
        userId: 'user-1',
        url: 'https://skarvholm.example/pieces/suit',
        imageUrls: ['/media/suit.webp'],
        colors: ['Gray'],
        kind: null,
        pattern: null,
        kinds: [],
      },
    ]);
    expect(notices.snapshot.toast?.message).toBe('added-to-search');
    expect(pulse.snapshot).toBe('thinking');
    clock.advance(200);
    expect(pulse.snapshot).toBe('idle');
  });

  it('removes an item', () => {
    const { attachments, notices } = createAttachments(aProfile());
    attachments.addItem(anItem({ id: 'blazer' }));
    attachments.remove('suit');
    expect(notices.snapshot.toast?.message).toBe('added-to-search');
    attachments.remove('blazer');
    expect(attachments.has('blazer')).toBe(false);
    expect(notices.snapshot.toast?.message).toBe('removed-from-search');
  });

  it('removes only the item named, and corrects only the kind of the picture named', () => {
    const { attachments } = createAttachments(aProfile());
    const [bag, shoes] = ['bag', 'shoes'].map((id) => anAttachment({ id, kinds: ['tote', 'clutch'] }));
    attachments.restore([bag!, shoes!]);
    attachments.correctKind('bag', 'clutch');
    expect(attachments.snapshot).toEqual([{ ...bag, kind: 'clutch' }, shoes]);
    attachments.remove('bag');
    expect(attachments.snapshot).toEqual([shoes]);
  });

  it('ignores visitors', () => {
    const { attachments, notices } = createAttachments(null);
    attachments.addItem(anItem());
    expect(attachments.snapshot).toEqual([]);
    expect(notices.snapshot.toast).toBeNull();
  });
});
