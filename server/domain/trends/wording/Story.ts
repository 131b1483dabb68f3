import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { WeatherBand } from '../../climate/Climate.ts';

/** A tile of 'What's Glamorous Now'. */
export interface Story {
  readonly id: string;
  /** The headlines of the story, shown in rotation. */
  readonly headlines: readonly [string, ...string[]];
  readonly descriptions: readonly [string, ...string[]];
  /** The query that a click searches for. It finds at least 12 pieces of the demo catalogue. */
  readonly query: string;
  /** The weather that the story suits; undefined for any weather. */
  readonly weather?: readonly WeatherBand[];
  /** The first and last day of a yearly event, as month and day: '12-26'. */
  readonly event?: readonly [string, string];
  /** The story's style. Shoppers who like it see the story first. */
  readonly style?: string;
  /** The gender of the shoppers who see the story; undefined for all shoppers. */
  readonly gender?: Gender;
}
