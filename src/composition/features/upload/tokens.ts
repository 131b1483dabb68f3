import type { AttachmentUpload } from '../../../application/attachments/AttachmentUpload.ts';
import { token } from '../../token.ts';

export const UPLOAD = {
  upload: token<AttachmentUpload>('AttachmentUpload'),
  load: token<() => Promise<AttachmentUpload>>('LoadAttachmentUpload'),
} as const;
