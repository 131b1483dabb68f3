import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CalendarDay, WeatherBand } from '../climate/Climate.ts';
import { countDay } from './localDay.ts';
import { rotateValues, startAt } from './rotate.ts';
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

/**
 * How far the stories rotate each day. A day shows at most this many stories of the rotation, so that consecutive
 * days have few in common.
 */
export const STORIES_PER_DAY = 6;

/** Number of stories at the beginning of the list that rotate by one place each day. */
const FIRST_PLACES = 3;

/**
 * Returns the stories of a day. Those of events and one of the shopper's styles are among the first; others follow in
 * rotation. If the shopper's styles have only one story, it is shown every other day.
 */
export function chooseStories(wish: StoryWish): readonly WordedStory[] {
  const { day, count, seed } = wish;
  const dayNumber = countDay(day);
  const stories = ALL_STORIES.filter((story) => isTimely(story, wish));
  const events = stories.filter(({ event }) => event !== undefined);
  const otherStories = stories.filter(({ event }) => event === undefined);
  const styleStories = otherStories.filter(({ style }) => style !== undefined && wish.styles.includes(style));
  const isRestDay = styleStories.length === 1 && dayNumber % 2 === 1;
  const rotation = { seed, dayNumber, getId: ({ id }: Story) => id };
  const styleStory = isRestDay ? [] : rotateValues(styleStories, { ...rotation, step: 1 }).slice(0, 1);
  const remainingStories = rotateValues(
    otherStories.filter((story) => !(isRestDay ? styleStories : styleStory).includes(story)),
    { ...rotation, step: STORIES_PER_DAY },
  ).slice(0, count);
  const lead = [...events, ...styleStory];
  const firstStories = [...lead, ...remainingStories.slice(0, Math.max(0, FIRST_PLACES - lead.length))];
  const laterStories = remainingStories.slice(firstStories.length - lead.length);
  return keepDistinctQueries([...startAt(firstStories, dayNumber), ...laterStories])
    .slice(0, count)
    .map((story) => wordStory(story, dayNumber));
}

function isTimely({ weather, event, gender }: Story, { day, genders, weather: currentBand }: StoryWish): boolean {
  const isForShopper = gender === undefined || genders.length === 0 || genders.includes(gender);
  const suitsWeather = weather === undefined || (currentBand !== null && weather.includes(currentBand));
  return isForShopper && suitsWeather && (event === undefined || isBetween(day, event));
}

function isBetween({ month, day }: CalendarDay, [firstDay, lastDay]: readonly [string, string]): boolean {
  const today = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return today >= firstDay && today <= lastDay;
}

function keepDistinctQueries(stories: readonly Story[]): readonly Story[] {
  return [...new Map(stories.toReversed().map((story) => [story.query, story])).values()].toReversed();
}

/** Words a story for a day. Its words change each day, so that a long event has new ones. */
function wordStory({ id, headlines, descriptions, query }: Story, dayNumber: number): WordedStory {
  return {
    id,
    headline: headlines[dayNumber % headlines.length] ?? headlines[0],
    description: descriptions[dayNumber % descriptions.length] ?? descriptions[0],
    query,
  };
}
