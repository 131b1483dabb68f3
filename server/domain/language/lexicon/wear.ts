import type { Concept, WeightByName } from './Concept.ts';
import { concept, joinPhrases } from './Concept.ts';
import { EVENT_GROUPS } from './events.ts';
import { TEN_WORDS } from '../numbers.ts';
import { TRAIT_NAMES } from './traitNames.ts';

const occasion = (name: string, phrases = '', nearWeights: WeightByName = {}): Concept =>
  concept('occasion', name, joinPhrases(phrases, TRAIT_NAMES.occasion?.[name]), { weightByNearConcept: nearWeights });
const season = (name: string, phrases = '', nearWeights: WeightByName = {}): Concept =>
  concept('season', name, joinPhrases(phrases, TRAIT_NAMES.season?.[name]), { weightByNearConcept: nearWeights });
const style = (name: string, phrases = '', nearWeights: WeightByName = {}): Concept =>
  concept('style', name, joinPhrases(phrases, TRAIT_NAMES.style?.[name]), { weightByNearConcept: nearWeights });

/** Birthdays that are celebrated: '18th', '40th', 'turning 40', 'turning forty'. */
const MILESTONE_BIRTHDAYS = [16, 18, 21, 30, 40, 50, 60, 70, 80, 90]
  .flatMap((age) => [`${String(age)}${age % 10 === 1 ? 'st' : 'th'}`, `turning ${String(age)}`, `turns ${String(age)}`])
  .concat(TEN_WORDS.slice(1).flatMap((tensWord) => [`turning ${tensWord}`, `turns ${tensWord}`]))
  .join(', ');

