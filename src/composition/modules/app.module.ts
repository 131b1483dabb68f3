import { ContainerModule } from 'inversify';
import { BrowserConnection } from '../../adapters/browser/BrowserConnection.ts';
import { ConsoleLogger } from '../../adapters/browser/ConsoleLogger.ts';
import { LocalStorageKeyValueStore } from '../../adapters/browser/LocalStorageKeyValueStore.ts';
import { NavigatorClipboard } from '../../adapters/browser/NavigatorClipboard.ts';
import { SystemClock } from '../../adapters/browser/SystemClock.ts';
import { HttpClient } from '../../adapters/http/HttpClient.ts';
import { HttpClientConfig } from '../../adapters/http/HttpClientConfig.ts';
import { TTLCache } from '../../application/cache/TTLCache.ts';
import { Notices } from '../../application/notices/Notices.ts';
import { PulseStatus } from '../../application/pulse/PulseStatus.ts';
import { TOKENS } from '../tokens.ts';

/** What every feature stands on: time, storage, the network, and what is told to the shopper. */
export const appModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toResolvedValue(() => new SystemClock()).inSingletonScope();
  bind(TOKENS.logger).toResolvedValue(() => new ConsoleLogger()).inSingletonScope();
  bind(TOKENS.keyValueStore).toResolvedValue(() => new LocalStorageKeyValueStore()).inSingletonScope();
  bind(TOKENS.clipboard).toResolvedValue(() => new NavigatorClipboard()).inSingletonScope();
  bind(TOKENS.connection).toResolvedValue(() => new BrowserConnection()).inSingletonScope();
  bind(TOKENS.cache)
    .toResolvedValue((store, clock) => new TTLCache(store, clock), [TOKENS.keyValueStore, TOKENS.clock])
    .inSingletonScope();
  bind(TOKENS.http)
    .toResolvedValue((clock, logger) => new HttpClient({ clock, logger }), [TOKENS.clock, TOKENS.logger])
    .inSingletonScope();
  bind(TOKENS.config).toResolvedValue((http) => new HttpClientConfig(http), [TOKENS.http]).inSingletonScope();
  bind(TOKENS.notices).toResolvedValue((clock) => new Notices(clock), [TOKENS.clock]).inSingletonScope();
  bind(TOKENS.pulse).toResolvedValue((clock) => new PulseStatus(clock), [TOKENS.clock]).inSingletonScope();
});
