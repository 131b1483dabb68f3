import { expect, it } from 'vitest';
import { ManualClock } from '../memory/ManualClock.ts';
import { RecordingLogger } from '../memory/RecordingLogger.ts';
import { HttpClient } from './HttpClient.ts';
import { HttpGeocoding } from './HttpGeocoding.ts';
import { HttpItems } from './HttpItems.ts';
import { HttpSearchHistories } from './HttpSearchHistories.ts';
import { HttpTrendsSource } from './HttpTrendsSource.ts';
import { NO_PREFERENCES } from '../../domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';

/**
 * Creates a client whose server always fails. Each failed call must log and throw its short message (spec section 8).
 */
function createFailingClient() {
  const logger = new RecordingLogger();
  const fetch = () => Promise.resolve(Response.json({ title: 'Oops', status: 500 }, { status: 500 }));
  return { logger, client: new HttpClient({ clock: new ManualClock(), logger, fetch }) };
}

it.each<[string, (client: HttpClient) => Promise<unknown>]>([
  ['Failed to fetch search history', (client) => new HttpSearchHistories(client).fetchSearchHistory('ada', 5)],
  [
    'Error fetching trends',
    (client) =>
      new HttpTrendsSource(client).getTrends({
        userId: 'ada',
        preferences: NO_PREFERENCES,
        filters: NO_FILTERS,
        timeZone: 'UTC',
      }),
  ],
  ['Error retrieving suggestions', (client) => new HttpGeocoding(client).suggestPlaces('Oslo')],
  ['Error retrieving location', (client) => new HttpGeocoding(client).reverseGeocode({ latitude: 60, longitude: 10 })],
  ['Failed to fetch items by IDs', (client) => new HttpItems(client).getItemsByIds(['blazer'])],
])('%s', async (message, call) => {
  const { logger, client } = createFailingClient();
  await expect(call(client)).rejects.toMatchObject({ name: 'CallError', message, failure: 'broken' });
  expect(logger.records.map((record) => record.message)).toEqual([message]);
});
