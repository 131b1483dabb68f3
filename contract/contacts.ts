import * as z from 'zod/mini';
import {
  MAX_CONTACT_EMAIL_LENGTH,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
} from '../src/domain/contacts/contactMessage.ts';
import { MAX_CV_MEGABYTES } from '../src/domain/contacts/cvFile.ts';
import { defineCall } from './Call.ts';
import { Empty, Text } from './fields.ts';

/** Replaces CRLF, which browsers send, by one character, so that a line break counts once. */
const useSingleLineBreaks = z.overwrite((text: string) => text.replaceAll('\r\n', '\n'));
const defineText = (max: number) => z.string().check(useSingleLineBreaks, z.trim(), z.minLength(1), z.maxLength(max));
const Contact = z.object({
  name: defineText(MAX_CONTACT_NAME_LENGTH),
  email: z.string().check(z.trim(), z.email(), z.maxLength(MAX_CONTACT_EMAIL_LENGTH)),
  message: defineText(MAX_CONTACT_MESSAGE_LENGTH),
  /** A hidden field that only spam programs fill in. A message with it gets the usual answer but is not stored. */
  website: z._default(Text(2_000), ''),
});

export const sendContact = defineCall({
  name: 'sendContact',
  summary: 'The contact form',
  method: 'POST',
  path: '/api/contacts/contact',
  access: 'anyone',
  body: Contact,
  response: Empty,
});

export const sendCareer = defineCall({
  name: 'sendCareer',
  summary: 'The career form, with a CV',
  method: 'POST',
  path: '/api/contacts/career',
  access: 'anyone',
  body: Contact,
  files: [{ name: 'cv', required: true, accept: '.pdf,.doc,.docx', maxMegabytes: MAX_CV_MEGABYTES }],
  response: Empty,
});
