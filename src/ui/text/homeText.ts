import type { Season, WeatherBand } from '../../domain/trends/Trends.ts';

const SEASONS: Record<Season, string> = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  winter: 'winter',
  tropical: 'the tropics',
};

const WEATHER: Record<WeatherBand, string> = {
  freezing: 'freezing days',
  cold: 'cold days',
  cool: 'cool days',
  mild: 'mild days',
  warm: 'warm days',
  hot: 'hot days',
};

/** Texts of the first screen of the Home tab (spec 2.5). */
export const homeText = {
  dailyOutfit: 'Your Daily Outfit Recommendation',
  nothingToShow: 'Nothing to show',
  fittingRoom: 'Fitting Room',

  trending: 'Trending',
  trendingFromCatalogue: 'In season',
  pieces: 'The pieces',
  picture: (index: number, count: number) => `Picture ${index} of ${count}`,
  wear: 'How to wear it',

  forYou: 'Chosen for',
  unknownShopper: 'Tell us your sizes and styles, and this page becomes yours.',
  size: (sizes: string) => `size ${sizes}`,
  weather: (place: string, season: Season, weather: WeatherBand) => `${place}: ${SEASONS[season]}, ${WEATHER[weather]}`,
  unknownPlace: (place: string) => `“${place}” is not on our map`,
  change: 'Change',
  tellUs: 'Add them',

  failed: 'Error fetching trends',
  failedHint: 'The rest of the app works. Please try again in a moment.',
  unreachableHint: 'The server does not answer. Check your connection and try again.',
  offline: 'You are offline',
  offlineHint: 'Today’s page comes as soon as you are back online.',
  momentAgo: 'a moment ago',
  outdated: (age: string) => `This page is from ${age}. The new one could not be loaded.`,
  offlineSince: (age: string) => `You are offline. This page is from ${age}.`,
} as const;