export const OCCASION_CONCEPTS: readonly Concept[] = [
  occasion(
    'everyday',
    'daytime, errands, school run, school gate, school gates, school pick up, school pickup, nursery run, playground, toddler group, baby group, playgroup, care home, hospital appointment, doctors appointment, dentist, reception class, supermarket, school, campus, college, university, uni, class, running errands',
    { 'style:casual': 0.6 },
  ),
  occasion('weekend', 'brunch, sunday, sundays, saturday, picnic, barbecue, bbq, cookout, coffee date, pub', {
    'occasion:everyday': 0.6,
    'style:casual': 0.5,
  }),
  occasion(
    'work',
    'meeting, meetings, boardroom, presenting to the board, presenting to clients, presenting, pitching to clients, board presentation, all hands, town hall, performance review, client dinner, client drinks, away day, professional, job, nine to five, 9 to 5, corporate, business casual, business trip, conference, desk, commute, teaching, presentation, client, speech, interviewing, first day back, new job, head of department, promotion, promoted, appraisal, clients, internship, work placement, induction, teaching practice, inset day, back to the office, return to office, ofsted, zoom, zoom call, zoom calls, video call, video calls, teams call, webinar, keynote, investor meeting, visa appointment, visa interview, open evening',
    { 'style:business': 0.8 },
  ),
  occasion(
    'interview',
    'job interview, interviews, court, courtroom, court date, court hearing, jury duty, jury service, tribunal',
    {
      'occasion:work': 0.95,
      'style:business': 0.8,
      'style:formal': 0.6,
    },
  ),
  occasion(
    'wedding',
    'wedding reception, engagement, engagement function, engagement ceremony, groomsman, mehendi, haldi, walima, nikkah, wedding guest, renewing vows, renew our vows, renewing our vows, renewal of vows, civil ceremony, maid of honour, maid of honor, matron of honour, bridal party, best man, registry office, usher, nuptials, ceremony, bride, rehearsal dinner, engagement party, mother of the bride, mother of the groom, getting married, gets married, marrying, marries, is to marry, ties the knot, tying the knot, tie the knot, getting hitched, nikah, shaadi, sangeet, mehndi, vow renewal, civil partnership',
    { 'occasion:party': 0.5, 'occasion:evening': 0.5 },
  ),
  occasion(
    'church event',
    '=christening, baptism, christened, baptised, baptized, baptising, making her communion, making his communion, making her first communion, first holy communion, holy communion, first communion, godmother, godfather, godparent, citizenship ceremony, ordination, passing out parade, graduation ceremony, prize giving, prizegiving, matriculation, temple, mosque, synagogue, mandir, gurdwara, carol service, midnight mass, sunday service, chapel, church service, viva voce, communion, graduation, church, easter, mass, bar mitzvah, bat mitzvah, naming ceremony, confirmation, baby blessing, graduating, degree ceremony',
    { 'occasion:wedding': 0.7, 'style:formal': 0.5, 'style:classic': 0.4 },
  ),
  occasion(
    'races',
    'race day, ascot, the races, ladies day, gold cup, grand national, cheltenham, aintree, goodwood, kentucky derby, the polo, polo day, henley, royal garden party, buckingham palace, garden do, wimbledon, centre court, glyndebourne, melbourne cup, cup day, regatta, summer fete, polo match, gender reveal, garden party, tea party, baby shower, bridal shower, derby',
    {
      'occasion:wedding': 0.8,
      'occasion:party': 0.7,
    },
  ),
  occasion(
    'party',
    'birthday, birthday party, my set, dj set, djing, open mic, band night, quiz night, game night, work do, works do, staff do, staff party, retirement do, retirement, dinner dance, a dance, the dance, dance night, ceilidh, disco, school disco, ruby wedding, golden wedding, silver wedding, murder mystery, fancy dress, costume party, hen, hen weekend, stag, stag weekend, stag night, hen night, pride, pride parade, afterparty, after party, karaoke, bottomless brunch, drag brunch, drag show, lohri, vaisakhi, onam, pongal, durga puja, karva chauth, rosh hashanah, purim, hari raya, detty december, ballroom, ballroom dancing, salsa, tango, stadium gig, engagement drinks, engagement do, christmas do, work christmas do, 100th, sweet sixteen, welcome home party, surprise party, comedy night, new years eve, nye, christmas party, holiday party, office party, christmas, xmas, night club, nightclub, dancing, bachelorette, hen do, hen party, stag do, concert, gig, thanksgiving, hanukkah, diwali, eid, halloween, housewarming, reunion, ' +
      MILESTONE_BIRTHDAYS +
      ', quince, retirement party, leaving do, leaving party, send off, farewell, owambe, pooja, puja, sangeet, mehndi, hens night, bucks night, bucks party, holi, navratri, garba, chinese new year, lunar new year, hogmanay, burns night, craic, mardi gras, carnival, rave, clubbing, the club',
    { 'occasion:evening': 0.8 },
  ),
  occasion(
    'evening',
    'evenings, drinks, wine bar, embassy, the embassy, steakhouse, private view, west end, west end show, comedy club, jazz night, awards night, evening reception, drinks reception, proposal, proposing, engagement dinner, dinner and dancing, symphony, cocktail bar, cocktails, cocktail party, cocktail hour, dinner, dinner party, opera, theatre, theater, going out, girls night, nights out, gallery opening, vernissage, evening wear, eveningwear, anniversary, jazz club, cabaret, casino, supper club, tasting menu, fine dining, michelin restaurant, fancy restaurant, restaurant, awards dinner, auction',
    { 'occasion:party': 0.8, 'occasion:date': 0.6 },
  ),
  occasion(
    'formal event',
    '=black tie, gala, ball, leavers ball, summer ball, may ball, hunt ball, mess dinner, regimental dinner, debs ball, graduation ball, grad ball, senior prom, year 11 prom, cotillion, state dinner, knighted, knighthood, the palace, investiture, black tie do, black tie thing, formal night, formal nights, captains dinner, prom, red carpet, white tie, formal event, formal dinner, award ceremony, awards, opera night, quinceanera, debs, debutante, matric, military ball, charity dinner, charity gala',
    { 'occasion:evening': 0.9, 'style:formal': 0.9, 'style:glamorous': 0.6, 'occasion:party': 0.5 },
  ),
  occasion(
    'date',
    'first date, valentines, valentines day, romantic dinner, meet the parents, meeting the parents, meeting his parents, meeting her parents, meet his parents, meet her parents, meet the in laws, meeting the in laws, tinder date, date night',
    { 'occasion:evening': 0.7 },
  ),
  occasion(
    'holiday',
    'beachwear, cruise, all inclusive, beach club, pool party, poolside, by the pool, boat day, boat party, catamaran, beach day, beach bar, bondi, villa holiday, honeymoon, seaside, tropical vacation, resort wear, beach holiday, mediterranean, sailing, yacht, island, safari',
    { 'season:summer': 0.5, 'occasion:travel': 0.5 },
  ),
  occasion(
    'travel',
    'flight, plane, airplane, planes, interrailing, interrail, backpacking, long flight, overnight flight, red eye, coach trip, gap year, layover, airport, road trip, trip, long haul, train, city break',
    {
      'occasion:holiday': 0.5,
    },
  ),
  occasion(
    'lounge',
    'lounging, home, at home, sofa, couch, working from home, wfh, sleeping, relaxing, lazy, netflix, lazy day',
    { 'function:comfortable': 0.6, 'style:casual': 0.4 },
  ),
  occasion(
    'outdoor',
    'hike, camp, walking, glasto, glastonbury, music festival, hiking, hill walking, hillwalking, rambling, ramblers, walking group, lake district, camping, allotment, litter pick, sideline, touchline, stables, mucking out, birdwatching, building site, festival, festivals, fishing, gardening, countryside, dog walk, dog walking, dog walks, mountain, mountains, country walks, climbing, farm',
    { 'style:athletic': 0.4 },
  ),
  occasion(
    'sport',
    'working out, exercise, dance class, dance classes, a dance class, the dance class, dance lesson, dance lessons, pilates, aqua aerobics, aquafit, water aerobics, swimming lessons, workout, workouts, zumba, boxing, 5k, 10k, triathlon, running club, parkrun, five a side, camogie, hurling, golfing, cycling, jogging, skiing, ski',
    {
      'style:athletic': 0.95,
      'occasion:outdoor': 0.7,
    },
  ),
  occasion(
    'funeral',
    'memorial, memorial service, service at the crem, a wake, cremated, burying, buried, scattering ashes, scatter ashes, remembrance sunday, pallbearer, funeral home, requiem, months mind, laid to rest, janazah, passed away, the wake, irish wake, burial, cremation, crematorium, shiva, celebration of life, graveside, cemetery, graveyard, the crem',
    {
      'color:black': 0.8,
      'style:formal': 0.7,
      'occasion:work': 0.5,
    },
  ),
  ...EVENT_GROUPS.map(({ name, phrases, weightByNearConcept }) => occasion(name, phrases, weightByNearConcept)),
];

