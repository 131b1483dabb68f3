import type { Client } from './ProductRun.ts';

const MIN_NODE_VERSION = [20, 19] as const;

/** `npm start` builds outdated parts, then runs the product. */
async function main(): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MIN_NODE_VERSION[0] || (major === MIN_NODE_VERSION[0] && minor < MIN_NODE_VERSION[1])) {
    process.stderr.write(
      `Node ${MIN_NODE_VERSION.join('.')} or newer is needed; this is Node ${process.versions.node}.\n`,
    );
    process.exit(1);
  }
  // Import these dynamically, because older versions of Node.js cannot parse them.
  const [{ supervise }, { ensureClient }, { serveBuiltClient }] = await Promise.all([
    import('./supervise.ts'),
    import('./clientBuild.ts'),
    import('../server/http/client.ts'),
  ]);
  const client: Client = {
    prepare: async (root, report, signal) => serveBuiltClient(await ensureClient(root, report, signal)),
    hotReload: false,
  };
  await supervise(client);
}

await main();
