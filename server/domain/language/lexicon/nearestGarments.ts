type WeightByName = Readonly<Record<string, number>>;

const list = (names: string, weights: WeightByName): readonly (readonly [string, WeightByName])[] =>
  names.split(', ').map((name) => [name, weights] as const);

const BEACH: WeightByName = { 'detail:wrap': 1, 'occasion:holiday': 0.9, 'season:summer': 0.7, 'material:linen': 0.6 };
const LIGHT_SCARF: WeightByName = {
  'material:silk': 1,
  'material:satin': 0.9,
  'material:cotton': 0.9,
  'material:linen': 0.8,
  'material:chiffon': 1,
};
const RAIN: WeightByName = { 'function:waterproof': 1, 'material:nylon': 0.8 };
const SUN: WeightByName = { 'season:summer': 1, 'material:linen': 0.9, 'material:cotton': 0.7 };
const COLD: WeightByName = { 'season:winter': 1, 'function:warm': 0.9, 'material:wool': 0.9 };
const ROOMY: WeightByName = { 'function:for laptop': 1 };
const BARE_TOP: WeightByName = { 'fit:cropped': 1, 'detail:strapless': 1, 'detail:straps': 0.9, 'material:lace': 0.7 };

/** What comes nearest to garments that few shops sell, by the name of the garment. */
export const NEAREST_BY_GARMENT: ReadonlyMap<string, WeightByName> = new Map([
  ...list('sarong, pareo, kikoi, kikoy, kanga, lungi, mundu', BEACH),
  ...list(
    'hijab, headscarf, head scarf, bandana, bandanna, dupatta, chunri, head wrap, headwrap, cravat, neckerchief',
    LIGHT_SCARF,
  ),
  ...list('cagoule, kagoul, kagool, windbreaker, windcheater, pac a mac, rain mac, driza bone', RAIN),
  ...list('straw hat, sun hat, sunhat, panama, panama hat, bucket hat, floppy hat, boater', SUN),
  ...list('balaclava, deerstalker, beret, snood, muffler', COLD),
  ...list('duffle coat, duffel coat, duffle, poncho, cape, cloak, greatcoat, crombie, chesterfield', COLD),
  ...list('backpack, rucksack, knapsack, briefcase, laptop bag, messenger bag, holdall, weekender, duffel bag', ROOMY),
  ...list('clutch, potli', { 'occasion:evening': 1, 'occasion:party': 0.8 }),
  ...list('corset, bustier, tube top, boob tube, crop top, halter top', BARE_TOP),
  ...list('culottes, gauchos', { 'fit:wide': 1, 'fit:cropped': 0.9 }),
  ...list('capris, capri pants, pedal pushers, cropped pants', {
    'fit:cropped': 1,
    'fit:slim': 0.8,
    'season:summer': 0.6,
  }),
  ...list('harem pants, palazzos, palazzo pants', { 'fit:wide': 1, 'fit:relaxed': 0.9, 'detail:drawstring': 0.9 }),
  ...list('cargo shorts', { 'detail:cargo': 1, 'detail:pocket': 1, 'fit:relaxed': 0.6, 'material:cotton': 0.5 }),
  ...list('jorts, jean shorts, cut offs, cutoffs', { 'material:denim': 1 }),
  ...list('skort, tennis skirt', { 'detail:mini': 1, 'style:athletic': 0.9, 'detail:pleated': 0.8 }),
  ...list('tutu, rara skirt, puffball skirt', { 'detail:mini': 1, 'material:tulle': 1, 'detail:ruffled': 0.9 }),
  ...list('wellies, wellington boots, wellingtons, rain boots, gumboots, gum boots, welly', {
    'function:waterproof': 1,
    'material:patent leather': 0.7,
    'occasion:outdoor': 0.8,
  }),
  ...list('hiking boots, walking boots, combat boots, work boots, snow boots, biker boots', {
    'detail:laced shoe': 1,
    'occasion:outdoor': 0.9,
  }),
  ...list('ugg boots, uggs, desert boots', { 'material:suede': 1, 'function:easy on feet': 0.7 }),
  ...list('slippers, house slippers, crocs, baffies', {
    'detail:slip on': 1,
    'function:easy on feet': 0.7,
    'occasion:lounge': 0.9,
  }),
  ...list('kurta, kurti, tunic', { 'material:cotton': 0.9, 'material:linen': 0.9, 'detail:collarless': 1 }),
  ...list('kaftan, caftan, boubou, bubu, abaya, jilbab', {
    'detail:maxi': 1,
    'fit:relaxed': 0.9,
    'detail:long sleeve': 0.9,
  }),
  ...list('dirndl, milkmaid dress, prairie dress', {
    'detail:puff sleeve': 1,
    'fit:a line': 0.9,
    'pattern:gingham': 0.8,
    'pattern:floral': 0.7,
  }),
  ...list('cheongsam, qipao', { 'fit:fitted': 1, 'material:silk': 0.9, 'fit:straight': 0.7 }),
  ...list('onesie, all in one', { 'fit:relaxed': 1, 'occasion:lounge': 1 }),
]);
