import { describe, expect, it } from 'vitest';
import type { InboxEntry } from '../application/ports/Inbox.ts';
import { formatInbox } from './formatInbox.ts';

const ENTRY: InboxEntry = {
  id: 'm1',
  kind: 'support',
  userId: 'anna',
  name: 'Anna',
  email: 'anna@example.com',
  text: 'One\nTwo',
  cv: null,
  at: Date.UTC(2026, 0, 31, 12),
  mailedAt: null,
  isMailPending: true,
  attemptCount: 3,
};

describe('formatInbox', () => {
  it('prints who wrote what, and what became of the mail', () => {
    expect(formatInbox([ENTRY])).toBe(
      '2026-01-31T12:00:00.000Z  support  Anna <anna@example.com>\n' +
        '  account anna, message m1, waiting to be mailed, 3 failed attempts\n  | One\n  | Two\n',
    );
    expect(formatInbox([{ ...ENTRY, mailedAt: ENTRY.at, isMailPending: false }])).toContain('mailed 2026-01-31');
    expect(formatInbox([{ ...ENTRY, isMailPending: false }])).toContain('not mailed');
    expect(formatInbox([])).toBe('No messages yet.\n');
  });

  it('lets no message control the terminal or forge a heading', () => {
    const printed = formatInbox([{ ...ENTRY, name: 'A\u001b[2J\nB', text: '\u001b[31mred\r2026-01-01  support' }]);
    expect(printed).not.toContain('\u001b');
    expect(
      printed
        .split('\n')
        .slice(2)
        .every((line) => line === '' || line.startsWith('  | ')),
    ).toBe(true);
  });
});
