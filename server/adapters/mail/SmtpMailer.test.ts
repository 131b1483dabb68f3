import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailServer } from '../../../tests/support/MailServer.ts';
import { composeInboxMail } from '../../application/mail/composeInboxMail.ts';
import { MailError, UnconfirmedMailError } from '../../application/ports/Mailer.ts';
import { SmtpMailer } from './SmtpMailer.ts';

const MESSAGE = {
  id: 'message-1',
  kind: 'support',
  userId: 'anna',
  name: 'Anna Müller',
  email: 'anna@example.com',
  text: 'Where is my order?\n<b>Please</b> help.',
  at: Date.UTC(2026, 0, 31, 12),
  cv: null,
} as const;

const createNeverAbortedSignal = () => new AbortController().signal;

/** The names of the mail's headers, in lower case. */
const listHeaderNames = (source: string): readonly string[] =>
  source
    .slice(0, source.indexOf('\r\n\r\n'))
    .split('\r\n')
    .flatMap((line) => (/^\s/u.test(line) ? [] : [line.slice(0, line.indexOf(':')).toLowerCase()]))
    .toSorted();

describe('SmtpMailer, with a real mail server', () => {
  let server: MailServer;
  const createMailer = () => new SmtpMailer({ url: server.url, from: 'shop@example.com', to: 'help@example.com' });
  beforeEach(async () => {
    server = await MailServer.start();
  });
  afterEach(() => server.stop());

  it('sends the message as plain text and as HTML, to be answered to the shopper', async () => {
    await createMailer().send(composeInboxMail(MESSAGE), createNeverAbortedSignal());
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: 'shop@example.com', to: ['help@example.com'] });
    expect(mail!.source).toMatch(/^Reply-To: =\?UTF-8\?Q\?Anna_M=C3=BCller\?= <anna@example\.com>\r$/mu);
    expect(mail!.source).toContain('Message-ID: <message-1@example.com>');
    expect(mail!.source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail!.source).toContain('Content-Type: text/html; charset=utf-8');
    // Remove the line breaks of the quoted-printable encoding.
    expect(mail!.source.replaceAll('=\r\n', '')).toContain('&lt;b&gt;Please&lt;/b&gt; help.');
  });

  it('sends the same headers and recipients whatever a shopper writes', async () => {
    await createMailer().send(composeInboxMail(MESSAGE), createNeverAbortedSignal());
    const usualNames = listHeaderNames(server.mails[0]!.source);
    const nasty = fc.stringMatching(/^[\r\n:,;<>@"\\ a-zBC\u2028\u0085é]{0,60}$/u);
    const injection = fc.constantFrom(
      'x\r\nBcc: eve@example.com\r\n\r\nHi',
      'a@b.c\nTo: eve@example.com',
      'a@b.c,eve@x.y',
    );
    const text = fc.oneof(nasty, injection);
    const mailer = createMailer();
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, email, body) => {
        await mailer.send(composeInboxMail({ ...MESSAGE, name, email, text: body }), createNeverAbortedSignal());
        const { source, to } = server.mails.at(-1)!;
        expect(to).toEqual(['help@example.com']);
        expect([...usualNames]).toEqual(expect.arrayContaining([...listHeaderNames(source)]));
        expect(listHeaderNames(source).filter((header) => header !== 'reply-to')).toEqual(
          usualNames.filter((header) => header !== 'reply-to'),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('rejects without a text of the mail when the server refuses it or is down', async () => {
    server.refusalCode = 451;
    await expect(createMailer().send(composeInboxMail(MESSAGE), createNeverAbortedSignal())).rejects.toThrow(MailError);
    await expect(createMailer().send(composeInboxMail(MESSAGE), createNeverAbortedSignal())).rejects.toThrow(/451/u);
    const mailer = new SmtpMailer({ url: 'smtp://127.0.0.1:9', from: 'shop@example.com', to: 'help@example.com' });
    await expect(mailer.send(composeInboxMail(MESSAGE), createNeverAbortedSignal())).rejects.toThrow(
      /ECONNECTION|ESOCKET|ECONNREFUSED/u,
    );
  });

  it('rejects when the server dies in the middle of a mail', async () => {
    server.breaksConnections = true;
    await expect(createMailer().send(composeInboxMail(MESSAGE), createNeverAbortedSignal())).rejects.toThrow(MailError);
    expect(server.mails).toEqual([]);
  });

  it('gives up on a server that does not answer when its time is up', async () => {
    server.isSilent = true;
    const abort = new AbortController();
    const pendingSend = createMailer().send(composeInboxMail(MESSAGE), abort.signal);
    const abortTimer = setTimeout(() => abort.abort(), 300);
    await expect(pendingSend).rejects.toThrow(MailError);
    clearTimeout(abortTimer);
  });

  it('says so when the server took the whole mail and did not answer', async () => {
    server.isSilent = true;
    const abort = new AbortController();
    const pendingSend = createMailer().send(composeInboxMail(MESSAGE), abort.signal);
    await server.waitForWholeMail();
    abort.abort();
    await expect(pendingSend).rejects.toThrow(UnconfirmedMailError);
  });

  it('does not call a mail unconfirmed that was refused or cut short', async () => {
    const isUnconfirmed = (cause: unknown) => cause instanceof UnconfirmedMailError;
    const mailer = createMailer();
    const send = () => mailer.send(composeInboxMail(MESSAGE), createNeverAbortedSignal()).catch(isUnconfirmed);
    server.refusalCode = 451;
    expect(await send()).toBe(false);
    await server.stop();
    expect(await send()).toBe(false);
    server = await MailServer.start();
  });

  it('waits for a server that examines a mail for minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      server.isSilent = true;
      const pendingSend = createMailer().send(composeInboxMail(MESSAGE), createNeverAbortedSignal());
      await server.waitForWholeMail();
      vi.advanceTimersByTime(9 * 60_000);
      server.answer();
      await pendingSend;
    } finally {
      vi.useRealTimers();
    }
  });

  it('sends an application with its CV', async () => {
    const cv = { id: 'cv-1', fileName: 'Ada Müller.docx', kind: 'docx', size: 2_000 } as const;
    const application = { ...MESSAGE, kind: 'career', userId: null, cv } as const;
    await createMailer().send(composeInboxMail(application, Buffer.from('PK-file')), createNeverAbortedSignal());
    await createMailer().send(composeInboxMail(application), createNeverAbortedSignal());
    const [mailWithCv, mailWithNamedFile] = server.mails.map(({ source }) => source.replaceAll('=\r\n', ''));
    expect(mailWithCv).toMatch(/^Subject: =\?UTF-8\?Q\?Application_from/mu);
    expect(server.mails[0]!.source).toContain(Buffer.from('PK-file').toString('base64'));
    expect(mailWithCv).toMatch(/^Content-Type:\s+application\/vnd\.openxmlformats-officedocument\.wordprocessingml/mu);
    expect(mailWithNamedFile).toContain('not attached: npm run inbox -- save message-1 FILE');
    expect(mailWithNamedFile).not.toContain('Content-Disposition: attachment');
  });

  it('sends the same headers whatever the name of a CV is', async () => {
    const names = [
      'a.pdf',
      'a.pdf"\r\nBcc: eve@example.com\r\n\r\nHi',
      "ü\u0000;filename*=utf-8''x.exe",
      '\u202Efdp.exe',
    ];
    for (const fileName of names) {
      const cv = { id: 'cv-1', fileName, kind: 'pdf', size: 1 } as const;
      await createMailer().send(composeInboxMail({ ...MESSAGE, cv }, Buffer.from('x')), createNeverAbortedSignal());
    }
    const [usualNames, ...otherNames] = server.mails.map(({ source }) => listHeaderNames(source));
    for (const names of otherNames) expect(names).toEqual(usualNames);
    expect(server.mails.every(({ to }) => to.length === 1)).toBe(true);
  });

  it('sends attached files', async () => {
    const attachments = [{ fileName: 'cv.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }];
    await createMailer().send({ ...composeInboxMail(MESSAGE), attachments }, createNeverAbortedSignal());
    expect(server.mails[0]!.source).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  });
});
