import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Empty, Text } from './fields.ts';

export const recordWebsiteEngagement = defineCall({
  name: 'recordWebsiteEngagement',
  summary: 'Sent on each load of a marketing page',
  method: 'POST',
  path: '/api/user/website_engagement',
  access: 'anyone',
  body: z.object({
    path: Text(2_000),
    referrer: z.nullable(Text(2_000)),
    title: Text(400),
    screen: z.object({ width: z.number(), height: z.number(), dpr: z.number() }),
    timezone: Text(80),
    language: Text(40),
    platform: Text(120),
    userAgent: Text(600),
    cookiesEnabled: z.boolean(),
    online: z.boolean(),
    timestamp: Text(40),
  }),
  response: Empty,
});

export const reportClientError = defineCall({
  name: 'reportClientError',
  summary: 'Reports an error that nothing in the client handled',
  method: 'POST',
  path: '/api/client_errors',
  access: 'anyone',
  body: z.object({
    surface: z.enum(['app', 'website']),
    message: Text(500),
    /** The stack of the error, if the browser has one. */
    stack: Text(2_000),
  }),
  response: Empty,
});
