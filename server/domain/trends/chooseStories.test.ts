import { describe, expect, it } from 'vitest';
import { chooseStories, type StoryWish } from './chooseStories.ts';

const WISH: StoryWish = {
  day: { year: 2026, month: 11, day: 24 },
  weather: 'warm',
  genders: ['Men'],
  styles: [],
  seed: 'anna',
  count: 6,
};
const WEEK = Array.from({ length: 7 }, (_, index) => 24 + index);
const chooseOnDay = (day: number, wish: Partial<StoryWish> = {}) =>
  chooseStories({ ...WISH, ...wish, day: { ...WISH.day, day } });

describe('an event of several weeks', () => {
  const stories = WEEK.map((day) => chooseOnDay(day).find(({ id }) => id === 'party-season'));

  it('is told every day, with other words than the day before', () => {
    for (const [day, story] of stories.entries()) {
      expect(story).toBeDefined();
      expect(story?.headline).not.toBe(stories[day - 1]?.headline);
      expect(story?.description).not.toBe(stories[day - 1]?.description);
    }
  });

  it('stands among the first three, in another place than the day before', () => {
    const places = WEEK.map((day) => chooseOnDay(day).findIndex(({ id }) => id === 'party-season'));
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
    expect(places.some((place, day) => place === places[day - 1])).toBe(false);
  });
});

describe('stories of the shopper’s styles', () => {
  it('take turns', () => {
    const styles = ['Minimalist', 'Classic'];
    const ids = WEEK.map((day) =>
      chooseOnDay(day, { styles })
        .slice(0, 3)
        .flatMap(({ id }) => (id === 'minimal' || id === 'classic' ? id : [])),
    );
    expect(ids.every((shownIds, day) => shownIds.length === 1 && shownIds[0] !== ids[day - 1]?.[0])).toBe(true);
  });

  it('are told every other day if there is only one', () => {
    const isTold = WEEK.map((day) =>
      chooseOnDay(day, { styles: ['Casual', 'Denim'] }).some(({ id }) => id === 'denim'),
    );
    expect(isTold.every((isShown, day) => isShown !== isTold[day - 1])).toBe(true);
  });
});

it('shares few stories in rotation with the days before', () => {
  const days = WEEK.map((day) => chooseOnDay(day).map(({ id }) => id));
  for (const [day, ids] of days.entries()) {
    const earlierIds = [...(days[day - 1] ?? []), ...(days[day - 2] ?? [])];
    expect(ids.filter((id) => id !== 'party-season' && earlierIds.includes(id)).length).toBeLessThan(2);
  }
});

it('never tells a story twice on one day', () => {
  for (const day of WEEK) {
    const ids = chooseOnDay(day, { styles: ['Denim'], count: 16 }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
