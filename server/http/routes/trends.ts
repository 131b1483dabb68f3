import { getTrends } from '../../../contract/trends.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { TrendsService } from '../../application/trends/TrendsService.ts';
import type { RouteModule } from '../RouteModule.ts';
import { patchFromWire } from '../wire/profileToWire.ts';
import { trendsToWire } from '../wire/trendsToWire.ts';

export function trendsRoutes(trends: TrendsService): RouteModule {
  return (calls) => {
    calls.serve(getTrends, async ({ body, userId }) => {
      const { preferences, ...details } = body.user_profile;
      const { onboarded: _onboarded, ...patch } = patchFromWire({ ...preferences, ...details });
      const { filters = NO_FILTERS, time_zone: timeZone = '' } = body;
      return trendsToWire(await trends.compose({ userId, preferences: patch, filters, timeZone }));
    });
  };
}
