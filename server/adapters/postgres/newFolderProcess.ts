/**
 * The child process that makes a new data folder of the embedded store (`makeFolder`), all tables in place.
 * Making one takes some 400 MB, which a process gives back only by ending.
 */
import { EmbeddedDatabase } from './EmbeddedDatabase.ts';
import { PostgresStore } from './PostgresStore.ts';

// Ctrl-C reaches the whole group: the parent decides. Where it is gone, nobody needs the folder.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));

const [folder = ''] = process.argv.slice(2);
const store = await PostgresStore.open(await EmbeddedDatabase.open({ folder }));
await store.close();
process.disconnect();
