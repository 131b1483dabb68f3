import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Id, UserId } from './fields.ts';

/** An attachment of a search (spec section 3). */
export const Attachment = z.object({
  id: z.string(),
  context: z.enum(['item', 'chat_attachment']),
  user_id: z.string(),
  url: z._default(z.string(), ''),
  image_urls: z._default(z.array(z.string()), []),
  colors: z._default(z.array(z.string()), []),
  /** The recognized kind of garment in an uploaded picture; null if unknown. */
  kind: z._default(z.nullable(z.string()), null),
  pattern: z._default(z.nullable(z.string()), null),
  /** The kinds that `kind` can be corrected to, the recognized one first; empty for an item. */
  kinds: z._default(z.array(z.string()), []),
});
export type Attachment = z.infer<typeof Attachment>;

const RequestAttachment = z.object({
  id: Id,
  context: z.enum(['item', 'chat_attachment']),
  /** The shopper's correction of the recognized kind: one of the attachment's `kinds`. */
  kind: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
});

/** The attachments of a request: at most one (spec section 5). */
export const Attachments = z._default(z.array(RequestAttachment).check(z.maxLength(1)), []);

export const uploadAttachment = defineCall({
  name: 'uploadAttachment',
  summary: 'Uploads a picture to search with',
  method: 'POST',
  path: '/api/item/attachment',
  access: 'owner',
  body: z.object({ user_id: UserId, context: z.literal('chat_attachment') }),
  files: [{ name: 'file', required: true, accept: 'image/*' }],
  response: Attachment,
});

const OwnAttachment = z.object({ userId: UserId, id: Id });

export const getAttachment = defineCall({
  name: 'getAttachment',
  summary: 'An uploaded picture',
  method: 'GET',
  path: '/api/item/attachment/:userId/:id',
  access: 'owner',
  params: OwnAttachment,
  response: Attachment,
});

export const getAttachmentFile = defineCall({
  name: 'getAttachmentFile',
  summary: 'The bytes of an uploaded picture',
  method: 'GET',
  path: '/api/item/attachment/:userId/:id/file',
  access: 'owner',
  params: OwnAttachment,
  responseType: 'image/*',
});