export const SEASON_CONCEPTS: readonly Concept[] = [
  season('spring', 'springtime, march, april, spring summer'),
  season(
    'summer',
    'summers, summertime, summer time, in the sun, full sun, blazing sun, strong sun, sunshine, sunny day, so sunny, very sunny, boiling, boiling hot, scorching, sweltering, 30 degrees, 35 degrees, 40 degrees, 28 degrees, hot weather, warm weather, heat, heatwave, heat wave, hot days, hot day, sunny, june, july, august, tropical weather, humid, hot, warmer weather, beach weather',
    { 'function:breathable': 0.5 },
  ),
  season('autumn', 'autumnal, september, october, november, fall weather'),
  season(
    'winter',
    'winters, wintry, winter time, cold, freezing, snowy, december, january, february, chilly, cold days, icy, frosty, winter weather, minus degrees, cold office',
    { 'function:warm': 0.6 },
  ),
  season(
    'transitional',
    'mid season, midseason, between seasons, transition, year round, all year, all season, layering',
    { 'season:spring': 0.9, 'season:autumn': 0.9 },
  ),
];

export const STYLE_CONCEPTS: readonly Concept[] = [
  style('casual', 'laidback, relaxed style, easygoing, informal, dressed down, off duty', {
    'occasion:everyday': 0.7,
    'occasion:weekend': 0.6,
  }),
  style('business', 'office siren, corpcore, corporate girlie, businesslike, executive', { 'occasion:work': 0.8 }),
  style('smart', 'smart casual, polished, presentable, sharp, put together, tidy, refined, semi formal, semiformal', {
    'style:classic': 0.6,
    'style:business': 0.7,
    'style:formal': 0.7,
    'style:chic': 0.6,
    'occasion:work': 0.6,
    'style:preppy': 0.4,
  }),
  style('formal', 'dressy, fancy, dress up, formalwear, ceremonial, stiff, stuffy, starchy, buttoned up', {
    'style:glamorous': 0.5,
    'occasion:evening': 0.6,
    'occasion:wedding': 0.5,
  }),
  style(
    'bohemian',
    'whimsigoth, fairycore, fairy core, coachella, hippie, hippy, boho chic, cottagecore, folk, peasant, ethnic, flowy and romantic',
  ),
  style('streetwear', 'skater, skating, skateboarding, skateboard, hypebeast, street'),
  style('sustainable', 'ethically made, fair trade, green fashion, environmentally friendly, upcycled'),
  style(
    'minimalist',
    'clean girl, stealth wealth, normcore, simple, sleek, pared back, basics, quiet luxury, scandi, scandinavian, scandinavian style, unfussy, essential',
    { 'style:classic': 0.5, 'pattern:plain': 0.4 },
  ),
  style(
    'vintage',
    'flapper, rockabilly, pin up, pinup, noughties, 1920s, 1930s, 1940s, 1980s, 1990s, 50s, 60s, y2k, old school, fifties, sixties, seventies, eighties, nineties, thrifted, throwback, 1960s, 1970s, mid century',
  ),
  style('athletic', 'blokecore, gymcore, sporty, active wear, gym wear, gymwear', {
    'occasion:outdoor': 0.4,
  }),
  style('preppy', 'dark academia, light academia, academia, tenniscore, prep, ivy, old money, country club, nautical', {
    'style:classic': 0.5,
  }),
  style(
    'trendy',
    'personality, some personality, with personality, character, some character, with character, individuality, nobody else has, no one else has, noone else has, stands out, that stands out, stand out, one of a kind, out of the ordinary, conversation piece, brat, indie sleaze, it girl, tiktok, fashionable, modern, cool, contemporary, stylish, latest, quirky, funky, playful, fun, unusual, unique',
    { 'style:edgy': 0.4, 'style:streetwear': 0.4 },
  ),
  style(
    'classic',
    'coastal grandma, coastal grandmother, grandpacore, grandmacore, eclectic grandpa, staple, staples, capsule wardrobe, wardrobe staple, conservative, old fashioned',
    {
      'style:minimalist': 0.4,
    },
  ),
  style('chic', 'parisian, french, classy, ladylike, graceful, french girl', {
    'style:classic': 0.5,
    'style:glamorous': 0.5,
    'style:formal': 0.4,
  }),
  style(
    'romantic',
    'coquette, balletcore, regencycore, soft girl, princess, pretty, dreamy, delicate, girly, whimsical',
    {
      'style:bohemian': 0.7,
      'style:chic': 0.6,
      'occasion:date': 0.5,
    },
  ),
  style(
    'edgy',
    'attitude, with attitude, bit of attitude, some attitude, with an edge, bit of edge, an edge, with edge, bit of bite, swagger, e girl, egirl, rock, rocker, rock and roll, rock n roll, biker style, alternative, badass, rebellious',
    {
      'style:gothic': 0.5,
      'style:streetwear': 0.4,
    },
  ),
  style('glamorous', 'mob wife, baddie, barbiecore, sexy, sultry, luxe, hollywood, showstopper, dazzling, shiny', {
    'occasion:evening': 0.6,
    'occasion:party': 0.5,
    'material:sequin': 0.6,
    'material:satin': 0.5,
  }),
  style('pitti', 'dapper, sartorial, italian, italian style, gentlemanly, dandy, peaky blinders', {
    'style:classic': 0.6,
    'style:formal': 0.4,
  }),
  style('gothic', 'witchy, emo, vampire', { 'style:edgy': 0.5, 'color:black': 0.5 }),
  style('western', 'cowboy, cowgirl, rodeo', { 'material:denim': 0.6, 'style:denim': 0.6, 'style:vintage': 0.4 }),
  style(
    'rugged',
    'gorpcore, workman, outdoorsy, hard wearing, sturdy, durable, utility, utilitarian, military, lumberjack, hardwearing, robust',
    { 'occasion:outdoor': 0.7, 'style:vintage': 0.4, 'material:canvas': 0.5 },
  ),
];
