import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { WeatherBand } from '../../climate/Climate.ts';

/** A tile of 'What's Glamorous Now'. */
export interface Story {
  readonly id: string;
  /** The headlines of the story, shown in rotation. */
  readonly headlines: readonly [string, ...string[]];
  readonly descriptions: readonly [string, ...string[]];
  /** The search that a click starts. It finds at least 12 pieces of the demo catalogue. */
  readonly query: string;
  /** The weather that the story suits; all weathers if absent. */
  readonly weather?: readonly WeatherBand[];
  /** The first and last day of an event of the year, as month and day: '12-26'. */
  readonly event?: readonly [string, string];
  /** The style of the story; shoppers who like it see the story first. */
  readonly style?: string;
  /** The gender that sees the story; everybody if absent. */
  readonly gender?: Gender;
}
