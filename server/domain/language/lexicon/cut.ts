import type { Concept } from './Concept.ts';
import { concept, joinPhrases } from './Concept.ts';
import { TRAIT_NAMES } from './traitNames.ts';

type WeightByName = Readonly<Record<string, number>>;
const fit = (name: string, phrases = '', near: WeightByName = {}, kinds: WeightByName = {}): Concept =>
  concept('fit', name, joinPhrases(phrases, TRAIT_NAMES.fit?.[name]), { near, kinds });
/** Garments that a sleeveless cut implies if no garment is named. */
const SLEEVELESS_KINDS: WeightByName = { dress: 1, camisole: 1, tank: 0.95, blouse: 0.9, jumpsuit: 0.85 };
const SLEEVED_KINDS: WeightByName = { blouse: 1, shirt: 1, tee: 1, dress: 1, sweater: 0.9 };
const HEMMED_KINDS: WeightByName = { dress: 1, skirt: 1 };
const WAISTED_KINDS: WeightByName = { trousers: 1, jeans: 1, skirt: 0.95, shorts: 0.95, leggings: 0.85 };
const LAPELLED_KINDS: WeightByName = { blazer: 1, coat: 1, suit: 0.95, waistcoat: 0.85 };
/** Garments that a leg cut implies if no garment is named. */
const TROUSER_KINDS: WeightByName = { trousers: 1, jeans: 1 };
const detail = (name: string, phrases = '', near: WeightByName = {}, kinds: WeightByName = {}): Concept =>
  concept('detail', name, phrases, { near, kinds });
/** A cut without sleeves. */
const sleeveless = (name: string, phrases: string): Concept =>
  concept('detail', name, phrases, { broader: ['detail:sleeveless'], kinds: SLEEVELESS_KINDS });

export const FIT_CONCEPTS: readonly Concept[] = [
  fit('regular', '=normal fit'),
  fit('slim', 'slim cut, slimmer, slim leg, close fitting, narrow', {
    'fit:fitted': 0.8,
    'fit:tailored': 0.5,
  }),
  fit(
    'fitted',
    'figure hugging, body skimming, tight, tight fitting, form fitting, tighter, bodycon, hourglass, nipped waist',
    { 'fit:slim': 0.9, 'fit:tailored': 0.6 },
  ),
  fit('relaxed', 'loose fitting, looser, roomy, comfortable fit, baggy, flowing, flowy, drapey, drapy', {
    'fit:oversized': 0.8,
    'fit:boxy': 0.7,
    'fit:wide': 0.6,
  }),
  fit('oversized', 'extra large fit, slouchy fit, big fit', {
    'fit:relaxed': 0.7,
    'fit:boxy': 0.7,
  }),
  fit('boxy', 'square cut', { 'fit:oversized': 0.6, 'fit:relaxed': 0.6 }),
  fit('tailored', 'structured, well cut, sharp cut', { 'fit:slim': 0.6, 'fit:fitted': 0.7 }),
  fit('straight', 'straight fit', {}, {}),
  fit('wide', 'wide legged, wide cut', { 'fit:relaxed': 0.6, 'fit:flared': 0.6 }, TROUSER_KINDS),
  fit(
    'flared',
    'flare, flares, bootcut, boot cut, bell bottom, bell bottoms, kick flare',
    { 'fit:wide': 0.6 },
    TROUSER_KINDS,
  ),
  fit('tapered', 'tapered leg, carrot, peg leg, barrel leg', { 'fit:slim': 0.5 }),
  fit('cropped', 'ankle length, ankle grazer, shortened'),
  fit('a line', 'aline, skater style, swing', { 'fit:flared': 0.5 }, HEMMED_KINDS),
  fit('petite', 'petites'),
  fit('tall', 'extra long, long inseam, long inside leg'),
  fit(
    'plus',
    '=plus size, plus sized, plus petite, in plus, curvy plus, plus sizes, curvy, curve, full figured, big and tall, fuller figure, extended sizes, plussize',
  ),
  fit('mom', 'mom fit, boyfriend fit, dad fit', { 'fit:relaxed': 0.7, 'fit:tapered': 0.5 }),
];

