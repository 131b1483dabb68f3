import { addArticle } from '../../search/phrasing.ts';
import { withCapitals } from './properNames.ts';

/** Occasions without an article. */
const OCCASIONS_WITHOUT_ARTICLE: ReadonlySet<string> = new Set(
  (
    'work,business,travel,business casual,black tie,white tie,summer,winter,spring,autumn,fall,school,church,uni,college,' +
    'university,campus,class,sport,yoga,pilates,brunch,lunch,breakfast,dinner,tea,home,bed,golf,tennis,football,basketball,' +
    'cricket,hockey,netball,squash,padel,crossfit,fitness,exercise,pregnancy,every day,leisure,homecoming,mass,' +
    'engagement drinks,karaoke,jury duty,jury service,jury,camogie,hurling,zumba,aquafit,aqua aerobics,water aerobics,five a side,pride,glasto,' +
    'glastonbury,wimbledon,cheltenham,aintree,goodwood,henley,bondi,glyndebourne,workouts,zoom,onam,pongal,purim,vaisakhi,' +
    'lohri,detty december,mucking out,chapel,temple,mosque,ballroom,salsa,tango,' +
    'sleep,layering,nine to five,fine dining,going out,nights out,afternoon tea,high tea,sunday lunch,apres ski'
  ).split(','),
);
/**
 * Matches activities ('hiking', 'wine tasting'), which have no article. Does not match nouns such as 'wedding' and
 * 'meeting'.
 */
const ACTIVITY_PATTERN = /^(?!wedding|evening|nothing)[a-z ]*(?<!wedd|christen|even|gather|meet|open)ing$/u;
const PLURAL_PATTERN = /[^s]s$/u;
const WITH_THE_PATTERN =
  /^(?:beach|park|sea|weekend|evening|gym|races|opera|theatre|theater|airport|pub|countryside|mountains?|seaside|club|sofa|outdoors?|holidays|snow|rain|heat|cold|ballet|cinema|mediterranean|red carpet|pool|poolside|ice rink|school run|school gates?|ryder cup|grand national|gold cup|grand prix|six nations|world cup|west end|lake district|sideline|touchline|embassy|rugby|playground|supermarket|dentist|care home|nursery run|polo)$/u;
const FEASTS_PATTERN =
  /^(?:new years? eve|new year|christmas|xmas|valentines(?: day)?|easter|thanksgiving|halloween|diwali|eid|hanukkah|ascot|holi|navratri|mardi gras|chinese new year|lunar new year|hogmanay|burns night)$/u;

/** Nouns for events that shoppers name only by a verb or a number. */
const EVENT_NOUNS: readonly (readonly [RegExp, string])[] = [
  [/^(\d{2}(?:st|th))$/u, '$1 birthday'],
  [/^turn(?:ing|s) (?:\d+|[a-z]+)$/u, 'birthday'],
  [/^.*(?:\bmarr(?:ied|y|ies|ying)|hitched|the knot)$/u, 'wedding'],
  [/^graduating$/u, 'graduation'],
  [/^meet(?:ing)? (?:the|his|her) parents$/u, 'a dinner with the parents'],
  [/^meet(?:ing)? the in laws$/u, 'a family dinner'],
  [/^by the pool$/u, 'pool'],
  [/^school pick up$/u, 'school pickup'],
  [/^knighted$/u, 'knighthood'],
  [/^all inclusive$/u, 'all-inclusive holiday'],
  [/^interrail$/u, 'interrailing'],
  [/^(?:baptis(?:ed|ing)|baptized)$/u, 'baptism'],
  [/^(?:christened|god(?:mother|father|parent))$/u, 'christening'],
  [/^(?:cremated|bur(?:ied|ying)|laid to rest|passed away|pallbearer|funeral home|scatter(?:ing)? ashes)$/u, 'funeral'],
  [
    /^(?:promot(?:ed|ion)|head of department|new job|first day back|back to the office|return to office|clients|appraisal|ofsted)$/u,
    'work',
  ],
  [/^(?:renew(?:ing)? our vows|renewing vows|renewal of vows)$/u, 'vow renewal'],
  [/^propos(?:al|ing)$/u, 'proposal'],
  [/^planes$/u, 'flight'],
  [/^bridal party$/u, 'wedding'],
  [/^(?:hen|stag)$/u, '$& do'],
  [/^(?:festive|celebrating|clubbing|the club)$/u, 'party'],
  [/^(?:job|office|professional|corporate|workwear|work wear|desk|9 to 5)$/u, 'work'],
  [/^(?:everyday|daily|daytime|all day|day to day)$/u, 'every day'],
  [/^errands$/u, 'running errands'],
  [/^(?:lounge|loungewear|wfh|at home|working from home|lazy|netflix|couch)$/u, 'lounging'],
  [/^(?:outdoor)$/u, 'outdoors'],
  [/^(?:bridal|nuptials|marrying)$/u, 'wedding'],
  [/^(?:evening ?wear|cocktail)$/u, 'evening'],
  [/^(?:beachwear)$/u, 'beach'],
  [/^(?:resort(?: wear)?|vacation)$/u, 'vacation'],
  [/^debs$/u, 'debs ball'],
  [/^nye$/u, 'new years eve'],
  [/^(?:the )?melbourne cup$/u, 'the Melbourne Cup'],
  [/^(?:working out|sports)$/u, 'sport'],
  [/^ski$/u, 'skiing'],
  [/^making (?:her|his) (?:first )?communion$/u, 'communion'],
  [/^presenting(?: to .*)?$/u, 'presentation'],
  [/^my set$/u, 'a set'],
  [/^djing$/u, 'a DJ set'],
  [/^expecting|pregnant|nursing$/u, 'pregnancy'],
];

function nameEvent(words: string): string {
  const [pattern, noun] = EVENT_NOUNS.find(([eventPattern]) => eventPattern.test(words)) ?? [];
  return pattern === undefined ? words : words.replace(pattern, noun ?? '');
}

/** Writes an occasion in the form that follows 'for': 'a garden party', 'work', 'the beach', 'New Year’s Eve'. */
export function withArticle(occasion: string): string {
  const words = nameEvent(occasion);
  if (FEASTS_PATTERN.test(words))
    return words
      .replace(/\b(new year|valentine)s\b/u, '$1’s')
      .replace(/\b(?<!’)\w/gu, (letter) => letter.toUpperCase());
  if (WITH_THE_PATTERN.test(words)) return `the ${withCapitals(words)}`;
  const hasNoArticle =
    OCCASIONS_WITHOUT_ARTICLE.has(words) || ACTIVITY_PATTERN.test(words) || PLURAL_PATTERN.test(words);
  const capitalizedWords = withCapitals(words);
  if (hasNoArticle || /^(?:an?|the|my|our|his|her) /u.test(words)) return capitalizedWords;
  return NUMBER_WITH_AN_PATTERN.test(words) ? `an ${capitalizedWords}` : addArticle(capitalizedWords);
}

const NUMBER_WITH_AN_PATTERN = /^(?:8|11|18)/u;
