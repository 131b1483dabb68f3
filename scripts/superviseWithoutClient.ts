/** Like `npm start`, but without a client: for tests of how the product starts and ends. */
import { supervise } from './supervise.ts';
import { serveNoClient } from '../server/http/client.ts';

await supervise({ prepare: async () => serveNoClient, hotReload: false });
