/** Manners of speaking that search's language says otherwise. Each in small letters, without apostrophes. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\bi(?:m| am)? (?:(?:always|usually|easily|tend|to|get|run|feel|too|so|really) ){0,4}(?:warm|hot|sweaty|overheated)\b(?: (?:easily|quickly))?|\bi (?:always |usually )?(?:sweat|overheat)\b(?: (?:a lot|easily))?/gu, ' , i run lightweight not too warm , '],
  [/\bi(?:m| am)? (?:(?:always|usually|easily|tend|to|get|run|feel|too|so|really) ){0,4}(?:cold|chilly|freezing)\b(?: easily)?|\bi feel the cold\b/gu, ' , i run warm , '],
  [/\b(?:im|i am) (?:only |just |quite |rather |very |pretty )?(?:short|small|tiny|little|5 ?ft|51|52)\b(?! on)/gu, ' im petite '],
  [/\b(?:im|i am) (?:only |just |quite |rather |very |pretty )?tall\b/gu, ' im tall '],
  [/\b(?:(?:long|dog|country) )?walks?(?: outside| outdoors)?\b(?! with)/gu, 'walking'],
  [/\blong (?=walk|walks|day|days|trip|weekend|drive|flight|haul|time|hike)/gu, ''],
  [/\b(?:nothing|not|no) (?:see ?through|sheer)\b/gu, ' no sheer '],
];

export function withIdioms(words: string): string {
  return IDIOMS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), words.replace(/['’]/gu, ''));
}
