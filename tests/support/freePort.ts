import { createServer, type AddressInfo } from 'node:net';

/** Finds a free loopback port. Another process may take it before the caller does. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
