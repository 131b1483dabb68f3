import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { InMemoryInbox } from '../../../../adapters/memory/InMemoryInbox.ts';
import { serveMailbox } from './mailboxRoutes.ts';

const NOW = Date.UTC(2026, 0, 31, 12);
const MESSAGE = {
  kind: 'support',
  userId: 'anna',
  name: 'Anna',
  email: 'anna@example.com',
  cv: null,
  at: NOW,
} as const;

it('shows the messages to the operator that no mail server gets, as text', async () => {
  const app = Fastify();
  const inbox = new InMemoryInbox();
  const mailbox = { fetchMails: async () => [], verifyEmail: async () => true, changeEmail: async () => true };
  serveMailbox(app, mailbox, inbox);
  await inbox.save({ ...MESSAGE, id: 'm1', text: 'Where is <b>my order</b>?' }, null);
  await inbox.save({ ...MESSAGE, id: 'm2', text: 'This one is mailed.' }, NOW);
  const { body } = await app.inject('/dev/mailbox');
  expect(body).toContain('Support request from Anna');
  expect(body).toContain('Where is &lt;b&gt;my order&lt;/b&gt;?');
  expect(body).toContain('From: Anna (anna@example.com)');
  expect(body).not.toContain('This one is mailed.');
  expect(body).not.toContain('No mail is waiting.');
});

it('shows a message as a mail program would, which can load and run nothing', async () => {
  const app = Fastify();
  const inbox = new InMemoryInbox();
  const mailbox = { fetchMails: async () => [], verifyEmail: async () => true, changeEmail: async () => true };
  serveMailbox(app, mailbox, inbox);
  const cv = { id: 'cv', fileName: 'Ada.pdf', kind: 'pdf', size: 2_000 } as const;
  const application = { ...MESSAGE, kind: 'career', userId: null, id: 'm1', text: 'Hello <script>', cv } as const;
  await inbox.save(application, null);
  const { body, headers } = await app.inject('/dev/mailbox/messages/m1');
  expect(body).toContain('Hello &lt;script&gt;');
  expect(body).toContain('Ada.pdf, 2 KB');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/u);
  expect((await app.inject('/dev/mailbox/messages/none')).statusCode).not.toBe(200);
});
