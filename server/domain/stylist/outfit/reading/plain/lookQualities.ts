import type { PlainQuality } from './PlainQuality.ts';
import { differs, has, NOT_SO_SOURCE, TOO_SOURCE } from './PlainQuality.ts';

/** Qualities of colors, patterns and the attention that a piece attracts. */
export const LOOK_QUALITIES: readonly PlainQuality[] = [
  has(
    'matte',
    'without shine',
    '(?:no|without(?: any)?|less|not so|not that|not as|too) (?:shiny|shine|sparkly|sparkle|glitter|glittery)|matte?',
  ),
  has('pastelColors', 'in pastels', 'pastels?|pastel (?:colou?rs?|tones?|shades?)|soft colou?rs?'),
  has('earthTones', 'in earth tones', 'earth(?:y)? (?:tones?|colou?rs?|shades?)|earthy|natural (?:tones?|colou?rs?)'),
  differs(
    'trendier',
    'trendier',
    `${TOO_SOURCE} (?:old|old fashioned|conservative|classic|traditional|dated|frumpy|stuffy)|frumpy|old fashioned|dated|(?:looks?|its|is|a bit|bit) (?:like )?(?:something )?(?:(?:of|from) )?(?:my|your|a|me) (?:nans?|grans?|grannys?|grandmas?|grandmothers?|mums?|moms?|mothers?|aunties?|dads?|grandads?|grandpas?|fathers?|old mans?)(?:s)?(?: would (?:have|wear|own))?|(?:is |its |so )?giving (?:grandma|granny|nan|mum|mom|dad|grandad|boomer|librarian|auntie)|(?:makes?|make) me look (?:so |really |about )?(?:old|\\d{2} years older|ancient|middle aged)|ages me|too (?:mumsy|old)|mumsy|younger|trendier|hipper|more (?:modern|trendy|fashionable|youthful|contemporary|current|up to date|on trend)|less (?:old fashioned|dated|conservative|classic|traditional)|modern|trendy|fashionable`,
  ),
  differs(
    'moreClassic',
    'more classic',
    'more mature|more grown up|(?:too|(?:a )?bit|looks?|looking|rather|kinda|seems?|way too|far too|so) (?:too )?(?:trendy|modern|young|youthful|fashionable|hip|childish|babyish|girly|teenage)|(?:makes?|make) me look (?:about |like )?(?:an? (?:kid|child|schoolboy|schoolgirl|teenager|student)|1\\d|twelve|ten|young)|(?:more )?(?:classic|timeless|traditional|conservative)|less (?:trendy|modern|fashionable)',
  ),
  differs(
    'bolder',
    'bolder',
    `${TOO_SOURCE} (?:boring|plain|dull|simple|quiet|safe|bland|drab)|boring|dull|bland|more (?:oomph|character|personality|punch)|pop|jazz it up|spice it up|liven it up|jazzed up|bolder|louder|edgier|(?:more )?(?:bold|daring|striking|exciting|fun|interesting|eye ?catching|special|unusual|dramatic)|less (?:boring|plain|dull|safe|quiet)`,
  ),
  differs(
    'quieter',
    'quieter',
    `toned? it down|tone down|${TOO_SOURCE} (?:flashy|loud|bold|busy|showy|striking|garish|wild|colou?rful|gaudy|much going on)|${NOT_SO_SOURCE} (?:flashy|loud|bold|busy|showy)|flashy|garish|gaudy|quieter|calmer|simpler|subtler|plainer|toned down|(?:more )?(?:quiet|subtle|understated|discreet|minimal|restrained|simple)|less (?:loud|flashy|bold|busy|showy|striking|eye ?catching)`,
  ),
  differs(
    'brighter',
    'brighter',
    `too (?:dark|gloomy|drab|gray|grey)|${NOT_SO_SOURCE} (?:dark|gloomy|drab)|brighter|livelier|(?:more )?(?:cheerful|lively|vivid|vibrant)|more bright|brighter colou?rs?|less (?:dark|gloomy|drab)`,
  ),
  differs(
    'darker',
    'darker',
    'darker|more dark|(?:a )?darker colou?rs?|(?:a )?darker shades?|less light|too (?:light|pale)',
  ),
  differs(
    'lighter',
    'lighter in color',
    'paler|lighter colou?r(?:s|ed)?|lighter in colou?r|(?:a )?lighter (?:colou?rs?|shades?|tones?)',
  ),
  differs(
    'moreColorful',
    'more colorful',
    '(?:more )?colou?rful|more colou?rs?|colou?rfull?er|less (?:gray|grey|neutral)',
  ),
  differs(
    'lessColorful',
    'less colorful',
    `too (?:bright|colou?rful)|${NOT_SO_SOURCE} (?:bright|colou?rful)|less bright|less colou?rful|less colou?rs?|more (?:muted|neutral)|muted|softer colou?rs?`,
  ),
  has('brightColors', 'in bright colors', 'bright|bright(?:ly)? colou?r(?:s|ed)?|vivid colou?rs?|strong colou?rs?'),
  has('darkColors', 'in dark colors', 'dark|dark colou?r(?:s|ed)?|dark shades?'),
  has('lightColors', 'in light colors', '(?:light|pale) colou?r(?:s|ed)?|(?:light|pale) shades?|pale'),
  has('neutralColors', 'in neutral colors', 'neutrals?|neutral colou?rs?|neutral (?:tones?|shades?)'),
  has(
    'plain',
    'without a pattern',
    '(?:no|without(?: an?| any)?|not) (?:patterns?|prints?|patterned)|plain|unpatterned|solid|(?:plain|solid) colou?rs?|one colou?r',
  ),
  has('patterned', 'with a pattern', 'patterned|printed|patterns?|prints?|an? (?:pattern|print)'),
  has(
    'shiny',
    'with some shine',
    'sparkly|sparkling|shiny|glittery|glittering|sequin(?:s|ed)?|(?:some |more )?(?:sparkle|glitter|shine)',
  ),
];
