import { startPostgres } from './startPostgres.ts';

/** Gives the contract suites a PostgreSQL server: the one named by TEST_DATABASE_URL, or one of their own. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const server = await startPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
  return server.stop;
}
