/** Occasions that are said without an article, or with one of their own. */
const BARE =
  /^(?:work|travel|travell?ing|business casual|dinner|drinks|sundays?|saturdays?|summer|winter|spring|autumn|fall|school|church|uni|college|university|sports?|yoga|pilates|brunch|lunch|breakfast|tea|home|bed|golf|tennis|football|pregnancy|every day|day to day|outdoors?|leisure|going out|nights out|weekends|evenings|holidays|weddings|parties|(?!wedding|evening)[a-z ]*(?<!wedd|christen|even|gather|meet)ing)$/u;
const WITH_THE =
  /^(?:beach|park|sea|weekend|evening|gym|races|opera|theatre|theater|airport|pub|countryside|mountains|seaside|club|sofa|outdoors|holidays|snow|rain|heat|cold)$/u;
const FEASTS =
  /^(?:new years? eve|new year|christmas|xmas|valentines(?: day)?|easter|thanksgiving|halloween|diwali|eid|hanukkah|ascot|holi|navratri|mardi gras|chinese new year|lunar new year|hogmanay|burns night)$/u;

/** What an event is called that shoppers tell with a verb or a number alone. */
const EVENT_NOUNS: readonly (readonly [RegExp, string])[] = [
  [/^(\d{2}(?:st|th))$/u, '$1 birthday'],
  [/^turn(?:ing|s) (?:\d+|[a-z]+)$/u, 'birthday'],
  [/^.*(?:\bmarr(?:ied|y|ies|ying)|hitched|the knot)$/u, 'wedding'],
  [/^graduating$/u, 'graduation'],
  [/^meet(?:ing)? (?:the|his|her) parents$/u, 'dinner with the parents'],
  [/^(?:festive|celebrating|clubbing|the club)$/u, 'party'],
];

function nameEvent(words: string): string {
  const [pattern, noun] = EVENT_NOUNS.find(([told]) => told.test(words)) ?? [];
  return pattern === undefined ? words : words.replace(pattern, noun ?? '');
}

/** An occasion as it stands after 'for': 'a garden party', 'work', 'the beach', 'New Year’s Eve'. */
export function withArticle(said: string): string {
  const words = nameEvent(said);
  if (FEASTS.test(words))
    return words
      .replace(/\b(new year|valentine)s\b/u, '$1’s')
      .replace(/\b(?<!’)\w/gu, (letter) => letter.toUpperCase());
  if (words === 'job' || words === 'office') return 'work';
  if (words === 'everyday' || words === 'daily') return 'every day';
  if (WITH_THE.test(words)) return `the ${words}`;
  if (BARE.test(words) || /^(?:an?|the|my|our|his|her) /u.test(words)) return words;
  return `${/^[aeiou]/u.test(words) ? 'an' : 'a'} ${words}`;
}

/** Parts that a garment has, in the plural or one of a kind; other details are said of the garment itself. */
const PARTS = /^(?:.*(?:sleeves|pockets|buttons|straps|lapels|pleats|ruffles|rips|holes))$/u;
const PART =
  /^(?:.*(?:sleeve|pocket|collar|hood|zip|zipper|belt|bow|slit|lining|lapel|heel|neck|neckline|waist|rise))$/u;

/** A detail as one says that it is there: 'with pockets', 'with a hood', 'midi'. */
export function detailWords(words: string): string {
  if (PARTS.test(words)) return `with ${words}`;
  return PART.test(words) ? `with ${/^[aeiou]/u.test(words) ? 'an' : 'a'} ${words}` : words;
}
