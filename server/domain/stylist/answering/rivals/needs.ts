import type { Need } from './Rival.ts';

interface NeedWords {
  readonly need: Need;
  readonly words: RegExp;
  /** Completes 'For … I would take': 'the cold'. */
  readonly purpose: string;
  /** The comparative that asks for the need: 'warmer'. */
  readonly comparative: string;
}

/** The needs with their words, the most specific first. */
const NEEDS: readonly NeedWords[] = [
  {
    need: 'rain',
    words:
      /\b(?:wet|rain(?:s|y|ing)?|damp|drizzle|showers?|slush|sleet|puddles?|water ?proof|water|soak(?:ed)?|humid cold)\b/u,
    purpose: 'wet weather',
    comparative: 'better in the wet',
  },
  {
    need: 'heat',
    words:
      /\b(?:hot|heat(?:wave)?|cool(?:er)?|breath(?:es|able|e)?|humid(?:ity)?|sweat(?:s|y|ing)?|tropic(?:s|al)|summer|beach|(?:2[5-9]|3\d|4\d) ?(?:degrees|c\b|°)|(?:8\d|9\d|1[01]\d) ?(?:degrees|f\b))/u,
    purpose: 'the heat',
    comparative: 'cooler',
  },
  {
    need: 'warmth',
    words:
      /\b(?:warm(?:er|est|th)?|cold|winter|snow(?:y)?|freez(?:e|ing)|minus|frost|ski(?:ing)?|ice|coz(?:y|ier)|cos(?:y|ier)|chilly|insulat(?:es|ion|ing))\b/u,
    purpose: 'the cold',
    comparative: 'warmer',
  },
  {
    need: 'skin',
    words:
      /\b(?:itch(?:y|ier|es)?|scratch(?:y|ier)?|sensitive|eczema|soft(?:er)?|skin|allerg(?:y|ic|ies)|irritat(?:e|es|ing)|prickl(?:y|es)|green)\b/u,
    purpose: 'sensitive skin',
    comparative: 'kinder to the skin',
  },
  { need: 'shrinking', words: /\bshrink(?:s|age|ing)?\b/u, purpose: 'a warm wash', comparative: 'safer in the wash' },
  {
    need: 'creasing',
    words:
      /\b(?:creas(?:e|es|ing|y)|wrinkl(?:e|es|y|ing)|crumpl(?:e|es)|iron(?:ing)?|travel(?:l?ing)?|suitcase|pack(?:ing)?|plane|trips?)\b/u,
    purpose: 'a suitcase',
    comparative: 'better at keeping smooth',
  },
  {
    need: 'care',
    words:
      /\b(?:wash(?:es|ing|able)?|care|clean(?:s|ing)?|machine|maintenance|look after|stains?|kids?|baby|toddlers?|dogs?|tarnish)\b/u,
    purpose: 'easy care',
    comparative: 'easier to care for',
  },
  {
    need: 'lasting',
    words:
      /\b(?:last(?:s|ing)?|durab(?:le|ility)|hard ?wearing|tough(?:er)?|quality|years|long(?:er)? term|pill(?:s|ing)?|strong(?:er)?|sturd(?:y|ier)|wear out|investment|forever)\b/u,
    purpose: 'long wear',
    comparative: 'longer lasting',
  },
  {
    need: 'hips',
    words:
      /\b(?:hips?|hippy|pear(?: shaped?)?|thighs?|bum|(?:my|big|wide|large|her|full) (?:bottom|butt)|curvy|curves)\b/u,
    purpose: 'full hips',
    comparative: 'kinder to the hips',
  },
  {
    need: 'shortness',
    words:
      /\b(?:(?:youre|you are|whos|who is|being|someone|somebody|people|a woman|a girl|a man)(?: quite| very| really| so| a bit| only| who is| whos){0,2} (?:short|tiny|small)|short (?:person|people|girl|guy|man|woman|legs?|figure|lady|bloke|lad)|(?:im|i am|she is|shes|he is|hes)(?: only| quite| very| really| so| a bit){0,2} (?:short|petite|tiny|small)|petite|short and|(?:4|four) ?(?:foot|feet|ft) ?\d{0,2}|small frame|shorty|(?:5|five) ?(?:foot|feet|ft|["'’])? ?[0-4]\b|1[45]\d ?cm|1m[45]\d|taller|longer legs?|lengthen(?:s|ing)?)/u,
    purpose: 'a short figure',
    comparative: 'more lengthening',
  },
  {
    need: 'height',
    words: /\b(?:tall(?: person| girl| guy| man| woman)?|(?:6|six) ?(?:foot|feet|ft|["'’])|1[89]\d ?cm|long legs)\b/u,
    purpose: 'a tall figure',
    comparative: 'better on a tall figure',
  },
  {
    need: 'bust',
    words: /\b(?:bust(?:y)?|chest(?:y)?|boobs?|breasts?|cleavage|(?:d|dd|e|f|g|h) cup)\b/u,
    purpose: 'a full bust',
    comparative: 'kinder to a full bust',
  },
  {
    need: 'middle',
    words:
      /\b(?:tummy|belly|stomach|middle|waist|stocky|big (?:guy|lad|man|bloke|girl|lady)|bigger|heavy|heavier|overweight|fat(?:ter)?|slimm(?:er|ing)|thin(?:ner)?|plus size|round|rugby|muscular|broad|apple(?: shaped?)?|dad bod|beer)\b/u,
    purpose: 'a round middle',
    comparative: 'more slimming',
  },
  {
    need: 'comfort',
    words:
      /\b(?:comf(?:y|ier|ort|ortable)|walk(?:ing)?|stand(?:ing)?|all day|feet|commut(?:e|ing)|sit(?:ting)?|easier on|back|bike|cycl(?:e|ing)|danc(?:e|ing)|hours)\b/u,
    purpose: 'long days',
    comparative: 'more comfortable',
  },
  {
    need: 'room',
    words: /\b(?:laptop|computer|books|shopping|carry|hold(?:s)? more|roomier|gym kit|a4|nappies|diapers)\b/u,
    purpose: 'all that you carry',
    comparative: 'roomier',
  },
  {
    need: 'price',
    words: /\b(?:cheap(?:er)?|budget|money|afford(?:able)?|price|value|expensive|worth)\b/u,
    purpose: 'a small budget',
    comparative: 'cheaper',
  },
  {
    need: 'ease',
    words: /\b(?:jeans|casual|weekends?|every ?day|chinos|relaxed|pub|versatile|more wear|school run)\b/u,
    purpose: 'every day',
    comparative: 'easier to wear',
  },
  {
    need: 'formality',
    words:
      /\b(?:smart(?:er)?|formal|dress(?:y|ier)|wedding|black tie|gala|ball|prom|office|work|interview|suits?|court|business|church|funeral|dinner|opera|party|ceremony|graduation|meeting|elegant)\b/u,
    purpose: 'a smart occasion',
    comparative: 'smarter',
  },
  {
    need: 'age',
    words:
      /\b(?:at my age|over (?:40|50|60|70)|(?:4|5|6|7)\d year|older (?:woman|man|lady)|grown ?up|mature|classic|timeless)\b/u,
    purpose: 'a classic look',
    comparative: 'more classic',
  },
  {
    need: 'trend',
    words:
      /\b(?:modern|trend(?:y|ier)?|fashion(?:able)?|young(?:er)?|cool look|in style|current|dated|now|this year)\b/u,
    purpose: 'a current look',
    comparative: 'more current',
  },
];

/** Returns the needs that words name, the most specific first. */
export function listNeeds(words: string): readonly Need[] {
  return NEEDS.filter((entry) => entry.words.test(words)).map(({ need }) => need);
}

export function findNeedWords(need: Need): Pick<NeedWords, 'purpose' | 'comparative'> {
  return NEEDS.find((entry) => entry.need === need)!;
}
