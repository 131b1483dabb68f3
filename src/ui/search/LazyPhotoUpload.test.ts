import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture } from '../../../tests/support/searchFixture.ts';
import { AttachmentUpload } from '../../application/attachments/AttachmentUpload.ts';
import type { AttachmentUploads } from '../../application/ports/AttachmentUploads.ts';
import type { PhotoPreparation } from '../../application/ports/PhotoPreparation.ts';
import { LazyPhotoUpload } from './LazyPhotoUpload.ts';

const photoFile = new File(['light'], 'bag.jpg', { type: 'image/jpeg' });

function createPhotoUpload() {
  const { attachments, shopper, notices, pulse } = createSearchFixture();
  const loadCalls = new HeldCalls<[], AttachmentUpload>();
  const prepareCalls = new HeldCalls<Parameters<PhotoPreparation['prepare']>, Blob>();
  const rejectUnexpectedCall = () => Promise.reject(new Error('Not asked for here.'));
  const uploads: AttachmentUploads = { upload: rejectUnexpectedCall, getAttachment: rejectUnexpectedCall };
  const upload = new AttachmentUpload({
    uploads,
    preparation: { prepare: prepareCalls.call },
    attachments,
    shopper,
    notices,
    pulse,
  });
  return {
    view: new LazyPhotoUpload({ notices, loadUpload: loadCalls.call }),
    code: loadCalls,
    preparing: prepareCalls,
    upload,
    notices,
  };
}

describe('the upload of a photo', () => {
  it('delays the query from the moment the photo is chosen, while the code loads', async () => {
    const { view, code, preparing, upload } = createPhotoUpload();
    void view.attachPhoto(photoFile);
    expect(view).toMatchObject({ isBusy: true, state: { status: 'preparing', photo: photoFile } });
    code.newest.resolve(upload);
    await settlePromises();
    expect(view.isBusy).toBe(true);
    expect(preparing.madeArguments).toHaveLength(1);
  });

  it('can be canceled before its code has loaded', async () => {
    const { view, code, preparing, upload } = createPhotoUpload();
    void view.attachPhoto(photoFile);
    view.cancel();
    expect(view.isBusy).toBe(false);
    code.newest.resolve(upload);
    await settlePromises();
    expect(preparing.madeArguments).toHaveLength(0);
  });

  it('is dropped with an error if its code cannot be loaded', async () => {
    const { view, code, notices, upload } = createPhotoUpload();
    void view.attachPhoto(photoFile);
    code.newest.reject(new Error('offline'));
    await settlePromises();
    expect(view.isBusy).toBe(false);
    expect(notices.snapshot.popup).not.toBeNull();
    void view.attachPhoto(photoFile);
    code.newest.resolve(upload);
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('handles one photo at a time', async () => {
    const { view, code } = createPhotoUpload();
    void view.attachPhoto(photoFile);
    void view.attachPhoto(photoFile);
    await settlePromises();
    expect(code.madeArguments).toHaveLength(1);
  });
});
