import { describe, expect, it } from 'vitest';
import { aProfile, anAttachment, anItem } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import type { AttachmentUploads } from '../ports/AttachmentUploads.ts';
import { CallError } from '../ports/CallError.ts';
import { PhotoError, type PhotoPreparation } from '../ports/PhotoPreparation.ts';
import { AttachmentUpload } from './AttachmentUpload.ts';

const FILE = new Blob(['a photo'], { type: 'image/heic' });
const PHOTO = new Blob(['smaller'], { type: 'image/jpeg' });
const PICTURE = anAttachment({ id: 'bag', context: 'chat_attachment', kind: 'tote', kinds: ['tote', 'clutch'] });

function createUploadFixture(...profile: Parameters<typeof createSearchFixture>) {
  const fixture = createSearchFixture(...profile);
  const prepareCalls = new HeldCalls<Parameters<PhotoPreparation['prepare']>, Blob>();
  const uploadCalls = new HeldCalls<Parameters<AttachmentUploads['upload']>, Attachment>();
  const uploads: AttachmentUploads = {
    upload: uploadCalls.call,
    getAttachment: () => Promise.reject(new Error('Not asked for here.')),
  };
  const upload = new AttachmentUpload({ ...fixture, uploads, preparation: { prepare: prepareCalls.call } });
  const stopUpload = upload.start();
  return { ...fixture, upload, preparing: prepareCalls, sending: uploadCalls, stopUpload };
}

async function startUpload() {
  const fixture = createUploadFixture();
  void fixture.upload.upload(FILE);
  fixture.preparing.newest.resolve(PHOTO);
  await settlePromises();
  return fixture;
}

