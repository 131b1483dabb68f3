import { reverseGeocode, suggestPlaces } from '../../../contract/geocode.ts';
import type { Coordinates, Geocoding } from '../../application/ports/Geocoding.ts';
import type { HttpClient } from './HttpClient.ts';

export class HttpGeocoding implements Geocoding {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async suggestPlaces(text: string, signal?: AbortSignal): Promise<readonly string[]> {
    const input = { query: { text }, signal };
    const { features } = await this.#client.send(suggestPlaces, input, 'Error retrieving suggestions');
    return features.map(({ properties }) => properties.formatted);
  }

  async reverseGeocode({ latitude, longitude }: Coordinates, signal?: AbortSignal): Promise<string | null> {
    const input = { query: { lat: String(latitude), lon: String(longitude) }, signal };
    const { features } = await this.#client.send(reverseGeocode, input, 'Error retrieving location');
    return features[0]?.properties.formatted ?? null;
  }
}
