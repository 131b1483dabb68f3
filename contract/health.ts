import * as z from 'zod/mini';
import { defineCall } from './Call.ts';

export const health = defineCall({
  name: 'health',
  summary: 'Responds with 200 once the backend is ready',
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  response: z.object({ status: z.literal('ok'), items: z.number() }),
});
