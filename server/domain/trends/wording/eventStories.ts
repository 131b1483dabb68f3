import type { Story } from './Story.ts';

/** Yearly events, shown before all other stories. */
export const EVENT_STORIES: readonly Story[] = [
  {
    id: 'party-season',
    headlines: ['The Party Season Opens', 'Nine Parties, One Suitcase of Sparkle', 'Save the Date, Press the Velvet'],
    descriptions: [
      'Satin, velvet and a little shine for every invitation on the fridge.',
      'Satin and sequins for the office party, the real party and the one after it.',
      'Velvet for the first hour, sequins for the last.',
    ],
    query: 'Satin and sequins for a party',
    event: ['11-20', '12-25'],
  },
  {
    id: 'new-year',
    headlines: ['Midnight Wears Gold', 'The Last Outfit of the Year', 'Ten, Nine, Eight: Get Dressed'],
    descriptions: [
      'What to wear when the whole room looks at the clock, and then at you.',
      'Something that still shines when the lights go down.',
    ],
    query: 'Something sparkly for a party',
    event: ['12-26', '12-31'],
  },
  {
    id: 'fresh-start',
    headlines: ['A Quiet Start', 'New Year, Clean Lines', 'January, Pared Back'],
    descriptions: [
      'Plain pieces that go with everything you own already.',
      'Clean seams and calm shapes, before the year gets loud.',
    ],
    query: 'Minimalist pieces',
    event: ['01-01', '01-20'],
  },
  {
    id: 'valentine',
    headlines: ['A Table for Two', 'Red, Naturally', 'Dinner Is at Eight'],
    descriptions: [
      'For the fourteenth of February, and for every other dinner worth dressing for.',
      'Dinner first, dancing if it goes well.',
    ],
    query: 'Something to wear on a date',
    event: ['02-01', '02-14'],
  },
  {
    id: 'gifts',
    headlines: ['Under the Tree, Under $80', 'Small Boxes, Good Taste', 'Given, Not Returned'],
    descriptions: [
      'Presents that look as if you had thought about them for weeks.',
      'Scarves, hats and other presents that nobody has to try on.',
      'Good things in small boxes, and change from a hundred.',
    ],
    query: 'Gifts under $80',
    event: ['12-01', '12-24'],
  },
];
