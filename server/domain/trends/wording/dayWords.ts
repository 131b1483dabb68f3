import type { WeatherBand } from '../../climate/Climate.ts';
import type { Weekday } from '../localDay.ts';
import { createDictionary } from '../../text/createDictionary.ts';

export const OCCASION_BY_WEEKDAY: Readonly<Record<Weekday, string>> = {
  Monday: 'work',
  Tuesday: 'work',
  Wednesday: 'everyday',
  Thursday: 'work',
  Friday: 'evening',
  Saturday: 'weekend',
  Sunday: 'everyday',
};

/** Introductions with `{weekday}` and `{city}`. */
export const INTROS_BY_WEATHER: Readonly<Record<WeatherBand, readonly [string, ...string[]]>> = {
  freezing: [
    'Below zero in {city} this {weekday}. Dress in layers, and mean them.',
    '{weekday} in {city}, with frost on the windows. Wool first, questions later.',
    'A bright, freezing {weekday} for {city}. The coat is the outfit today.',
  ],
  cold: [
    '{weekday} in {city}, and it is cold enough for the good coat.',
    'A cold {weekday} in {city}: warm on the outside, sharp underneath.',
    'Hands in pockets, {city}. This is how to make a cold {weekday} look intended.',
  ],
  cool: [
    'A cool {weekday} in {city}: one layer more than you think.',
    '{city} is cool this {weekday}. Bring the jacket, leave the gloves.',
    'Crisp air in {city}, and a {weekday} to match.',
  ],
  mild: [
    'A mild {weekday} in {city}: nothing to hide, nothing to shiver about.',
    '{weekday} in {city}, neither warm nor cold. The best days to dress for.',
    '{city} is mild today. Let the layers be light.',
  ],
  warm: [
    'A warm {weekday} in {city}. Roll up the sleeves.',
    '{city} is warm this {weekday}: light cloth, easy shapes.',
    'Windows open, {city}. A {weekday} for fewer layers and lighter plans.',
  ],
  hot: [
    'It is hot in {city} this {weekday}. Wear less, and wear it well.',
    '{weekday} heat in {city}: loose, light and out of the sun.',
    'Find the shade, {city}. Here is what to wear there this {weekday}.',
  ],
};

/** Introductions for a shopper whose place is unknown. */
export const INTROS_WITHOUT_PLACE: Readonly<Record<Weekday, readonly [string, ...string[]]>> = {
  Monday: ['A new week. Here is what to open it with.', 'Monday asks for a plan. This one hangs together.'],
  Tuesday: [
    'Tuesday, with nothing to prove and something good to wear.',
    'The week has begun. Now it gets interesting.',
  ],
  Wednesday: ['Halfway there, and dressed for the rest of it.', 'Wednesday: easy to put on, hard to improve.'],
  Thursday: ['Thursday is the new Friday. Dress for both.', 'Almost the weekend, and it shows.'],
  Friday: ['Friday: from the desk straight to the table.', 'One outfit for the last meeting and the first drink.'],
  Saturday: ['Saturday, unplanned and well dressed.', 'No meetings, no rules. Just this.'],
  Sunday: ['Sunday: slow, soft and ready for a long lunch.', 'Nowhere to be, and just right for it.'],
};

/** The beginning of an outfit's reason, by occasion. */
export const OCCASION_CLAUSES: Readonly<Record<string, string>> = createDictionary({
  work: 'a working day',
  everyday: 'an ordinary day',
  evening: 'an evening out',
  weekend: 'a day off',
  party: 'a party',
  wedding: 'a wedding',
  date: 'a date',
  holiday: 'the holidays',
  travel: 'a journey',
  outdoor: 'a day outside',
  lounge: 'a day at home',
});

/** The purpose of the outermost piece in an outfit's reason. */
export const WEATHER_CLAUSES: Readonly<Record<string, string>> = createDictionary({
  freezing: 'the frost',
  cold: 'the cold',
  cool: 'cool air',
  mild: 'a mild day',
  warm: 'the evening breeze',
  hot: 'rooms with too much air conditioning',
});

/**
 * Headlines for the outfit of the day. A weekday's headlines rotate by week, so that none is repeated for five weeks.
 */
export const HEADLINES_BY_WEEKDAY: Readonly<Record<Weekday, readonly [string, string, string, string, string]>> = {
  Monday: ['Monday, Handled', 'The First Impression', 'A Clean Start', 'Nine O’Clock, Sharp', 'The Week Begins Here'],
  Tuesday: ['The Quiet Tuesday', 'Second Gear', 'Business, Almost', 'No Drama, Good Shoes', 'A Tuesday With Plans'],
  Wednesday: ['Midweek, Made Easy', 'The Halfway Look', 'Nothing to Prove', 'An Ordinary Day, Well Cut', 'Soft Focus'],
  Thursday: ['Nearly There', 'The Long Meeting', 'Thursday’s Best', 'From Here to Dinner', 'The Confident One'],
  Friday: ['Desk, Door, Dinner', 'Friday After Six', 'The First Drink', 'Lights Down, Collar Up', 'Out by Seven'],
  Saturday: ['A Day Off, Dressed Up', 'Saturday in Motion', 'The Long Lunch', 'Market, Café, Home', 'Free All Day'],
  Sunday: ['Sunday, Slowly', 'The Late Breakfast', 'A Walk and a Paper', 'Do Not Disturb', 'The Soft Landing'],
};
