import { ContainerModule } from 'inversify';
import { NavigatorClipboard } from '../../adapters/browser/NavigatorClipboard.ts';
import { Notices } from '../../application/notices/Notices.ts';
import { PulseStatus } from '../../application/pulse/PulseStatus.ts';
import { selected } from '../../application/Snapshots.ts';
import type { Foundation } from '../foundation.ts';
import { TOKENS } from '../tokens.ts';

/** The base of every feature: the foundation and the notices. */
export const appModule = (
  { clock, logger, cache, http, profiles, account, connection, searches }: Foundation,
  userId: string,
) =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.clock).toConstantValue(clock);
    bind(TOKENS.logger).toConstantValue(logger);
    bind(TOKENS.cache).toConstantValue(cache);
    bind(TOKENS.http).toConstantValue(http);
    bind(TOKENS.profiles).toConstantValue(profiles);
    bind(TOKENS.searches).toConstantValue(searches);
    // Nobody else is ever told to what was composed for this shopper.
    bind(TOKENS.shopper).toConstantValue(
      selected(account.shopper, (profile) => (profile?.id === userId ? profile : null)),
    );
    bind(TOKENS.connection).toConstantValue(connection);
    bind(TOKENS.clipboard)
      .toResolvedValue(() => new NavigatorClipboard())
      .inSingletonScope();
    bind(TOKENS.notices)
      .toResolvedValue((ticking) => new Notices(ticking), [TOKENS.clock])
      .inSingletonScope();
    bind(TOKENS.pulse)
      .toResolvedValue((ticking) => new PulseStatus(ticking), [TOKENS.clock])
      .inSingletonScope();
  });
