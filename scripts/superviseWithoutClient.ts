/** Like `npm start` without a client, for tests of the start and the end. */
import { supervise } from './supervise.ts';
import { serveNoClient } from '../server/http/client.ts';

await supervise({ prepare: async () => serveNoClient, hotReload: false });
