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

/** Texts of the Home tab (spec 2.5). */
export const homeText = {
  dailyOutfit: 'Your Daily Outfit Recommendation',
  stylePicks: 'Style Picks For You',
  glamour: 'What’s Glamorous Now',
  recentActivity: 'Recent Activity',
  nothingToShow: 'Nothing to show',
  fittingRoom: 'Fitting Room',

  trending: 'Trending',
  trendingFromCatalogue: 'In season',
  tryOnLook: 'Try on the clothes',
  saveLook: 'Save all pieces',
  savedLook: 'All pieces saved',
  removeLookText: (count: number) => `Remove these ${count} pieces from your wishlist?`,
  pieces: 'The pieces',
  picture: (index: number, count: number) => `Picture ${index} of ${count}`,
  look: (index: number, count: number) => `Look ${index} of ${count}`,
  wear: 'How to wear it',
  moreForYou: 'More for you',
  showMore: 'Show more',
  glamourSearch: (query: string) => `Search “${query}”`,

  forYou: 'Chosen for',
  unknownShopper: 'Tell us your sizes and styles, and this page becomes yours.',
  size: (sizes: string) => `size ${sizes}`,
  weather: (place: string, season: Season, weather: WeatherBand) => `${place}: ${SEASONS[season]}, ${WEATHER[weather]}`,
  unknownPlace: (place: string) => `“${place}” is not on our map`,
  change: 'Change',
  tellUs: 'Add them',

  pause: 'Pause all motion',
  play: 'Resume motion',
  promptLabel: (phrase: string) => `Search for: ${phrase}`,
  draftPrompt: (phrase: string) => `Write your own search, or begin with: ${phrase}`,
  nextPrompt: 'Another idea',
  searchCaption: 'Search',
  nextCaption: 'Another',
  pauseCaption: 'Pause',
  playCaption: 'Play',

  searches: 'Searches',
  chats: 'Conversations',
  untitledChat: 'Untitled',
  wordlessSearch: 'Like the attached piece',
  activityFailed: 'Your recent activity could not be loaded.',

  failed: 'Error fetching trends',
  failedHint: 'The rest of the app works. Please try again in a moment.',
  unreachableHint: 'The server does not answer. Check your connection and try again.',
  offline: 'You are offline',
  offlineHint: 'Today’s page comes as soon as you are back online.',
  momentAgo: 'a moment ago',
  outdated: (age: string) => `This page is from ${age}. The new one could not be loaded.`,
  offlineSince: (age: string) => `You are offline. This page is from ${age}.`,
} as const;
