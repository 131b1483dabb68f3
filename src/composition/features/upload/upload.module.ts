import { BrowserPhotoPreparation } from '../../../adapters/browser/BrowserPhotoPreparation.ts';
import { HttpAttachmentUploads } from '../../../adapters/http/HttpAttachmentUploads.ts';
import { AttachmentUpload } from '../../../application/attachments/AttachmentUpload.ts';
import { BASE } from '../../base.tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { UPLOAD } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds search with a photo. The upload follows the session from its first use on. */
export const uploadModule: Module = ({ bind }) => {
  bind(UPLOAD.upload)
    .toResolvedValue(
      (http, attachments, shopper, notices, pulse) => {
        const upload = new AttachmentUpload({
          uploads: new HttpAttachmentUploads(http),
          preparation: new BrowserPhotoPreparation(),
          attachments,
          shopper,
          notices,
          pulse,
        });
        upload.start();
        return upload;
      },
      [BASE.http, SEARCH.attachments, BASE.shopper, BASE.notices, BASE.pulse],
    )
    .inSingletonScope();
};
