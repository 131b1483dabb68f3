/**
 * The child process that creates a data folder of the embedded store with all tables (`makeFolder`). Creating it takes
 * about 400 MB, which a process returns only when it ends.
 */
import { EmbeddedDatabase } from './EmbeddedDatabase.ts';
import { PostgresStore } from './PostgresStore.ts';

// Ctrl-C reaches the whole process group, but only the parent reacts to it. If the parent is gone, the folder is not
// needed.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));

const [folder = ''] = process.argv.slice(2);
const store = await PostgresStore.open(await EmbeddedDatabase.open({ folder }));
await store.close();
process.disconnect();
