import { describe, expect, it } from 'vitest';
import { renderMailboxPage } from './mailboxPage.ts';

describe('the mailbox page', () => {
  it('shows an address as text, for any input', () => {
    const mail = { to: '"><script>alert(1)</script>@x.test', kind: 'verification', oobCode: 'a&b' } as const;
    const page = renderMailboxPage({ mails: [mail], messages: [] });
    expect(page).not.toContain('<script');
    expect(page).toContain('oobCode=a%26b');
  });

  it('has a hint if there is no email', () => {
    expect(renderMailboxPage({ mails: [], messages: [] })).toContain('No mail is waiting.');
  });
});
