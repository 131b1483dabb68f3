import type { WeightByName } from './Concept.ts';

/** Events and places that no catalogue lists, with the most similar occasions that catalogues list. */
interface EventGroup {
  readonly name: string;
  readonly phrases: string;
  readonly weightByNearConcept: WeightByName;
}

/** Grouped by dress code and by weather. */
export const EVENT_GROUPS: readonly EventGroup[] = [
  {
    name: 'day out',
    phrases:
      'school play, school concert, school show, nativity, nativity play, sports day, water park, theme park, wine tasting, wine tastings, vineyard tasting, vineyard visit, vineyard tour, winery, winery tour, wine tour, whisky tasting, cheese tasting, distillery tour, museum visit, trip to the museum, gallery visit, art fair, exhibition, matinee, sunday lunch, sunday roast, afternoon tea, high tea, long lunch, farmers market, flea market, antiques fair, village fete, food festival, beer garden, cinema, movie night, book club, pub quiz, zoo visit, city tour, ryder cup, the open, six nations, test match, grand prix, world cup, matchday, match day, the cricket, the rugby, the tennis, the football, sightseeing, boat trip, river cruise, open day, book launch, book signing, flower show, dog show, craft fair, orchard visit',
    weightByNearConcept: { 'occasion:weekend': 0.9, 'occasion:date': 0.5, 'style:smart': 0.4 },
  },
  {
    name: 'mountain hut',
    phrases:
      'ski hut, ski hut dinner, dinner in a ski hut, dinner at a ski hut, mountain hut, mountain hut dinner, alpine hut, apres ski, ski lodge, ski chalet, chalet weekend, chalet dinner, log cabin, cabin weekend, fondue night, fondue evening, sleigh ride, ice skating, ice rink, christmas market, winter market, bonfire, bonfire night, fireworks night, campfire, stargazing',
    weightByNearConcept: {
      'occasion:outdoor': 0.9,
      'occasion:weekend': 0.6,
      'function:warm': 0.7,
      'season:winter': 0.7,
    },
  },
  {
    name: 'performance',
    phrases:
      'the ballet, night at the ballet, ballet performance, the symphony, classical concert, concert hall, recital, the philharmonic, the musical, a musical, film premiere, premiere',
    weightByNearConcept: { 'occasion:evening': 0.9, 'occasion:date': 0.6 },
  },
  {
    name: 'school dance',
    phrases:
      'school dance, hoco, homecoming, homecoming dance, homecoming night, winter formal, spring formal, fall formal, semi formal dance, semi formal at school, semi formal at my school, semi formal at our school, formal at my school, formal at school, formal at our school, my school formal, semi formal at college, semiformal dance, snow ball, snowball dance, sadie hawkins, sadies, sweetheart dance, school formal, year 10 formal, yr 10 formal, year 11 formal, yr 11 formal, year 12 formal, yr 12 formal, middle school dance, 8th grade dance, eighth grade dance, leavers disco, leavers dance, freshers ball, sorority formal, frat formal, college formal, uni formal, junior prom',
    weightByNearConcept: { 'occasion:party': 0.9, 'occasion:evening': 0.7, 'style:smart': 0.5 },
  },
  {
    name: 'networking event',
    phrases:
      'networking, networking event, networking drinks, job fair, career fair, trade fair, trade show, team building, offsite, seminar, lecture, business lunch, work lunch, client lunch, board meeting, parents evening, thesis defense, viva, press conference, podcast recording, panel discussion',
    weightByNearConcept: { 'occasion:work': 0.9, 'style:business': 0.6 },
  },
  {
    name: 'ride',
    phrases:
      'bike ride, bike rides, bike tour, cycle ride, cycle tour, cycling trip, cycling tour, biking, mountain biking, horse riding, horseback riding, riding lesson, rowing, kayaking, canoeing, paddle boarding, bouldering, spin class, marathon, half marathon, park run, crossfit, dance class, padel, squash, netball, hockey, cricket, snowboarding',
    weightByNearConcept: { 'occasion:sport': 0.95, 'occasion:outdoor': 0.8, 'style:athletic': 0.9 },
  },
];
