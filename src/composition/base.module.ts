import { NavigatorClipboard } from '../adapters/browser/NavigatorClipboard.ts';
import { Notices } from '../application/notices/Notices.ts';
import { PulseStatus } from '../application/pulse/PulseStatus.ts';
import { selectSnapshot } from '../application/Snapshots.ts';
import { BASE } from './base.tokens.ts';
import type { Foundation } from './foundation.ts';
import type { Module } from './Module.ts';

/** Binds the services that every feature may use: the foundation and the notices. */
export const baseModule =
  ({ clock, logger, cache, http, profiles, account, connection, searches }: Foundation, userId: string): Module =>
  ({ bind }) => {
    bind(BASE.clock).toConstantValue(clock);
    bind(BASE.logger).toConstantValue(logger);
    bind(BASE.cache).toConstantValue(cache);
    bind(BASE.http).toConstantValue(http);
    bind(BASE.profiles).toConstantValue(profiles);
    bind(BASE.searches).toConstantValue(searches);
    bind(BASE.account).toConstantValue(account);
    bind(BASE.userId).toConstantValue(userId);
    // Reports session changes only for this container's shopper.
    bind(BASE.shopper).toConstantValue(
      selectSnapshot(account.shopper, (profile) => (profile?.id === userId ? profile : null)),
    );
    bind(BASE.connection).toConstantValue(connection);
    bind(BASE.clipboard)
      .toResolvedValue(() => new NavigatorClipboard())
      .inSingletonScope();
    bind(BASE.notices)
      .toResolvedValue((boundClock) => new Notices(boundClock), [BASE.clock])
      .inSingletonScope();
    bind(BASE.pulse)
      .toResolvedValue((boundClock) => new PulseStatus(boundClock), [BASE.clock])
      .inSingletonScope();
  };
