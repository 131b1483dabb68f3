import { GazetteerGeocoder } from './adapters/geocoding/GazetteerGeocoder.ts';
import { GeoapifyGeocoder } from './adapters/geocoding/GeoapifyGeocoder.ts';
import type { Geocoder } from './application/ports/Geocoder.ts';
import type { Config } from './config.ts';
import type { Shutdown } from './Shutdown.ts';

/** The configured geocoding service, or the embedded gazetteer. */
export function openGeocoder(config: Config, shutdown: Shutdown): Geocoder {
  if (config.geocoder) return new GeoapifyGeocoder(config.geocoder);
  const gazetteer = new GazetteerGeocoder();
  shutdown.add(() => gazetteer.close());
  return gazetteer;
}
