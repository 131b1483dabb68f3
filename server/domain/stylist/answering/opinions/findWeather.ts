const COLD_PATTERN =
  /\b(?:winter|snow(?:y)?|freez(?:e|ing)|frost(?:y)?|ice|icy|minus|december|january|february|christmas|cold|chilly|november)\b/u;
const HOT_PATTERN =
  /\b(?:summer|heat(?:wave)?|hot|boiling|tropic(?:s|al)|humid|beach|roasting|sweltering|3\d ?(?:c|degrees)|9\d ?(?:f|degrees)|july|august|dubai|mumbai|goa|bali|caribbean)\b/u;
const COOL_PATTERN =
  /\b(?:autumn|fall|october|september|march|april|spring|evening|night|barn|outdoors|marquee|windy?|drizzle|rain)\b/u;

/** Matches what the shopper feels, which is the question and not the weather. */
const FELT_PATTERN =
  /\b(?:be|am|get|getting|feel|too|so|i|freeze to) (?:cold|chilly|hot|boiling|freez(?:e|ing)|roasting|sweltering)\b/gu;

export type WeatherTold = 'cold' | 'hot' | 'cool';

/** Returns the weather that words tell: first those of the question, then those of the talk. Null if none tells it. */
export function findWeather(...texts: readonly string[]): WeatherTold | null {
  for (const said of texts) {
    const text = said.replace(FELT_PATTERN, ' ');
    if (COLD_PATTERN.test(text)) return 'cold';
    if (HOT_PATTERN.test(text)) return 'hot';
    if (COOL_PATTERN.test(text)) return 'cool';
  }
  return null;
}
