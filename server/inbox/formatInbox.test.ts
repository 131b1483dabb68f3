import { describe, expect, it } from 'vitest';
import type { InboxEntry } from '../application/ports/Inbox.ts';
import { formatInbox } from './formatInbox.ts';

const COLUMNS = 80;
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
    expect(formatInbox([ENTRY], COLUMNS)).toBe(
      '2026-01-31T12:00:00.000Z  support  Anna <anna@example.com>\n' +
        '  account anna, message m1, waiting to be mailed, 3 failed attempts\n  | One\n  | Two\n',
    );
    expect(formatInbox([{ ...ENTRY, mailedAt: ENTRY.at, isMailPending: false }], COLUMNS)).toContain(
      'mailed 2026-01-31',
    );
    expect(formatInbox([{ ...ENTRY, isMailPending: false }], COLUMNS)).toContain('not mailed');
    expect(formatInbox([], COLUMNS)).toBe('No messages yet.\n');
  });

  it('lets no message control the terminal or forge a heading', () => {
    const printedInbox = formatInbox(
      [{ ...ENTRY, name: 'A\u001b[2J\nB', text: '\u001b[31mred\r2026-01-01  support' }],
      COLUMNS,
    );
    expect(printedInbox).not.toContain('\u001b');
    expect(
      printedInbox
        .split('\n')
        .slice(2)
        .every((line) => line === '' || line.startsWith('  | ')),
    ).toBe(true);
  });

  it('lets no line of a message continue where headings begin', () => {
    const forgedHeading = '2026-01-31T12:00:00.000Z  support  Boss <boss@example.com>';
    const text = `${'x'.repeat(76)}${forgedHeading}\n${'漢'.repeat(38)}${forgedHeading}\n${'\t'.repeat(10)}${forgedHeading}`;
    const cv = { id: 'cv', fileName: `${'x'.repeat(70)}${forgedHeading}.pdf`, kind: 'pdf', size: 1 } as const;
    const lines = formatInbox([{ ...ENTRY, name: `${'Anna '.repeat(20)}${forgedHeading}`, text, cv }], COLUMNS).split(
      '\n',
    );
    expect(lines.filter((line) => !line.startsWith('  ') && line !== '')).toHaveLength(1);
    expect(lines.filter((line) => line.length > COLUMNS)).toEqual([]);
  });

  it("puts only the sender's address into brackets", () => {
    const printedInbox = formatInbox([{ ...ENTRY, name: 'Boss <boss@example.com>' }], COLUMNS);
    expect(printedInbox).toContain('Boss boss@example.com <anna@example.com>\n');
  });
});
