import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { ClientConfig } from '../../contract/config.ts';
import type { HousekeepingTask } from '../application/housekeeping/Housekeeping.ts';
import type { EnginesByBodyKind } from '../application/poses/TryOnEngines.ts';
import type { AccountStatus } from '../application/ports/AccountStatus.ts';
import type { Archives } from '../application/ports/Archives.ts';
import type { Blobs } from '../application/ports/Blobs.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { Figures } from '../application/ports/Figures.ts';
import type { PhotoChecks } from '../application/ports/PhotoChecks.ts';
import type { PictureIntake } from '../application/ports/PictureIntake.ts';
import type { PictureReader } from '../application/ports/PictureReader.ts';
import type { Pictures } from '../application/ports/Pictures.ts';
import type { SearchEngine } from '../application/ports/SearchEngine.ts';
import type { Secrets } from '../application/ports/Secrets.ts';
import type { Store } from '../application/ports/Store.ts';
import type { Stylist } from '../application/ports/Stylist.ts';
import type { Thumbnails } from '../application/ports/Thumbnails.ts';
import type { SessionLifetimes } from '../application/sessions/SessionService.ts';
import type { BodyMemoryLimits } from './BodyMemory.ts';
import type { ConnectionBounds } from './connections.ts';
import type { RateLimits } from './limits.ts';
import type { ClientDependencies } from './pages/ClientParts.ts';
import type { RouteModule } from './RouteModule.ts';
import type { SignInAccounts } from './routes/access.ts';
import type { SecuritySettings } from './security.ts';

export interface AppSettings {
  readonly security: SecuritySettings;
  readonly sessionLifetimes: SessionLifetimes;
  readonly rateLimits: RateLimits;
  /** Limits of connections; those for shoppers by default. */
  readonly connections?: ConnectionBounds;
  /** Limits of the memory for request bodies. Tests use smaller ones. */
  readonly bodyMemory?: BodyMemoryLimits;
  /** How long a call may wait for the store, in milliseconds; by default, that of `StoreTime`. */
  readonly storeMs?: number;
  /** Whether to check responses against the contract, in development and tests. */
  readonly checksAnswers: boolean;
  /**
   * The number of proxies in front of the server, each of which appends the address of its client. With `true`,
   * forged addresses would be trusted.
   */
  readonly trustProxy: number;
  readonly clientConfig: ClientConfig;
  /** The public origin, for links to the app; by default, the origin of each request. */
  readonly publicOrigin?: string | null;
  readonly logger: FastifyServerOptions['logger'];
}

export interface AppDependencies {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly pictures: Pictures;
  readonly blobs: Blobs;
  readonly intake: PictureIntake;
  readonly thumbnails: Thumbnails;
  /** The engines; empty without a fitting room, whose call then answers 501. */
  readonly tryOnEngines: EnginesByBodyKind;
  readonly figures: Figures;
  /** Checks uploaded photos; null if this server does not dress photos. */
  readonly photoChecks?: PhotoChecks | null;
  readonly reader: PictureReader;
  readonly stylist: Stylist;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Serves the client and answers requests for unknown paths. */
  readonly serveClient: (app: FastifyInstance, dependencies: ClientDependencies) => void | Promise<void>;
  readonly modules: readonly RouteModule[];
  readonly accountStatus: AccountStatus;
  /** Sign-in methods for the account panel. Without them, its calls answer 501. */
  readonly signInAccounts?: SignInAccounts;
  readonly archives: Archives;
  /** The housekeeping tasks of this node alone. */
  readonly localTasks?: readonly HousekeepingTask[];
}
