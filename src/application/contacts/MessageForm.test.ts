import { beforeEach, describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { MAX_CV_BYTES } from '../../domain/contacts/cvFile.ts';
import { CallError } from '../ports/CallError.ts';
import type { SentMessage } from '../ports/Contacts.ts';
import { MessageForm } from './MessageForm.ts';

const ADA = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const CV = new File(['%PDF-1.7'], 'ada.pdf');

describe('MessageForm', () => {
  let clock: ManualClock;
  let contactCalls: HeldCalls<[message: SentMessage], void>;
  let careerCalls: HeldCalls<[message: SentMessage, cv: File], void>;
  const createForm = (kind: 'contact' | 'career') =>
    new MessageForm(kind, {
      contacts: { sendContact: contactCalls.call, sendCareer: careerCalls.call },
      ...{ clock, logger: new RecordingLogger() },
    });
  beforeEach(() => {
    clock = new ManualClock();
    contactCalls = new HeldCalls();
    careerCalls = new HeldCalls();
  });

  it('is complete once each field has more than spaces', () => {
    const form = createForm('contact');
    form.write({ name: 'Ada', email: 'ada@example.com', message: '  \n' });
    expect(form.snapshot.isComplete).toBe(false);
    form.write({ message: ' Hello' });
    expect(form.snapshot.isComplete).toBe(true);
  });

  it('needs a file of the right kind for a career message', () => {
    const form = createForm('career');
    form.write(ADA);
    expect(form.snapshot.isComplete).toBe(false);
    const refusedFiles = [
      [new File(['x'], 'ada.txt'), 'wrong-type'],
      [new File(['x'], 'ada.pdf.exe'), 'wrong-type'],
      [new File([], 'ada.pdf'), 'empty'],
      [new File([new Uint8Array(MAX_CV_BYTES + 1)], 'ada.pdf'), 'too-large'],
    ] as const;
    for (const [file, cvFault] of refusedFiles) {
      form.chooseCv(file);
      expect(form.snapshot).toMatchObject({ cvFault, cv: null, isComplete: false });
    }
    form.chooseCv(new File(['x'], 'ADA.DOCX'));
    expect(form.snapshot).toMatchObject({ cvFault: null, isComplete: true });
  });

  it('is busy from sending until a second after the answer', async () => {
    const form = createForm('contact');
    form.write(ADA);
    void form.send();
    void form.send();
    expect(form.snapshot).toMatchObject({ status: 'sending', isBusy: true });
    expect(contactCalls.madeArguments).toHaveLength(1);
    contactCalls.newest.resolve();
    await settlePromises();
    expect(form.snapshot).toMatchObject({ status: 'sent', isBusy: true });
    clock.advance(999);
    expect(form.snapshot.isBusy).toBe(true);
    clock.advance(1);
    expect(form.snapshot).toMatchObject({ status: 'sent', isBusy: false });
  });

  it('empties message and file after sending, and keeps who wrote', async () => {
    const form = createForm('career');
    form.write(ADA);
    form.chooseCv(CV);
    void form.send();
    careerCalls.newest.resolve();
    await settlePromises();
    expect(form.snapshot).toMatchObject({ fields: { ...ADA, message: '' }, cv: null, sentCount: 1, isComplete: false });
  });

  it('keeps what was written while a message was being sent', async () => {
    const form = createForm('contact');
    form.write(ADA);
    void form.send();
    form.write({ message: 'Hello, and one more thing' });
    contactCalls.newest.resolve();
    await settlePromises();
    expect(form.snapshot.fields.message).toBe('Hello, and one more thing');
  });

  it('keeps everything when sending fails, and can be sent again', async () => {
    const form = createForm('career');
    form.write(ADA);
    form.chooseCv(CV);
    void form.send();
    careerCalls.newest.reject(new CallError('Failed to send message', 'unreachable'));
    await settlePromises();
    expect(form.snapshot).toMatchObject({ status: 'failed', fields: ADA, cv: CV, isComplete: true });
    clock.advance(1_000);
    void form.send();
    expect(careerCalls.madeArguments).toHaveLength(2);
    expect(form.snapshot).toMatchObject({ status: 'sending', error: null });
  });

  it('ends the display of a result with the next edit', async () => {
    const form = createForm('contact');
    form.write(ADA);
    void form.send();
    contactCalls.newest.reject(new CallError('Failed to send message', 'broken'));
    await settlePromises();
    form.write({ name: 'Ada L.' });
    expect(form.snapshot).toMatchObject({ status: 'idle', error: null });
  });
});
