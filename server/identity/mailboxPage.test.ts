import { describe, expect, it } from 'vitest';
import { mailboxPage } from './mailboxPage.ts';

describe('the mailbox page', () => {
  it('shows an address as text, whatever was typed', () => {
    const page = mailboxPage([{ to: '"><script>alert(1)</script>@x.test', kind: 'verification', oobCode: 'a&b' }]);
    expect(page).not.toContain('<script');
    expect(page).toContain('oobCode=a%26b');
  });

  it('says what to do when nothing waits', () => {
    expect(mailboxPage([])).toContain('No mail is waiting.');
  });
});
