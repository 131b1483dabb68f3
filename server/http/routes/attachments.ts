import { getAttachment, getAttachmentFile, uploadAttachment } from '../../../contract/attachment.ts';
import type { AttachmentService } from '../../application/attachments/AttachmentService.ts';
import type { CallServer } from '../CallServer.ts';
import { attachmentToWire } from '../wire/searchToWire.ts';

/** The bytes of a picture never change. Only the owner's browser may cache them. */
const PRIVATE_DAY_CACHING = 'private, max-age=86400, immutable';

export function serveAttachments(calls: CallServer, attachments: AttachmentService): void {
  calls.serve(uploadAttachment, async ({ files, userId, signal }) =>
    attachmentToWire(await attachments.upload(userId, files['file']!.bytes, signal)),
  );

  calls.serve(getAttachment, async ({ params, userId }) => attachmentToWire(await attachments.byId(userId, params.id)));

  calls.serve(getAttachmentFile, async ({ params, userId, reply }) => {
    const { bytes, mediaType } = await attachments.getFile(userId, params.id);
    return reply.type(mediaType).headers({ 'cache-control': PRIVATE_DAY_CACHING, vary: 'cookie' }).send(bytes);
  });
}
