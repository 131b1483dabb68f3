import { ContainerModule } from 'inversify';
import { BrowserPhotoPreparation } from '../../adapters/browser/BrowserPhotoPreparation.ts';
import { HttpAttachmentUploads } from '../../adapters/http/HttpAttachmentUploads.ts';
import { AttachmentUpload } from '../../application/attachments/AttachmentUpload.ts';
import { TOKENS } from '../tokens.ts';

/** Searching with a photo. */
export const uploadModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.upload)
    .toResolvedValue(
      (http, attachments, shopper, notices, pulse) =>
        new AttachmentUpload({
          uploads: new HttpAttachmentUploads(http),
          preparation: new BrowserPhotoPreparation(),
          attachments,
          shopper,
          notices,
          pulse,
        }),
      [TOKENS.http, TOKENS.attachments, TOKENS.shopper, TOKENS.notices, TOKENS.pulse],
    )
    .inSingletonScope();
});
