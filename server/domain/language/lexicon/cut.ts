import type { Concept, WeightByName } from './Concept.ts';
import { concept } from './Concept.ts';

/** Garments to search for if a sleeveless cut is named but no garment is. */
const SLEEVELESS_KINDS: WeightByName = { dress: 1, camisole: 1, tank: 0.95, blouse: 0.9, jumpsuit: 0.85 };
const SLEEVED_KINDS: WeightByName = { blouse: 1, shirt: 1, tee: 1, dress: 1, sweater: 0.9 };
const HEMMED_KINDS: WeightByName = { dress: 1, skirt: 1 };
const WAISTED_KINDS: WeightByName = { trousers: 1, jeans: 1, skirt: 0.95, shorts: 0.95, leggings: 0.85 };
const LAPELLED_KINDS: WeightByName = { blazer: 1, coat: 1, suit: 0.95, waistcoat: 0.85 };
const detail = (name: string, phrases = '', weightByNear: WeightByName = {}, kinds: WeightByName = {}): Concept =>
  concept('detail', name, phrases, { weightByNearConcept: weightByNear, kinds });
/** Creates a cut without sleeves. */
const sleeveless = (name: string, phrases: string): Concept =>
  concept('detail', name, phrases, { broader: ['detail:sleeveless'], kinds: SLEEVELESS_KINDS });

