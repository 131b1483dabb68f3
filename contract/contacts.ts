import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Empty } from './fields.ts';

const defineLineOfText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const Contact = z.object({
  name: defineLineOfText(200),
  email: z.email().check(z.maxLength(320)),
  message: defineLineOfText(5_000),
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
  files: [{ name: 'cv', required: true, accept: '.pdf,.doc,.docx' }],
  response: Empty,
});