export const DETAIL_CONCEPTS: readonly Concept[] = [
  detail('double breasted', 'doublebreasted, double breast', {}, LAPELLED_KINDS),
  detail('single breasted', 'singlebreasted, single breast', {}, LAPELLED_KINDS),
  detail(
    'long sleeve',
    'long sleeved, long sleeves, full sleeve, full sleeves, longsleeve, long arms',
    {},
    SLEEVED_KINDS,
  ),
  detail('short sleeve', 'short sleeved, short sleeves, shortsleeve, half sleeve, half sleeves', {}, SLEEVED_KINDS),
  detail('sleeveless', 'sleeve less, no sleeves, without sleeves', {}, SLEEVELESS_KINDS),
  detail('three quarter sleeve', '3 4 sleeve, three quarter sleeves, quarter sleeves, bracelet sleeve, elbow sleeve'),
  detail(
    'puff sleeve',
    'puff sleeves, puffed sleeves, puffy sleeves, balloon sleeve, balloon sleeves, bishop sleeve',
    {},
    { blouse: 1, dress: 1, shirt: 0.8 },
  ),
  detail('cap sleeve', 'cap sleeves'),
  detail('bell sleeve', 'bell sleeves, flutter sleeve, flutter sleeves'),
  detail('crew neck', 'crewneck, crew, round neck, round neckline', {}, { tee: 1, sweater: 1, sweatshirt: 1 }),
  detail('v neck', 'vneck, v necked, v neckline, deep v', {}, { sweater: 1, tee: 0.9, cardigan: 0.85, dress: 0.7 }),
  detail('scoop neck', 'scoop, scoopneck'),
  detail('boat neck', 'bateau, boatneck, sabrina neck'),
  detail(
    'roll neck',
    'turtleneck, turtle neck, rollneck, polo neck, funnel neck, mock neck, high neck, cowl neck, mockneck',
    {},
    { sweater: 1, tee: 0.85 },
  ),
  detail('square neck', 'square neckline'),
  sleeveless('halter', 'halterneck, halter neck'),
  detail('sweetheart', 'sweetheart neck, sweetheart neckline'),
  detail('off shoulder', 'off the shoulder, bardot, cold shoulder, one shoulder'),
  sleeveless('strapless', 'bandeau'),
  sleeveless('straps', 'strap, strappy, spaghetti straps, spaghetti strap, thin straps'),
  detail('backless', 'open back, low back'),
  detail('collar', 'collared, collars, camp collar, spread collar, button down collar, peter pan collar, cuban collar'),
  detail('collarless', 'grandad collar, band collar, mandarin collar, nehru'),
  detail(
    'lapel',
    'lapels, peak lapel, peak lapels, notch lapel, notched lapel, shawl collar, shawl lapel',
    {},
    LAPELLED_KINDS,
  ),
  detail('hood', 'hooded, hoods, detachable hood', {}, { hoodie: 1, jacket: 0.95, coat: 0.95 }),
  detail('pocket', 'pockets, patch pocket, patch pockets, cargo pockets, side pockets'),
  detail('button', 'buttons, buttoned, button front, button through, buttoned up'),
  detail('zip', 'zips, zipper, zippers, zipped, zip up, full zip, zip front, zipup'),
  detail('belt detail', '=belted, tie waist, self belt, waist tie'),
  detail('mini', 'short, shorter, above the knee, thigh length, above knee', {}, HEMMED_KINDS),
  detail(
    'midi',
    'mid length, knee length, below the knee, calf length, below knee, to the knee, tea length, mid calf',
    {},
    HEMMED_KINDS,
  ),
  detail('maxi', '=floor length, full length, ankle skimming, to the floor, floor sweeping, maxi length, long', {
    'detail:midi': 0.4,
  }),
  detail('high waist', 'high waisted, high rise, highwaisted, highrise, paperbag waist', {}, WAISTED_KINDS),
  detail('mid rise', 'mid waist', {}, WAISTED_KINDS),
  detail('low rise', 'low waist, low waisted, hipster', {}, WAISTED_KINDS),
  detail('empire waist', 'empire line, empire', {}, { dress: 1 }),
  detail('pleated', 'pleats, pleat, pleat front, plisse'),
  detail(
    'ruffled',
    'ruffles, ruffle, frill, frills, frilly, ruched, ruching, gathered, shirred, tiered, smocked, peplum',
  ),
  detail('wrap', 'wrapped, wrap around, faux wrap'),
  detail('slit', 'side slit, split, thigh split, vents'),
  detail('embroidered', 'embroidery, embroideries, applique'),
  detail('ripped', 'distressed, destroyed, torn, holes, rips, frayed'),
  detail('fringed', 'fringe, tassels, tassel'),
  detail('cut out', 'cutout, cut outs, cutouts'),
  detail('sheer', 'see through, transparent, seethrough, see thru'),
  detail('revealing', 'low cut, skimpy, plunging, cleavage'),
  detail('modest', 'covered up, modesty, coverage'),
  detail('raw hem', 'raw edge'),
  detail('elbow patch', 'elbow patches'),
  detail('lined', 'lining, fully lined'),
  detail('unlined', 'unstructured, deconstructed'),
  detail('shoulder pads', 'padded shoulders, strong shoulders'),
  detail('bow', 'bows, pussy bow, pussybow, bow tie neck'),
  concept('detail', 'slip', 'slip style', { broader: ['detail:sleeveless'], kinds: { dress: 1, skirt: 0.85 } }),
  detail('cargo', ''),
  detail('chino', 'chinos'),
  detail('bomber', ''),
  detail('biker', 'moto, motorcycle, perfecto', {}, { jacket: 1 }),
  detail('trench', 'trenchcoat, mac, mackintosh'),
  detail('two piece', ''),
  detail('three piece', '3 piece', {}, { suit: 1 }),
  detail('one button', 'single button'),
  detail('two button', 'two buttons'),
  detail('cuffed', 'turn ups, turned up'),
  detail('drawstring', 'drawcord'),
];