export const DETAIL_CONCEPTS: readonly Concept[] = [
  detail(
    'double breasted',
    'doublebreasted, double breast, db jacket, double breast jacket, two rows of buttons',
    {},
    LAPELLED_KINDS,
  ),
  detail('single breasted', 'singlebreasted, single breast, one row of buttons', {}, LAPELLED_KINDS),
  detail(
    'long sleeve',
    'long sleeved, long sleeves, full sleeve, full sleeves, longsleeve, long arms, covers my arms, cover my arms, covers the arms, covered arms, arms covered, hide my arms, hides my arms, covers my arms to the wrist, sleeves to the wrist, sleeve to the wrist, sleeves to the wrists, wrist length sleeves, full length sleeve, full length sleeves, longsleeved, longsleeves, long slevees',
    {},
    SLEEVED_KINDS,
  ),
  detail(
    'sleeves',
    '=with sleeves, has sleeves, have sleeves, having sleeves, with a sleeve, with some sleeve, with some sleeves, with proper sleeves, w sleeves, sleeved, and sleeves',
    Object.fromEntries(
      ['long sleeve', 'short sleeve', 'three quarter sleeve', 'puff sleeve', 'cap sleeve', 'bell sleeve'].map(
        (name) => [`detail:${name}`, 1],
      ),
    ),
  ),
  detail(
    'short sleeve',
    'short sleeved, short sleeves, shortsleeve, half sleeve, half sleeves, tee shirt sleeves, t shirt sleeves',
    {},
    SLEEVED_KINDS,
  ),
  detail(
    'sleeveless',
    'sleeve less, no sleeves, without sleeves, sleevless, armless, bare arms, show my arms, showing my arms, bare shoulders',
    {},
    SLEEVELESS_KINDS,
  ),
  detail(
    'three quarter sleeve',
    '3 4 sleeve, three quarter sleeves, quarter sleeves, bracelet sleeve, elbow sleeve, 3 or 4 sleeve, 3 or 4 sleeves, three quarter length sleeves, elbow length sleeves, elbow sleeves, to the elbow',
  ),
  detail(
    'puff sleeve',
    'puff sleeves, puffed sleeves, puffy sleeves, balloon sleeve, balloon sleeves, bishop sleeve, leg of mutton, lantern sleeve, lantern sleeves, puffed sleeve, big sleeves, statement sleeves, voluminous sleeves',
    {},
    { blouse: 1, dress: 1, shirt: 0.8 },
  ),
  detail('cap sleeve', 'cap sleeves, capped sleeves'),
  detail('bell sleeve', 'bell sleeves, flutter sleeve, flutter sleeves'),
  detail(
    'crew neck',
    'crewneck, crew, round neck, round neckline, round necked, roundneck, crew necked, rounded neck',
    {},
    { tee: 1, sweater: 1, sweatshirt: 1 },
  ),
  detail(
    'v neck',
    'vneck, v necked, v neckline, deep v, v shaped neck, vee neck, v shape neck, vnecked',
    {},
    { sweater: 1, tee: 0.9, cardigan: 0.85, dress: 0.7 },
  ),
  detail(
    'high neckline',
    'higher neckline, higher neck, higher necked, higher at the neck, higher at the front, higher in the front, higher front, high front, modest neckline, closed neck, neck closed, closed neckline, covered neck, neck covered, covers my neck, covers the neck, up to the neck, high at the neck, covered chest, chest covered, no cleavage',
    Object.fromEntries(
      ['crew neck', 'roll neck', 'collar', 'collarless', 'boat neck', 'tie neck', 'bow'].map((name) => [
        `detail:${name}`,
        1,
      ]),
    ),
  ),
  detail('scoop neck', 'scoop, scoopneck'),
  detail('boat neck', 'bateau, boatneck, sabrina neck, slash neck'),
  detail(
    'roll neck',
    'turtleneck, turtle neck, rollneck, polo neck, funnel neck, mock neck, high neck, cowl neck, mockneck, high necked, polonecks, poloneck, turtlenecks, rollnecks, high collar, funnel collar, mock turtle',
    {},
    { sweater: 1, tee: 0.85 },
  ),
  detail('square neck', 'square neckline'),
  sleeveless('halter', 'halterneck, halter neck, halternecks, halter top style'),
  detail('sweetheart', 'sweetheart neck, sweetheart neckline'),
  detail(
    'off shoulder',
    'off the shoulder, bardot, cold shoulder, one shoulder, off the shoulders, off shoulders, open shoulder, bare shoulder',
  ),
  sleeveless('strapless', 'bandeau'),
  sleeveless('straps', 'strap, strappy, spaghetti straps, spaghetti strap, thin straps'),
  detail(
    'backless',
    'open back, low back, show my back, showing my back, bare back, bare backs, open backed, low backed, cut out back, my back out',
  ),
  detail(
    'collar',
    'collared, collars, camp collar, spread collar, button down collar, peter pan collar, cuban collar, peter pan',
  ),
  detail(
    'collarless',
    'grandad collar, band collar, mandarin collar, nehru, nehru collar, chinese collar, mandarin, stand collar, stand up collar, band collars, nehru type, no lapel, no lapels, grandad',
  ),
  detail(
    'lapel',
    'lapels, peak lapel, peak lapels, notch lapel, notched lapel, shawl collar, shawl lapel',
    {},
    LAPELLED_KINDS,
  ),
  detail('hood', 'hooded, hoods, detachable hood, hoody hood', {}, { hoodie: 1, jacket: 0.95, coat: 0.95 }),
  detail(
    'pocket',
    'pockets, patch pocket, patch pockets, cargo pockets, side pockets, somewhere to put my phone, somewhere for my phone, room for my phone, place for my phone, place to put my phone, place for my keys, somewhere for my keys, somewhere to put my hands, pocketed, deep pockets, pockety',
  ),
  detail(
    'button',
    'buttons, buttoned, button front, button through, buttoned up, button down front, button fastening, buttons up, button closure, buttons down the front, button placket',
  ),
  detail(
    'zip',
    'zips, zipper, zippers, zipped, zip up, full zip, zip front, zipup, zip fly, zip through, zip fastening, zip closure, zips up, half zips, two way zip, two way zips, 2 way zip, side zip, side zips, back zip, hidden zip, zip closing, zip pocket',
  ),
  detail('belt detail', '=belted, tie waist, self belt, waist tie, belted waist'),
  detail(
    'mini',
    'short, shorter, above the knee, thigh length, above knee, above knee length, thigh skimming, micro, ultra short, show my legs, show my knees, showing my knees, showing my legs, bare legs, upper thigh',
    {},
    HEMMED_KINDS,
  ),
  detail(
    'midi',
    'bermuda, bermudas, bermuda shorts, mid length, knee length, calf length, to the knee, on the knee, tea length, mid calf, knee lenght, knee length skirt, midcalf, at the knee, kneelength, mid shin, calf grazing, tea lenght',
    {},
    HEMMED_KINDS,
  ),
  detail(
    'maxi',
    'maxi dress, maxi skirt, maxi coat, floor length, full length, ankle skimming, to the floor, floor sweeping, maxi length, long, ankle length, to the ankle, till the ankle, till the ankel, to my ankles, down to the ankle, till ankle, maxy, floor lenght, to the ground, sweeps the floor, extra long dress, full lenght',
    {
      'detail:midi': 0.4,
    },
  ),
  detail(
    'below knee',
    'below the knee, knee or below, knee or longer, knees covered, knee length or below, knee length or longer, on or below the knee, at or below the knee, knee and below, below knee length, covers my knees, cover my knees, covers the knee, covers the knees, covering my knees, covering the knee, over the knee, over my knees, past the knee, past my knee, past my knees, below my knees, below my knee, well below the knee, hides my knees, hide my knees, lower than the knee, under the knee, nothing above the knee, not above the knee, no shorter than the knee, knee length or longer, midi or longer, midi or maxi',
    { 'detail:midi': 1, 'detail:maxi': 1 },
    HEMMED_KINDS,
  ),
  detail(
    'above ankle',
    'above the ankle, above my ankle, above my ankles, not to the floor, not floor length, clear of the floor, off the floor, midi or shorter, knee length or shorter',
    { 'detail:midi': 1, 'detail:mini': 1 },
    HEMMED_KINDS,
  ),
  detail(
    'high waist',
    'high waisted, high rise, highwaisted, highrise, paperbag waist, hi rise, high waisted style, up to the navel, over the belly button',
    {},
    WAISTED_KINDS,
  ),
  detail('mid rise', 'mid waist', {}, WAISTED_KINDS),
  detail('low rise', 'low waist, low waisted, hipster', {}, WAISTED_KINDS),
  detail('empire waist', 'empire line, empire', {}, { dress: 1 }),
  detail(
    'pleated',
    'pleats, pleat, pleat front, plisse, knife pleats, box pleats, accordion pleats, pleating, front pleats',
  ),
  detail(
    'ruffled',
    'ruffles, ruffle, frill, frills, frilly, ruched, ruching, gathered, shirred, tiered, smocked, peplum, frilled, flounce, flounced, ruffly, tiers, layered ruffles',
  ),
  detail('wrap', 'wrapped, wrap around, faux wrap'),
  detail(
    'slit',
    'side slit, split, thigh split, vents, vent, back vent, side vents, kick pleat, walking slit, slits, slit at the side, side slits, leg split, thigh slit, front slit, split at the side, high slit',
  ),
  detail(
    'embroidered',
    'embroidery, embroideries, applique, embroidary, stitched flowers, beadwork, sequin embroidery',
  ),
  detail('ripped', 'distressed, destroyed, torn, holes, rips, frayed'),
  detail('fringed', 'fringe, tassels, tassel'),
  detail(
    'high leg',
    'high cut leg, high leg cut, high cut, cut high in the leg, cut high on the leg, cut high at the leg, cut high at the hip, cut high, high in the leg, high on the leg, high at the leg, high cut legs, high legged, brazilian cut, thong, high on the hip',
  ),
  detail('cut out', 'cutout, cut outs, cutouts'),
  detail('sheer', 'see through, transparent, seethrough, see thru'),
  detail(
    'revealing',
    'low cut, low neck, low necks, low necked, low tops, low fronts, skimpy, plunging, cleavage, show cleavage, showing cleavage, show my cleavage, low neckline, too much skin, show skin, showing skin, plunge, plunging neckline',
  ),
  detail(
    'modest',
    'covered up, modesty, tznius, tzniut, tznius friendly, high coverage, not too much skin, abaya friendly, coverage, modestly cut, hijab friendly, not revealing, covers everything, decent cover',
  ),
  detail('raw hem', 'raw edge'),
  detail('elbow patch', 'elbow patches'),
  detail('quilted', 'quilting, diamond quilted', { 'function:warm': 0.6 }),
  detail('toggle', 'toggles, toggle fastening'),
  detail('shoulder strap', 'chain strap, crossbody strap, long strap'),
  detail('asymmetric', 'asymmetrical, lopsided hem, high low, one sided'),
  detail('peplum', 'peplums'),
  detail('scarf neck', 'cravat neck, lavalliere'),
  detail(
    'laced',
    'lace up front, corset back, lace up back, laces, the laces, any laces, lacing, tie laces, shoestrings',
    { 'detail:laced shoe': 1 },
  ),
  detail('laced shoe', '='),
  detail(
    'slip on',
    '=slip on, slip ons, slip on style, pull on, pull ons, step in, laceless, dont have to tie, do not have to tie, dont have to lace, dont need tying, dont need to tie, no tying, velcro, easy to slip on, can slip on, easy to get on, easy to put on, no bending down',
    {},
    { shoes: 1, boots: 0.8 },
  ),
  detail(
    'zip top',
    'zipped top, zip top closure, top zip',
    { 'detail:zip': 1 },
    { sweatshirt: 1, top: 0.9, tee: 0.8, hoodie: 0.8 },
  ),
  detail('flat', '=flat, flat heel, flat sole, flat soles'),
  detail('tie neck', 'tie necks, tie neckline, tie at the neck, ties at the neck, tie collar', {
    'detail:bow': 1,
  }),
  detail('belt loop', 'belt loops'),
  detail(
    'low heel',
    'low heels, small heel, small heels, little heel, tiny heel, lower heel, low heeled, heels not too high, not too high heels',
    { 'detail:kitten heel': 1, 'detail:heeled': 0.6 },
    { shoes: 1 },
  ),
  detail('kitten heel', 'kitten heels, kitten heeled', {}, { shoes: 1 }),
  detail(
    'stiletto',
    'stilettos, stiletto heel, stiletto heels, spike heel, spike heels, skyscraper heels',
    {},
    { shoes: 1 },
  ),
  detail('platform', 'platform sole, flatform, chunky sole'),
  detail('pointed toe', 'pointy toe, pointed toes, pointy'),
  detail('open toe', 'peep toe, open toed'),
  detail('lined', 'lining, fully lined'),
  detail('unlined', 'unstructured, deconstructed'),
  detail('shoulder pads', 'padded shoulders, strong shoulders'),
  detail('bow', 'bows, pussy bow, pussybow, bow tie neck'),
  concept('detail', 'slip', 'slip style', { broader: ['detail:sleeveless'], kinds: { dress: 1, skirt: 0.85 } }),
  detail('cargo', ''),
  detail('chino', 'chinos'),
  detail('bomber', ''),
  detail('chore', ''),
  detail('aviator', ''),
  detail('biker', 'moto, motorcycle, perfecto', {}, { jacket: 1 }),
  detail('trench', 'trenchcoat, mac, mackintosh'),
  detail('two piece', ''),
  detail('three piece', '3 piece', {}, { suit: 1 }),
  detail('one button', 'single button'),
  detail('two button', 'two buttons'),
  detail('cuffed', 'turn ups, turned up'),
  detail('drawstring', 'drawcord, tie waist string, draw string, elasticated drawstring'),
];
