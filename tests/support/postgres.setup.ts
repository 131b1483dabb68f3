import { startPostgres } from './startPostgres.ts';

/** Provides a PostgreSQL server for the contract suites: that of TEST_DATABASE_URL, or a temporary one. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const server = await startPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
  return server.stop;
}
