const MONTH_PATTERN = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/u;
const SEASON_PATTERN = /\b(?:spring|summer|autumn|fall|winter)\b/u;
const WEATHER_BY_SEASON = new Map([
  ['season:spring', 'mild days'],
  ['season:summer', 'hot days'],
  ['season:autumn', 'cool days'],
  ['season:winter', 'cold days'],
  ['season:transitional', 'days in between'],
]);

/** Names a season: 'July', 'summer'. For other words, names the weather ('hot days'). */
export function nameSeason(words: string, concepts: readonly string[]): string {
  const [month] = MONTH_PATTERN.exec(words) ?? [];
  if (month !== undefined) return month.charAt(0).toUpperCase() + month.slice(1);
  const [season] = SEASON_PATTERN.exec(words) ?? [];
  return season ?? concepts.map((id) => WEATHER_BY_SEASON.get(id)).find((name) => name !== undefined) ?? 'any season';
}
