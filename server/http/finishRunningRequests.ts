import type { FastifyInstance } from 'fastify';

/** Time for running requests to finish. Docker and systemd wait longer before they kill the process. */
const GRACE_MS = 5_000;

/** When the server stops, requests in progress get this long to finish; then their connections are closed. */
export function finishRunningRequests(app: FastifyInstance, graceMs = GRACE_MS): void {
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
    app.server.once('close', () => clearTimeout(timer));
  });
}
