/**
 * The child process that creates a data folder of the embedded store (`makeFolder`), with all tables. Creating one
 * takes about 400 MB, which a process only returns by ending.
 */
import { EmbeddedDatabase } from './EmbeddedDatabase.ts';
import { PostgresStore } from './PostgresStore.ts';

// Ctrl-C reaches the whole process group, but the parent decides. If the parent is gone, the folder is not needed.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));

const [folder = ''] = process.argv.slice(2);
const store = await PostgresStore.open(await EmbeddedDatabase.open({ folder }));
await store.close();
process.disconnect();
