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
  /** Default: the limits for shoppers. Tests use shorter ones. */
  readonly connections?: ConnectionBounds;
  /** Limits of the memory for request bodies. Tests use smaller ones. */
  readonly bodyMemory?: BodyMemoryLimits;
  /** How long a call may wait for the store, in milliseconds. Default: that of `StoreTime`. */
  readonly storeMs?: number;
  /** Checks responses against the contract, for development and tests. */
  readonly checkAnswers: boolean;
  /**
   * The number of proxies in front of the server, each of which appends the address it received the request from. Not a
   * boolean, which would trust forged addresses too.
   */
  readonly trustProxy: number;
  readonly clientConfig: ClientConfig;
  /** The origin that shoppers use, for links to the app. Default: the origin of each request. */
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
  /** Empty without a fitting room; its call then answers 501. */
  readonly tryOnEngines: EnginesByBodyKind;
  readonly figures: Figures;
  /** Checks whether uploaded photos can be dressed; null if this server does not dress photos. */
  readonly photoChecks?: PhotoChecks | null;
  readonly reader: PictureReader;
  readonly stylist: Stylist;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Serves the client, and answers requests for paths that are neither a file nor a call. */
  readonly serveClient: (app: FastifyInstance, dependencies: ClientDependencies) => void | Promise<void>;
  readonly modules: readonly RouteModule[];
  /** The status of accounts at their identity providers. */
  readonly accountStatus: AccountStatus;
  /** Absent if nobody can sign in; the calls of the account panel then answer 501. */
  readonly signInAccounts?: SignInAccounts;
  readonly archives: Archives;
  /** The housekeeping tasks of this node alone. */
  readonly localTasks?: readonly HousekeepingTask[];
}
