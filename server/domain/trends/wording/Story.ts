import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { WeatherBand } from '../../climate/Climate.ts';

/** A tile of 'What's Glamorous Now'. */
export interface Story {
  readonly id: string;
  /** Headlines that take turns. */
  readonly headlines: readonly [string, ...string[]];
  readonly descriptions: readonly [string, ...string[]];
  /** The search that a click starts. It finds at least 12 pieces of the demo catalogue. */
  readonly query: string;
  /** The weather that it suits; all weathers if absent. */
  readonly weather?: readonly WeatherBand[];
  /** The first and last day of an event of the year, as month and day: '12-26'. */
  readonly event?: readonly [string, string];
  /** The style that it is about, shown first to shoppers who like it. */
  readonly style?: string;
  /** The genders that see it; everybody if absent. */
  readonly gender?: Gender;
}
