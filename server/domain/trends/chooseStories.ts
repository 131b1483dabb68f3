import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CalendarDay, WeatherBand } from '../climate/Climate.ts';
import { countDay } from './localDay.ts';
import { chooseWording, rotateValues } from './rotate.ts';
import { EVENT_STORIES } from './wording/eventStories.ts';
import type { Story } from './wording/Story.ts';
import { WEATHER_STORIES } from './wording/weatherStories.ts';
import { YEAR_ROUND_STORIES } from './wording/yearRoundStories.ts';

export const ALL_STORIES: readonly Story[] = [...EVENT_STORIES, ...WEATHER_STORIES, ...YEAR_ROUND_STORIES];

/** A tile's story with the wording for a day. */
export interface WordedStory {
  readonly id: string;
  readonly headline: string;
  readonly description: string;
  readonly query: string;
}

export interface StoryWish {
  readonly day: CalendarDay;
  /** The weather; null if the place is unknown. Then only stories for all weathers are chosen. */
  readonly weather: WeatherBand | null;
  readonly genders: readonly Gender[];
  readonly styles: readonly string[];
  readonly seed: string;
  readonly count: number;
}

/** Returns the stories of a day: events first, then one of the shopper's styles, then others in rotation. */
export function chooseStories(wish: StoryWish): readonly WordedStory[] {
  const { day, count, seed } = wish;
  const dayNumber = countDay(day);
  const stories = ALL_STORIES.filter((story) => isTimely(story, wish));
  const rotation = { seed, dayNumber, getId: ({ id }: Story) => id };
  const events = stories.filter(({ event }) => event !== undefined);
  const otherStories = stories.filter(({ event }) => event === undefined);
  const ofStyle = rotateValues(
    otherStories.filter(({ style }) => style !== undefined && wish.styles.includes(style)),
    { ...rotation, count: 1 },
  );
  const remainingStories = rotateValues(
    otherStories.filter((story) => !ofStyle.includes(story)),
    { ...rotation, count },
  );
  return withDistinctQueries([...events, ...ofStyle, ...remainingStories])
    .slice(0, count)
    .map((story) => wordStory(story, dayNumber, seed));
}

function isTimely({ weather, event, gender }: Story, { day, genders, weather: current }: StoryWish): boolean {
  const isForShopper = gender === undefined || genders.length === 0 || genders.includes(gender);
  const suitsWeather = weather === undefined || (current !== null && weather.includes(current));
  return isForShopper && suitsWeather && (event === undefined || isBetween(day, event));
}

function isBetween({ month, day }: CalendarDay, [firstDay, last]: readonly [string, string]): boolean {
  const today = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return today >= firstDay && today <= last;
}

function withDistinctQueries(stories: readonly Story[]): readonly Story[] {
  return [...new Map(stories.toReversed().map((story) => [story.query, story])).values()].toReversed();
}

/** Words a story for a day. The headline changes each day, so that a long event has a new one. */
function wordStory({ id, headlines, descriptions, query }: Story, dayNumber: number, seed: string): WordedStory {
  return {
    id,
    headline: headlines[dayNumber % headlines.length] ?? headlines[0],
    description: chooseWording(descriptions, `${seed} ${id} ${dayNumber}`),
    query,
  };
}
