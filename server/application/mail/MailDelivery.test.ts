import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryInbox } from '../../adapters/memory/InMemoryInbox.ts';
import { MailError, UnconfirmedMailError, type Mail, type Mailer } from '../ports/Mailer.ts';
import { composeInboxMail } from './composeInboxMail.ts';
import { computeRetryDelay, MailDelivery } from './MailDelivery.ts';

const NOW = Date.UTC(2026, 0, 31, 12);
const MESSAGE = {
  kind: 'support',
  userId: 'anna',
  name: 'Anna',
  email: 'anna@example.com',
  cv: null,
  at: NOW,
} as const;

/** A mailer that accepts mails while `isUp`. */
class SwitchableMailer implements Mailer {
  readonly sentIds: string[] = [];
  isUp = true;
  async send({ id }: Mail, _signal: AbortSignal): Promise<void> {
    if (!this.isUp) throw new MailError('down');
    this.sentIds.push(id);
  }
}

describe('MailDelivery', () => {
  let now: number;
  let inbox: InMemoryInbox;
  let mailer: SwitchableMailer;
  let warnings: string[];
  let delivery: MailDelivery;
  const saveMessage = (id: string) => inbox.save({ ...MESSAGE, id, text: id }, now);

  beforeEach(() => {
    now = NOW;
    inbox = new InMemoryInbox();
    mailer = new SwitchableMailer();
    warnings = [];
    const log = { warn: (details: object, text: string) => void warnings.push(text + JSON.stringify(details)) };
    delivery = new MailDelivery({ inbox, mailer, composeMail: composeInboxMail, clock: { now: () => now }, log });
  });

  it('mails each message once', async () => {
    await saveMessage('m1');
    await saveMessage('m2');
    await Promise.all([delivery.run(), delivery.run()]);
    await delivery.run();
    expect(mailer.sentIds).toEqual(['m1', 'm2']);
    expect((await inbox.list(9)).every(({ mailedAt }) => mailedAt === NOW)).toBe(true);
  });

  it('loses nothing while the mail server is down, and tries less and less often', async () => {
    mailer.isUp = false;
    await saveMessage('m1');
    for (const minutes of [0, 1, 2, 4, 8]) {
      now += minutes * 60_000 - 1;
      await delivery.run();
      now += 1;
      await delivery.run();
    }
    expect(await inbox.list(9)).toMatchObject([{ attemptCount: 5, isMailPending: true }]);
    mailer.isUp = true;
    now += 16 * 60_000;
    await delivery.run();
    expect(mailer.sentIds).toEqual(['m1']);
    expect(await inbox.list(9)).toMatchObject([{ isMailPending: false, mailedAt: now }]);
    expect(computeRetryDelay(40)).toBe(6 * 3_600_000);
  });

  it('mails the others in the next run when one message is refused', async () => {
    await saveMessage('bad');
    mailer.isUp = false;
    await delivery.run();
    mailer.isUp = true;
    await saveMessage('good');
    await delivery.run();
    expect(mailer.sentIds).toEqual(['good']);
  });

  it('repeats a mail that the server took without an answer only after hours', async () => {
    await saveMessage('m1');
    const { send } = mailer;
    mailer.send = () => Promise.reject(new UnconfirmedMailError('no answer'));
    await delivery.run();
    mailer.send = send;
    now += 6 * 3_600_000 - 1;
    await delivery.run();
    expect(mailer.sentIds).toEqual([]);
    now += 1;
    await delivery.run();
    expect(mailer.sentIds).toEqual(['m1']);
  });

  it('logs no text of a message', async () => {
    mailer.isUp = false;
    await inbox.save({ ...MESSAGE, id: 'm1', text: 'my secret' }, now);
    await delivery.run();
    expect(warnings).toHaveLength(1);
    expect(warnings.join()).not.toMatch(/secret|anna/u);
  });

  it('goes on after the store has failed', async () => {
    const takeDue = inbox.takeDue.bind(inbox);
    inbox.takeDue = () => Promise.reject(new Error('no connection'));
    await saveMessage('m1');
    await delivery.run();
    inbox.takeDue = takeDue;
    await delivery.run();
    expect(mailer.sentIds).toEqual(['m1']);
  });

  it('leaves a message due whose sending is canceled at the end', async () => {
    await saveMessage('m1');
    const sendStart = new Promise<void>((resolve) => {
      mailer.send = (_mail, signal) => {
        resolve();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new MailError('canceled'))),
        );
      };
    });
    const pendingRun = delivery.run();
    await sendStart;
    await delivery.stop();
    await pendingRun;
    expect(await inbox.list(9)).toMatchObject([{ isMailPending: true }]);
  });

  it('mails a message that failed while the clock was a month ahead, once the clock is right', async () => {
    mailer.isUp = false;
    now += 31 * 86_400_000;
    await saveMessage('m1');
    await delivery.run();
    mailer.isUp = true;
    now = NOW;
    await delivery.run();
    expect(mailer.sentIds).toEqual(['m1']);
  });

  // A mail server that sends a line every few seconds but never accepts the mail.
  it('gives up a mail that takes too long, also after memory was collected', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const silentMailer: Mailer = {
      send: (_mail, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new MailError('aborted')))),
    };
    await saveMessage('m1');
    const parts = { inbox, mailer: silentMailer, composeMail: composeInboxMail, clock: { now: () => now } };
    delivery = new MailDelivery({ ...parts, log: { warn: () => void warnings.push('warned') }, sendTimeoutMs: 200 });
    const timer = setInterval(collectGarbage, 20);
    await delivery.run().finally(() => clearInterval(timer));
    expect([warnings, (await inbox.list(9))[0]?.isMailPending]).toEqual([['warned'], true]);
  });
});
