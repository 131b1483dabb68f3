import type { WeightByName } from './Concept.ts';
import { toSingular } from '../text/wordForms.ts';
import { parseWishes } from './parseWeights.ts';

/** What comes nearest to a garment that few shops sell. */
export interface NearestGarment {
  /** What the pieces should have. A piece meets each wish by one of its alternatives. */
  readonly wishes: readonly WeightByName[];
  /** Kinds to show if the garment's kind is not sold, the most similar first; empty for the neighbors of the kind. */
  readonly neighbors: readonly string[];
}

/** Creates an entry for each name. `wishes` are separated by '|', `neighbors` by spaces. */
const nearest = (names: string, wishes: string, neighbors = ''): readonly (readonly [string, NearestGarment])[] =>
  names
    .split(', ')
    .map((name) => [name, { wishes: parseWishes(wishes), neighbors: neighbors.split(' ').filter(Boolean) }] as const);

const LIGHT_CLOTHS = 'material:silk, material:chiffon, material:satin 0.9, material:cotton 0.9, material:linen 0.8';
const BEACH_CLOTHS =
  'material:linen, material:cotton 0.9, material:chiffon 0.9, material:viscose 0.8, material:silk 0.7';
const COLD = 'season:winter, function:warm 0.9, material:wool 0.9';

/** What comes nearest to garments that few shops sell, by the name of the garment. */
export const NEAREST_BY_GARMENT: ReadonlyMap<string, NearestGarment> = new Map([
  ...nearest(
    'sarong, pareo, kikoi, kikoy, kanga, lungi, mundu',
    `detail:wrap, detail:maxi 0.8, detail:midi 0.7|${BEACH_CLOTHS}|occasion:holiday, season:summer 0.8`,
  ),
  ...nearest(
    'kimono, yukata, haori, kimono jacket',
    'detail:wrap, fit:relaxed 0.7, fit:oversized 0.7|material:silk, material:satin 0.9, material:viscose 0.8, material:linen 0.7|pattern:floral, pattern:print 0.9, style:bohemian 0.6|season:summer',
  ),
  ...nearest(
    'duster, duster coat',
    'detail:maxi, fit:relaxed 0.7, fit:oversized 0.7|season:spring, material:linen 0.9',
  ),
  ...nearest(
    'hijab, headscarf, head scarf, bandana, bandanna, dupatta, chunri, head wrap, headwrap, cravat, neckerchief',
    LIGHT_CLOTHS,
  ),
  ...nearest(
    'cagoule, kagoul, kagool, windbreaker, windcheater, pac a mac, rain mac, driza bone, drizabone',
    'function:waterproof, material:nylon 0.7|function:packable, occasion:outdoor 0.8',
  ),
  ...nearest(
    'straw hat, sun hat, sunhat, panama, panama hat, bucket hat, floppy hat, boater',
    'season:summer, material:linen 0.9, material:cotton 0.7',
  ),
  ...nearest('balaclava, deerstalker, beret, snood, muffler', COLD),
  ...nearest('duffle coat, duffel coat, duffle, greatcoat, crombie, chesterfield', COLD),
  ...nearest('poncho, cape, capelet, cloak', `fit:oversized, fit:relaxed 0.9, detail:wrap 0.8|${COLD}`),
  ...nearest(
    'dressing gown, bathrobe, bath robe, robe, housecoat, house coat',
    'occasion:lounge, function:comfortable 0.7|detail:wrap, detail:maxi 0.8, fit:oversized 0.8, fit:relaxed 0.8|material:cashmere, material:fleece 0.9, material:wool 0.7',
    'cardigan sweatshirt trousers',
  ),
  ...nearest(
    'backpack, rucksack, knapsack, briefcase, laptop bag, messenger bag, holdall, weekender, duffel bag',
    'function:for laptop',
  ),
  ...nearest('clutch, potli', 'occasion:evening, occasion:party 0.8'),
  ...nearest(
    'corset, bustier, tube top, boob tube, crop top, halter top',
    'fit:cropped, detail:strapless, detail:straps 0.9, material:lace 0.7',
  ),
  ...nearest('culottes, gauchos', 'fit:wide, fit:cropped 0.9'),
  ...nearest('capris, capri pants, pedal pushers, cropped pants', 'fit:cropped, fit:slim 0.8, season:summer 0.6'),
  ...nearest('harem pants, palazzos, palazzo pants', 'fit:wide, fit:relaxed 0.9, detail:drawstring 0.9'),
  ...nearest('cargo shorts', 'detail:cargo, detail:pocket, fit:relaxed 0.6, material:cotton 0.5'),
  ...nearest('jorts, jean shorts, cut offs, cutoffs', 'material:denim'),
  ...nearest('skort, tennis skirt', 'detail:mini, style:athletic 0.9, detail:pleated 0.8'),
  ...nearest('tutu, rara skirt, puffball skirt', 'detail:mini, material:tulle, detail:ruffled 0.9'),
  ...nearest(
    'wellies, wellington boots, wellingtons, rain boots, gumboots, gum boots, welly',
    'function:waterproof, material:patent leather 0.9|detail:slip on|occasion:outdoor, season:autumn 0.6',
  ),
  ...nearest(
    'hiking boots, walking boots, combat boots, work boots, snow boots, biker boots',
    'detail:laced shoe, occasion:outdoor 0.9',
  ),
  ...nearest('ugg boots, uggs, desert boots', 'material:suede, function:easy on feet 0.7'),
  ...nearest(
    'slippers, house slippers, crocs, baffies',
    'detail:slip on, function:easy on feet 0.7, occasion:lounge 0.9',
  ),
  ...nearest('kurta, kurti, tunic', 'material:cotton 0.9, material:linen 0.9, detail:collarless'),
  ...nearest('kaftan, caftan, boubou, bubu, abaya, jilbab', 'detail:maxi, fit:relaxed 0.9, detail:long sleeve 0.9'),
  ...nearest(
    'dirndl, milkmaid dress, prairie dress',
    'detail:puff sleeve, fit:a line 0.9, pattern:gingham 0.8, pattern:floral 0.7',
  ),
  ...nearest('cheongsam, qipao', 'fit:fitted, material:silk 0.9, fit:straight 0.7'),
  ...nearest('onesie, all in one', 'fit:relaxed, occasion:lounge'),
]);

/** Returns what comes nearest to a garment by its name in the singular or the plural. */
export const findNearestGarment = (name: string): NearestGarment | undefined =>
  NEAREST_BY_GARMENT.get(name) ?? NEAREST_BY_GARMENT.get(toSingular(name));
