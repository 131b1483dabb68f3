/**
 * The child process that creates a data folder with all tables (`makeFolder`). Creating it takes about 400 MB, which
 * only the end of a process frees.
 */
import { EmbeddedDatabase } from './EmbeddedDatabase.ts';
import { PostgresStore } from './PostgresStore.ts';

// Ctrl-C reaches the whole process group, but only the parent handles it.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));

const [folder = ''] = process.argv.slice(2);
const store = await PostgresStore.open(await EmbeddedDatabase.open({ folder }));
await store.close();
process.disconnect();
