import { expect, it } from 'vitest';
import type { InboxMessage } from '../ports/Inbox.ts';
import { composeInboxMail } from './composeInboxMail.ts';

const MESSAGE: InboxMessage = {
  id: 'message-1',
  kind: 'contact',
  userId: null,
  name: 'Maja <b>Lind</b>',
  email: 'maja@example.test',
  text: 'Forty coats & <i>hats</i>',
  at: Date.UTC(2026, 0, 31),
  cv: null,
};

it('says in its HTML what it is about, from whom and what, as text', () => {
  const { html, subject } = composeInboxMail(MESSAGE);
  expect(subject).toBe('Contact message from Maja <b>Lind</b> - Atelier');
  expect(html).toMatch(/<h1 [^>]*>Contact message from Maja &lt;b&gt;Lind&lt;\/b&gt;<\/h1>/u);
  expect(html).toContain('Forty coats &amp; &lt;i&gt;hats&lt;/i&gt;');
  expect(html).toContain('(maja@example.test)');
  expect(html).not.toMatch(/<[bi]>/u);
});
