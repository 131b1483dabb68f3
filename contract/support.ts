import * as z from 'zod/mini';
import { MAX_SUPPORT_MESSAGE_LENGTH } from '../src/domain/accounts/supportMessage.ts';
import { defineCall } from './Call.ts';
import { Text, UserId } from './fields.ts';

export const sendSupportMessage = defineCall({
  name: 'sendSupportMessage',
  summary: 'Sends a message to support',
  method: 'POST',
  path: '/api/user/:id/support',
  access: 'owner',
  params: z.object({ id: UserId }),
  body: z.object({
    message: Text(MAX_SUPPORT_MESSAGE_LENGTH).check(
      z.refine((message) => message.trim() !== '', 'The message is empty.'),
    ),
  }),
});
