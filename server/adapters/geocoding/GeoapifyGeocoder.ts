import * as z from 'zod';
import { GeocoderUnavailable, type Geocoder } from '../../application/ports/Geocoder.ts';
import type { Place } from '../../domain/places/Place.ts';
import { cleanText } from '../../domain/text/cleanText.ts';
import { boundedBody } from '../boundedBody.ts';
import { fetchUntilAborted } from '../fetchUntilAborted.ts';

export interface GeoapifySettings {
  /** The address of the API with its version, such as https://api.geoapify.com/v1/geocode. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

const MAX_SUGGESTIONS = 6;
/** Ten times the size of an answer with six places. Parsing a larger answer would block all other requests. */
const MAX_ANSWER_BYTES = 100_000;
const ANSWER_MS = 5_000;

const ResponseSchema = z.object({ features: z.array(z.unknown()) });

const FeatureSchema = z.object({
  properties: z.object({
    formatted: z.string().transform(cleanText).pipe(z.string().min(1).max(200)),
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    timezone: z
      .object({ name: z.string().max(80) })
      .optional()
      .catch(undefined),
  }),
});

/**
 * Finds places with a service that has Geoapify's API. The service receives what shoppers type, and their coordinates.
 */
export class GeoapifyGeocoder implements Geocoder {
  readonly #settings: GeoapifySettings;
  readonly #answerMs: number;

  constructor(settings: GeoapifySettings, answerMs = ANSWER_MS) {
    this.#settings = settings;
    this.#answerMs = answerMs;
  }

  suggest(text: string, signal: AbortSignal): Promise<readonly Place[]> {
    return this.#call('autocomplete', { text, limit: String(MAX_SUGGESTIONS) }, signal);
  }

  async placeAt(latitude: number, longitude: number, signal: AbortSignal): Promise<Place | null> {
    const [place = null] = await this.#call('reverse', { lat: String(latitude), lon: String(longitude) }, signal);
    return place;
  }

  async #call(path: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly Place[]> {
    const { baseUrl, apiKey } = this.#settings;
    const parameters = new URLSearchParams({ ...query, type: 'city', lang: 'en', apiKey });
    const withTimeout = AbortSignal.timeout(this.#answerMs);
    // Do not use `AbortSignal.any`: in Node 20 its result may be garbage collected before it aborts.
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    for (const source of [signal, withTimeout]) source.addEventListener('abort', abort, { once: true });
    try {
      signal.throwIfAborted();
      const url = `${baseUrl.replace(/\/$/u, '')}/${path}?${parameters}`;
      // Do not follow redirects, because only the configured address may receive the key.
      return await readPlaces(await fetchUntilAborted(url, { signal: controller.signal, redirect: 'error' }));
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof GeocoderUnavailable) throw cause;
      throw new GeocoderUnavailable(withTimeout.aborted ? 'It took too long' : 'It cannot be reached');
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }
}

async function readPlaces(response: Response): Promise<readonly Place[]> {
  if (!response.ok) {
    void response.body?.cancel();
    throw new GeocoderUnavailable(`It answered with ${response.status}`);
  }
  const body = await boundedBody(response, MAX_ANSWER_BYTES, GeocoderUnavailable);
  const parsedResponse = ResponseSchema.safeParse(parseJson(body));
  const features = parsedResponse.data?.features.slice(0, MAX_SUGGESTIONS) ?? null;
  // Leave out places that cannot be read, unless none can.
  const readableFeatures = features?.flatMap((feature) => FeatureSchema.safeParse(feature).data ?? []) ?? [];
  if (features === null || (features.length > 0 && readableFeatures.length === 0))
    throw new GeocoderUnavailable('Its answer has another shape');
  return readableFeatures.map(({ properties: { formatted, lat, lon, timezone } }) => ({
    formatted,
    latitude: lat,
    longitude: lon,
    ...(timezone && { timeZone: timezone.name }),
  }));
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
