/** A quality that shoppers want more or less of, in words that the search knows. */
interface Quality {
  /** The adjectives, with their comparatives. */
  readonly said: string;
  readonly words: readonly string[];
  /** What is wished for where less of it is wanted. */
  readonly opposite: readonly string[];
  /** What should be avoided where less of it is wanted; empty where `opposite` is enough. */
  readonly lessOf: readonly string[];
  /** What should be avoided where more of it is wanted. */
  readonly awayFrom: readonly string[];
}

const quality = (said: string, words: string, opposite: string, lessOf = '', awayFrom = ''): Quality => ({
  said,
  words: list(words),
  opposite: list(opposite),
  lessOf: list(lessOf),
  awayFrom: list(awayFrom),
});

function list(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

const QUALITIES: readonly Quality[] = [
  quality(
    'formal|dressy|dressier|fancy|fancier|elegant|glamorous|glam|posh|stuffy|stiff|ceremonial|dressed up|corporate|serious',
    'formal',
    'casual',
    'formal',
  ),
  quality('smart|smarter|polished|professional|grown up|businesslike', 'smart', 'casual', 'smart'),
  quality(
    'casual|relaxed|laid back|informal|dressed down|everyday|easygoing|easy|sloppy|plain looking',
    'casual',
    'smart',
    'casual',
  ),
  quality(
    'warm|warmer|cosy|cosier|cozy|cozier|thick|thicker|heavy|heavier|hot|chunky|chunkier|wintry|insulated',
    'warm',
    'lightweight',
    'warm',
  ),
  quality(
    'light|lighter|lightweight|thin|thinner|cool|cooler|airy|airier|breathable|summery|breezy|fresh|fresher',
    'lightweight',
    'warm',
    'lightweight',
  ),
  quality('long|longer', 'long', 'short', 'long'),
  quality('small|smaller|tiny|compact', 'small', 'large'),
  quality('large|larger|huge', 'large', 'small'),
  quality('short|shorter', 'short', 'midi, maxi length', 'short'),
  quality(
    'busy|busier|loud|louder|patterned|flashy|showy|wild|crazy|garish|much going on|bold|bolder',
    'print',
    'plain',
    'print',
  ),
  quality(
    'plain|plainer|simple|simpler|boring|basic|minimal|minimalist|understated|quiet|quieter|subtle|dull|calm|calmer',
    'plain',
    'statement, print',
    'plain',
  ),
  quality(
    'tight|tighter|fitted|slim|slimmer|clingy|bodycon|snug|close fitting|narrow|narrower|skinny',
    'fitted',
    'relaxed fit',
    'fitted',
    'oversized',
  ),
  quality(
    'loose|looser|baggy|baggier|oversized|roomy|roomier|boxy|wide|wider|big|bigger|slouchy',
    'loose fit',
    'fitted',
    'oversized',
    'fitted, slim fit',
  ),
  quality('revealing|sexy|sexier|skimpy|low cut|see through|sheer|bare', 'revealing', 'modest', 'revealing'),
  quality('modest|covered|covered up', 'modest', 'revealing'),
  quality('shiny|shinier|sparkly|sparklier|glittery|blingy', 'shiny', 'matte', 'sequin, patent leather, metallic'),
  quality('feminine|girly|girlier|pretty|frilly|sweet|romantic|cute|cutesy', 'romantic', 'minimalist', 'romantic'),
  quality('soft|softer|comfortable|comfier|comfy', 'soft', 'structured'),
  quality('structured|tailored|sharp|sharper', 'tailored', 'relaxed fit', 'tailored'),
  quality(
    'trendy|trendier|modern|edgy|edgier|fashionable|young|younger|fun|interesting|unusual|quirky',
    'trendy',
    'classic',
    'trendy',
  ),
  quality('classic|traditional|timeless|conservative|old fashioned|old|frumpy|mumsy', 'classic', 'trendy', 'classic'),
  quality('vintage|retro', 'vintage', 'modern', 'vintage'),
  quality('sporty|sportier|athletic', 'athletic', 'smart', 'athletic'),
  quality('dark|darker|deep|deeper|rich|richer|gloomy|somber|sombre', 'dark', 'pale', ''),
  quality(
    'bright|brighter|color|colour|colorful|colourful|vivid|vibrant|cheerful|cheery|lively|joyful|happy|happier|sunny|sunnier',
    'coral, yellow, fuchsia',
    'navy, gray, beige',
    '',
    'black, charcoal, navy',
  ),
  quality('pale|paler|pastel|light colored|light coloured', 'pale', 'dark', '', 'black'),
];

const BY_ADJECTIVE: ReadonlyMap<string, Quality> = new Map(
  QUALITIES.flatMap((entry) => entry.said.split('|').map((word) => [word, entry] as const)),
);
const ADJECTIVE = [...BY_ADJECTIVE.keys()].sort((a, b) => b.length - a.length).join('|');
const COMPARATIVE = [...BY_ADJECTIVE.keys()]
  .filter((word) => /er$/u.test(word) && !['summer'].includes(word))
  .concat('cosier')
  .join('|');

/** Matches wishes for less: 'not so formal', 'less busy', 'too warm'. */
export const WANTS_LESS = new RegExp(
  String.raw`\b(?:(?:its|theyre|thats|these are|they are|it is|that is|this is|those are|looks?|feels?|seems?) )?(?:(?:not|isnt|arent) (?:(?:quite|nearly|all) )?(?:so|as|that|too|very)|nothing (?:too|so|that|very)|(?:not|nothing)(?= (?:boring|frumpy|mumsy|stuffy|girly|frilly|clingy|skimpy|dull|garish|loud|busy|flashy|showy|stiff)\b)|less|(?:(?:a|way|far|much|just|bit|little|kind|of|rather) ){0,3}too) (${ADJECTIVE})(?: looking)?\b`,
  'u',
);
export const WANTS_MORE = new RegExp(
  String.raw`\b(?:(?:a )?(?:bit|little|lot|touch|tad|much|slightly|something|anything|rather|even|make it|make them) ){0,5}(?:more (${ADJECTIVE})|(${COMPARATIVE}))(?: looking)?\b(?! (?:sleeve|sleeves|to|than \d|weather))`,
  'u',
);
export const NOT_ENOUGH = new RegExp(String.raw`\bnot (${ADJECTIVE}) enough\b`, 'u');
/** Matches comparatives of sleeves; `SHADES` matches those of colors. Both have their own meaning. */
export const SLEEVES = /\b(longer|shorter|no) sleeves?\b/u;
export const SHADES =
  /\b(lighter|darker|deeper|richer|brighter|paler) (?:colou?rs?|shades?|tones?|wash|ones?|hues?)\b|\bin an? (lighter|darker|deeper|richer|brighter|paler)\b/u;

export interface Leaning {
  readonly wanted: readonly string[];
  readonly lessOf: readonly string[];
  /** The shopper's words ('less formal'). */
  readonly said: string;
}

export function moreOf(adjective: string): Leaning {
  const found = BY_ADJECTIVE.get(adjective);
  return {
    wanted: found?.words ?? [adjective],
    lessOf: found?.awayFrom ?? [],
    said: /er$/u.test(adjective) ? adjective : `more ${adjective}`,
  };
}

export function lessOf(adjective: string): Leaning {
  const found = BY_ADJECTIVE.get(adjective);
  return { wanted: found?.opposite ?? [], lessOf: found?.lessOf ?? [adjective], said: `less ${adjective}` };
}

export function shadesOf(adjective: string): Leaning {
  return { ...moreOf(adjective === 'lighter' ? 'paler' : adjective), said: adjective };
}
