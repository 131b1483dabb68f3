import type { FastifyInstance } from 'fastify';
import type { CallServer } from './CallServer.ts';
import type { SessionCookie } from './session.ts';

/** Adds the routes of another part of the product, such as sign-in. */
export type RouteModule = (calls: CallServer, cookie: SessionCookie, app: FastifyInstance) => void | Promise<void>;
