import { describe, expect, it } from 'vitest';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { searchWorld } from '../../../tests/support/searchWorld.ts';
import { AttachmentUpload } from '../../application/attachments/AttachmentUpload.ts';
import type { AttachmentUploads } from '../../application/ports/AttachmentUploads.ts';
import type { PhotoPreparation } from '../../application/ports/PhotoPreparation.ts';
import { PhotoAttaching } from './PhotoAttaching.ts';

const photo = new File(['light'], 'bag.jpg', { type: 'image/jpeg' });

function attaching() {
  const { attachments, shopper, notices, pulse } = searchWorld();
  const code = new HeldCalls<[], AttachmentUpload>();
  const preparing = new HeldCalls<Parameters<PhotoPreparation['prepare']>, Blob>();
  const unasked = () => Promise.reject(new Error('Not asked for here.'));
  const uploads: AttachmentUploads = { upload: unasked, getAttachment: unasked };
  const upload = new AttachmentUpload({
    uploads,
    preparation: { prepare: preparing.call },
    attachments,
    shopper,
    notices,
    pulse,
  });
  return { view: new PhotoAttaching({ notices, loadUpload: code.call }), code, preparing, upload, notices };
}

describe('the upload of a photo', () => {
  it('delays the query from the moment the photo is chosen, while the code loads', async () => {
    const { view, code, preparing, upload } = attaching();
    void view.attach(photo);
    expect(view).toMatchObject({ busy: true, state: { status: 'preparing', photo } });
    code.newest.resolve(upload);
    await settled();
    expect(view.busy).toBe(true);
    expect(preparing.made).toHaveLength(1);
  });

  it('can be canceled before its code has loaded', async () => {
    const { view, code, preparing, upload } = attaching();
    void view.attach(photo);
    view.cancel();
    expect(view.busy).toBe(false);
    code.newest.resolve(upload);
    await settled();
    expect(preparing.made).toHaveLength(0);
  });

  it('is dropped with an error if its code cannot be loaded', async () => {
    const { view, code, notices, upload } = attaching();
    void view.attach(photo);
    code.newest.reject(new Error('offline'));
    await settled();
    expect(view.busy).toBe(false);
    expect(notices.snapshot.popup).not.toBeNull();
    void view.attach(photo);
    code.newest.resolve(upload);
    await settled();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('handles one photo at a time', async () => {
    const { view, code } = attaching();
    void view.attach(photo);
    void view.attach(photo);
    await settled();
    expect(code.made).toHaveLength(1);
  });
});