describe('uploading a photo', () => {
  it('prepares it, sends it, reports progress and attaches it', async () => {
    const { upload, preparing, sending, attachments, notices, pulse, session, searching } = createUploadFixture();
    void upload.upload(FILE);
    expect(upload.snapshot).toEqual({ status: 'preparing', progress: 0, photo: FILE });
    expect(upload.canUpload).toBe(false);
    expect(pulse.snapshot).toBe('thinking');
    preparing.newest.resolve(PHOTO);
    await settlePromises();
    expect(sending.newest.args[0]).toBe('user-1');
    expect(sending.newest.args[1]).toBe(PHOTO);
    expect(upload.snapshot.photo).toBe(PHOTO);
    const [, , onProgress] = sending.newest.args;
    onProgress(0.5);
    expect(upload.snapshot).toEqual({ status: 'uploading', progress: 0.5, photo: PHOTO });
    sending.newest.resolve(PICTURE);
    await settlePromises();
    onProgress(1);
    expect(upload.snapshot).toEqual({ status: 'idle', progress: 0, photo: null });
    expect(attachments.snapshot).toEqual([PICTURE]);
    expect(notices.snapshot).toMatchObject({ toast: { message: 'added-to-search' }, popup: null });
    expect(upload.canUpload).toBe(false);
    attachments.correctKind('bag', 'clutch');
    attachments.correctKind('bag', 'teapot');
    void session.search({ query: '' });
    expect(searching.newest.args[0].attachments).toEqual([{ ...PICTURE, kind: 'clutch' }]);
  });

  it.each([
    ['not-an-image', 'photo-not-an-image'],
    ['heic', 'photo-heic'],
    ['unreadable', 'photo-unreadable'],
  ] as const)('refuses what is %s', async (fault, popup) => {
    const { upload, preparing, sending, notices, pulse } = createUploadFixture();
    void upload.upload(FILE);
    preparing.newest.reject(new PhotoError(fault));
    await settlePromises();
    expect(notices.snapshot.popup).toBe(popup);
    expect(sending.madeArguments).toEqual([]);
    expect(upload.snapshot.status).toBe('idle');
    expect(pulse.snapshot).toBe('idle');
  });

  it('that fails shows an error and can be retried', async () => {
    const { upload, preparing, sending, notices, attachments } = await startUpload();
    sending.newest.reject(new CallError('Failed to upload attachment', 'unreachable'));
    await settlePromises();
    expect(notices.snapshot.popup).toBe('photo-not-uploaded');
    expect(attachments.snapshot).toEqual([]);
    expect(upload.canUpload).toBe(true);
    void upload.upload(FILE);
    preparing.newest.resolve(PHOTO);
    await settlePromises();
    sending.newest.resolve(PICTURE);
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('ends when canceled, and its late answer is dropped', async () => {
    const { upload, sending, attachments, notices, pulse } = await startUpload();
    const call = sending.newest;
    upload.cancel();
    expect(call.signal?.aborted).toBe(true);
    call.resolve(PICTURE);
    await settlePromises();
    expect(upload.snapshot.status).toBe('idle');
    expect(attachments.snapshot).toEqual([]);
    expect(notices.snapshot).toMatchObject({ popup: null, toast: null });
    expect(pulse.snapshot).toBe('idle');
  });

  it('can restart right after it was canceled', async () => {
    const { upload, preparing } = createUploadFixture();
    void upload.upload(FILE);
    upload.cancel();
    void upload.upload(FILE);
    await settlePromises();
    expect(upload.snapshot.status).toBe('preparing');
    preparing.newest.resolve(PHOTO);
    await settlePromises();
    expect(upload.snapshot.status).toBe('uploading');
  });

  it('is canceled when something else is attached and when the shopper changes', async () => {
    const { upload, sending, attachments } = await startUpload();
    const call = sending.newest;
    attachments.addItem(anItem({ id: 'blazer' }));
    call.resolve(PICTURE);
    await settlePromises();
    expect(attachments.snapshot.map(({ id }) => id)).toEqual(['blazer']);
    expect(upload.snapshot.status).toBe('idle');
    const nextUpload = await startUpload();
    const lateCall = nextUpload.sending.newest;
    nextUpload.shopper.set(aProfile({ id: 'user-2' }));
    lateCall.resolve(PICTURE);
    await settlePromises();
    expect(nextUpload.attachments.snapshot).toEqual([]);
  });

  it('continues when the profile changes or an attachment is removed', async () => {
    const { upload, sending, attachments, shopper } = await startUpload();
    shopper.set(aProfile({ name: 'Ada King' }));
    attachments.restore([]);
    expect(upload.snapshot.status).toBe('uploading');
    sending.newest.resolve(PICTURE);
    await settlePromises();
    expect(attachments.snapshot).toEqual([PICTURE]);
  });

  it('ends with the login', async () => {
    const { upload, sending, shopper } = await startUpload();
    shopper.set(null);
    expect(sending.newest.signal?.aborted).toBe(true);
    expect(upload.snapshot.status).toBe('idle');
    shopper.set(aProfile());
    expect(upload.canUpload).toBe(true);
  });

  it('attaches nothing and reports nothing when its caller aborts', async () => {
    const { upload, preparing, attachments, notices } = createUploadFixture();
    const controller = new AbortController();
    const uploading = upload.upload(FILE, controller.signal);
    controller.abort();
    preparing.newest.resolve(PHOTO);
    await uploading;
    expect(upload.snapshot.status).toBe('idle');
    expect(attachments.snapshot).toEqual([]);
    expect(notices.snapshot).toMatchObject({ popup: null, toast: null });
  });

  it('ignores progress that is reported too late', async () => {
    const { upload, preparing, sending } = await startUpload();
    const [, , reportAfterFailure] = sending.newest.args;
    sending.newest.reject(new CallError('Failed to upload attachment', 'unreachable'));
    await settlePromises();
    reportAfterFailure(0.9);
    expect(upload.snapshot.progress).toBe(0);
    void upload.upload(FILE);
    preparing.newest.resolve(PHOTO);
    await settlePromises();
    const [, , reportAfterCancel] = sending.newest.args;
    upload.cancel();
    void upload.upload(FILE);
    preparing.newest.resolve(PHOTO);
    await settlePromises();
    reportAfterCancel(0.9);
    expect(upload.snapshot).toEqual({ status: 'uploading', progress: 0, photo: PHOTO });
  });

  it('is canceled by a stop, after which it follows nothing', async () => {
    const { upload, sending, preparing, attachments, stopUpload } = await startUpload();
    stopUpload();
    expect(sending.newest.signal?.aborted).toBe(true);
    expect(upload.snapshot.status).toBe('idle');
    void upload.upload(FILE);
    attachments.addItem(anItem());
    expect(upload.snapshot.status).toBe('preparing');
    expect(preparing.newest.signal?.aborted).toBe(false);
  });

  it('accepts one photo, only while a shopper is signed in', async () => {
    const { upload, preparing, attachments } = createUploadFixture();
    attachments.addItem(anItem());
    await upload.upload(FILE);
    expect(preparing.madeArguments).toEqual([]);
    const signedOutFixture = createUploadFixture(null);
    expect(signedOutFixture.upload.canUpload).toBe(false);
    await signedOutFixture.upload.upload(FILE);
    expect(signedOutFixture.preparing.madeArguments).toEqual([]);
  });
});
