import { MAX_VISITOR_MESSAGE_DAYS } from '../../domain/contacts/contactMessage.ts';
import type { CvFault } from '../../domain/contacts/cvFile.ts';
import { MAX_CV_MEGABYTES } from '../../domain/contacts/cvFile.ts';

export const contactText = {
  tabsLabel: 'What is your message about?',
  contact: 'Contact',
  career: 'Career',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  cv: 'CV',
  cvHint: `A .pdf, .doc or .docx file of at most ${MAX_CV_MEGABYTES} MB`,
  cvFaults: {
    'wrong-type': 'Please choose a .pdf, .doc or .docx file.',
    'too-large': `This file is too large: at most ${MAX_CV_MEGABYTES} MB are taken.`,
    empty: 'This file is empty.',
  } satisfies Record<CvFault, string>,
  send: 'Send Message',
  sending: 'Sending...',
  sent: 'Message Sent!',
  failed: 'Error. Try again or reach out to support',
  rateLimited: 'Too many messages from your network. Please try again in a few minutes.',
  kept: `We use what you send only to answer you, and delete it after ${MAX_VISITOR_MESSAGE_DAYS} days.`,
  privacy: 'Privacy policy',
  withoutScript: 'This form needs JavaScript. Without it, write to',
  trap: 'Leave this field empty',
} as const;
