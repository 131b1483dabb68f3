import type { Concept } from './Concept.ts';
import { concept } from './Concept.ts';
import { NAMES_BY_FINER_KIND, NAMES_BY_GARMENT } from './garmentNames.ts';
import { KINDS_ELSEWHERE } from './kindsElsewhere.ts';
import { listSubtypeNames } from './sorts.ts';
import { createDictionary } from '../../text/createDictionary.ts';

type KindWeights = Readonly<Record<string, number>>;

/**
 * Creates a garment word: its name, synonyms, matching kinds (by default the kind of that name), and related
 * concepts.
 */
const kind = (
  name: string,
  phrases: string,
  kinds: KindWeights = { [name]: 1 },
  nearWeights: KindWeights = {},
): Concept =>
  concept('kind', name, [...listSharedNames(name), phrases, ...listSubtypeNames(name)].filter(Boolean).join(','), {
    kinds,
    weightByNearConcept: nearWeights,
  });

/** Lists the importer's names for a kind and its finer kinds. */
function listSharedNames(name: string): string[] {
  return Object.keys(NAMES_BY_GARMENT)
    .filter((kind) => (NAMES_BY_FINER_KIND[kind] ?? kind) === name)
    .map((kind) => NAMES_BY_GARMENT[kind] ?? '');
}

const TOP_KINDS: KindWeights = {
  tee: 1,
  blouse: 1,
  tank: 0.95,
  camisole: 0.95,
  shirt: 0.9,
  polo: 0.85,
  top: 1,
  bodysuit: 0.9,
};

/** The garments. Their names are also the names of the kinds in a catalogue. */
const GARMENT_CONCEPTS: readonly Concept[] = [
  kind(
    'tee',
    't-shirt, teeshirt, breton top, ocbd tee, raglan, band tee, round neck tee, oversized tee, cropped tee, tee top, tops tee, pocket tee, pocket t shirt',
  ),
  kind(
    'tank',
    'undershirt, under shirt, semmit, simmit, ganji, beater, white beater, tanktop, muscle tee, muscle shirt, racerback, singlets, a shirt undershirt, baniyan, wife beater, wifebeater, muscle top, racer back, gym vest, string vest, vest tank',
  ),
  kind('camisole', 'strappy top, slip camisole', { camisole: 1 }),
  kind('polo', 'golfer, golfers, golf tee, polo top, polo neck shirt, tennis shirt, collar tee, collared tee'),
  kind(
    'shirt',
    'ocbd, buttondown, collared shirt, camp collar shirt, guayabera, grandad shirt, granddad shirt, evening shirt, packet shirt, work shirts, bush shirt, aloha shirt, oxford button down, lumberjack shirt, resort shirt, cuban shirt, button front shirt, long sleeve shirt, dress shirts',
  ),
  kind(
    'blouse',
    'blouse top, pussy bow, pussybow blouse, wrap top, peasant top, shell blouse, office blouse, ladies top, going out blouse',
  ),
  kind(
    'sweater',
    'ganzie, gansie, geansai, knitted jersey, wool jersey, winter jersey, school jersey, knit jersey, jersey sweater, woollen jersey, knit sweater, sweater top, fair isle, guernsey, woolly, wooly jumper, woolly jumper, cable knit vest, argyle vest, gansey, tank sweater, slipover, fishermans sweater, fisherman sweater, christmas jumper, jersey pullover, skivvy, sloppy knit, jumpers, crewneck, roll neck knit, knitted sweater, sweater jumper',
  ),
  kind(
    'cardigan',
    'cardie, cardy, knit jacket, twinset, coatigan, shrug, cardies, cardis, cardys, knitted cardigan, granny cardigan',
  ),
  kind(
    'hoodie',
    'bunny hug, bunnyhug, kangaroo jacket, hooded jumper, hoodies, hooded sweat, hooded pullover, zip up hoodie, zip through hoodie, zipper hoodie',
  ),
  kind('sweatshirt', 'sweat, sloppy joe, crew sweat, crewneck sweat, sweatshirts, sweater shirt', {
    sweatshirt: 1,
  }),
  kind(
    'blazer',
    'sports jacket, suit coat, tailored jacket, bandhgala, sports blazer, school blazer, suit blazer, corporate jacket, smart blazer, boyfriend blazer',
  ),
  kind(
    'suit',
    'trousersuit, morning suit, lounge suit, power suit, suit set, suits, whistle and flute, two piece suits, corporate suit, trouser suits, suit and trousers, pants suit, safari suit, bespoke suit',
  ),
  kind(
    'waistcoat',
    'waskit, weskit, waistcoats, waist coat, dress vest, dress waistcoat, suit waistcoat, vest coat, tailored vest, suiting vest',
    {
      waistcoat: 1,
      gilet: 0.75,
    },
  ),
  kind(
    'gilet',
    'gillet, bodywarmers, bodywarmer, body warmer, puffer vest, down vest, quilted vest, padded vest, fleece vest, padded gilet, quilted gilet, sleeveless jacket, insulated vest, puffa vest, sleeveless puffer, puffer gilet, sleeveless padded jacket',
  ),
  kind(
    'coat',
    'mackinaw, duffle, mac, cloak, bubble coat, shearling coat, mackintosh, wrap coat, chesterfield, poncho, greatcoat, swing coat, cocoon coat, camel coat, crombie, covert coat, macs, duffel, toggle coat, opera coat, maxi coat, winter coats, dress coat, trench mac, princess coat',
  ),
  kind(
    'jacket',
    'letterman, letterman jacket, swanndri, swanni, windjammer, jaiket, blouson, motorcycle jacket, jeans jacket, trucker, chore jacket, chore coat, aviator jacket, flight jacket, barn jacket, waxed jacket, wax jacket, ski jacket, shell jacket, bolero, reefer jacket, donkey jacket, barbour, worker jacket, teddy jacket, shearling jacket, bomberjacket, denim jackets, jean jackets, puffy jacket, leather jackets, spray jacket, windbreakers, racer jacket, coach jacket, souvenir jacket, motorbike jacket, biker jackets, chore coat jacket',
  ),
  kind(
    'dress',
    'frock, tea dress, bodycon, pinafore dress, bridesmaid dress, sheath, day dress, tank dress, cami dress, coat dress, little black dress, lbd, pinny, smock, smock dress, cheongsam, qipao, beach dress, dirndl, maxi gown, dinner gown, corporate gown, short gown, long gown, straight gown, party frock, summer frock, frocks, sun frock, skater dresses, prairie dress, milkmaid dress, babydoll dress, smock dresses, house dress, going out dress, cocktail frock, one piece dress, anarkali, boubou, bubu, kaftan dress, sheath gown, corporate dress, office dress, ankle length dress',
  ),
  kind(
    'skirt',
    'kikoi, kikoy, kanga, lungi, mundu, skort, kilt, tennis skirt, sarong, pareo, circle skirt, pencil skirts, tube skirt, bubble skirt, tulip skirt, skirts, mermaid skirt, balloon skirt, rara skirt, puffball skirt, gypsy skirt, prairie skirt, tiered skirt, midi skirts',
  ),
  kind(
    'jeans',
    'dad jeans, girlfriend jeans, skinnies, levis, baggies, jean trouser, jean trousers, jeans trouser, jeans pant, jeans pants, denim jean, jean pants, baggy jeans, bell bottom jeans, bootcuts',
  ),
  kind(
    'trousers',
    'gauchos, pedal pushers, kecks, keks, breeks, trews, britches, breeches, long pants, combats, combat trousers, combat pants, cargo trousers, cigarette trousers, wide legs, cropped pants, dungaree pants, pyjama bottoms, gauchos, drainpipes, tailored pants, ankle pants, work pants, carpenter pants, strides, slacks pants, full pants, full pant, formal pant, formal pants, formal trouser, formal trousers, suit pant, dress slacks, work trousers, work trouser, smart trousers, smart pants, corporate trouser, corporate trousers, palazzo trousers, parachute pants, pantaloons, plain trouser, office pants, office trousers, joggers pants, strides pants, dacks, daks, chino pants, chinos pants, chino trousers, cord trousers, cord pants, corduroy pants, corduroy trousers',
  ),
  kind('leggings', 'yoga pants, treggings, gym leggings, churidar, footless tights'),
  kind(
    'shorts',
    'chino shorts, jean shorts, cutoffs, cut offs, jorts, cycling shorts, half pants, half pant, boardies, walk shorts, bermudas shorts, three quarter shorts, chino short, short pants, short trousers, knicker shorts, jean short, stubbies, gym shorts',
  ),
  kind(
    'jumpsuit',
    'onesie, all in one, jump suite, jumpsuite, jump suits, pant jumpsuit, palazzo jumpsuit, flight suits, siren suit',
  ),
];

/**
 * Cloths and properties that make outerwear warm, with their warmth (0 to 1). The season of a piece does not tell its
 * warmth, because thin trench coats are also worn in winter.
 */
const WARM_CLOTHS: Readonly<Record<string, number>> = createDictionary({
  'function:warm': 1,
  'material:down': 1,
  'material:wool': 0.8,
  'material:cashmere': 0.8,
  'material:fleece': 0.8,
  'material:alpaca': 0.8,
  'material:fur': 0.8,
  'season:winter': 0.7,
});

/** Words that may mean several garments. */
const LOOSE_KIND_NAMES: readonly Concept[] = [
  kind(
    'top',
    'top half, base layer, baselayer, blouson top, boob tube, smart top, going out top, wrap around top',
    TOP_KINDS,
  ),
  kind('vest', '', { waistcoat: 1, tank: 1, gilet: 0.9 }),
  kind(
    'raincoat',
    'rain coat, rain jacket, rainwear, waterproof coat, waterproof jacket, slicker, oilskin, cagoule, kagoul, kagool, pac a mac, rain mac, driza bone, drizabone',
    { coat: 1, jacket: 0.95 },
    { 'function:waterproof': 1 },
  ),
  kind('parka', 'anorak', { coat: 1, jacket: 0.95 }, { 'function:waterproof': 0.5, 'function:warm': 0.6 }),
  kind(
    'puffer',
    'puffer jacket, puffer coat, puffa, down jacket, down coat, padded jacket, padded coat, quilted coat, puffers, puffer jackets',
    { jacket: 1, coat: 0.95 },
    { 'function:warm': 0.9, 'material:down': 1 },
  ),
  kind('outerwear', 'outer layer, coat or jacket, winter layer', { coat: 1, jacket: 1 }),
  kind('tuxedo', 'tux, tuxedos', { suit: 1, blazer: 0.85 }),
  kind('swim shorts', 'trunks, board short, swimming short, swim short, beach shorts, mens swimwear', {
    'swim shorts': 1,
    shorts: 0.9,
  }),
  kind(
    'beach cover up',
    'coverups, beach coverup, swim cover up, swimsuit cover up, bikini cover up, beach cover ups, swim coverup',
    { dress: 1, shirt: 0.9, jumpsuit: 0.8 },
    { 'occasion:holiday': 1, 'season:summer': 0.7 },
  ),
  kind(
    'sweats',
    'sweat set bottoms, grey sweats',
    { sweatshirt: 1, trousers: 0.95, hoodie: 0.9 },
    { 'detail:drawstring': 0.8, 'occasion:lounge': 0.8 },
  ),
  kind('maxi', '', { dress: 1, skirt: 0.85 }, { 'detail:maxi': 1 }),
  kind('winter coat', 'warm coat', { coat: 1, jacket: 0.78 }, WARM_CLOTHS),
  kind('winter jacket', 'warm jacket', { jacket: 1, coat: 0.78 }, WARM_CLOTHS),
  kind('shacket', 'shirt jacket', { jacket: 1, shirt: 0.85 }),
  kind('overshirt', '', { shirt: 1, jacket: 0.78 }),
  kind(
    'knitwear',
    'knit top, knit, knits, woollens, knitted top, woolens, winter knit',
    { sweater: 1, cardigan: 0.9 },
    { 'material:knit': 1, 'material:wool': 0.7 },
  ),
  kind(
    'roll neck jumper',
    'turtleneck jumper, turtle neck jumper, rollneck jumper, polo neck jumper, polo neck sweater, turtleneck sweater, roll neck sweater',
    { sweater: 1 },
    { 'detail:roll neck': 1 },
  ),
  kind('turtleneck top', 'roll neck top, polo neck top', { sweater: 1, tee: 0.95 }, { 'detail:roll neck': 1 }),
  kind('cable knit', 'cable, aran knit', { sweater: 1, cardigan: 0.9 }, { 'material:cable': 1 }),
  kind(
    'chunky knit',
    'thick knit, heavy knit',
    { sweater: 1, cardigan: 0.9 },
    { 'function:warm': 1, 'material:cable': 0.8 },
  ),
  kind('bottoms', 'legwear, bottom half, lower half', {
    trousers: 1,
    jeans: 0.95,
    skirt: 0.85,
    shorts: 0.8,
    leggings: 0.8,
  }),
  kind('tailoring', 'tailored set, suiting', { suit: 1, blazer: 0.95, waistcoat: 0.7, trousers: 0.6 }),
  kind(
    'coord',
    'up and down, rigout, 2 piece, 2 piece set, two pc, two pc set, co ord, co ords, coords, co ordinates, matching set, two piece set, two piece, twinset set, coord set, co ord set, coordinated set, matching two piece, matching separates, two piece outfit',
    {
      coord: 1,
      suit: 0.8,
    },
  ),
  kind('smart jacket', 'dress jacket, formal jacket, dressy jacket', { blazer: 1, jacket: 0.9 }),
  kind(
    'layering piece',
    '=light layer, warm layer, extra layer, mid layer, layering piece, outer layers, light layers, layer, layers, top layer, thin layer',
    {
      cardigan: 1,
      blazer: 0.95,
      jacket: 0.95,
      sweater: 0.9,
      hoodie: 0.85,
      sweatshirt: 0.85,
      waistcoat: 0.85,
      coat: 0.8,
    },
  ),
  kind('tunic', 'kurta, kurti', { tunic: 1, kurta: 1, kurti: 1, blouse: 0.8, dress: 0.6 }),
  kind('bodysuit', '', { bodysuit: 1, tee: 0.6, tank: 0.6 }),
  kind('kimono', 'duster', { jacket: 1, cardigan: 0.9, coat: 0.8 }),
  kind('fleece top', '=fleece pullover, quarter zip, half zip, zip up top', {
    sweatshirt: 1,
    sweater: 0.95,
    hoodie: 0.7,
    jacket: 0.7,
  }),
  kind('shell', '=shell top, sleeveless top, vest top', {
    tank: 1,
    camisole: 1,
    blouse: 0.9,
    top: 0.9,
  }),
];

/** Other things to wear that a catalogue may contain. */
const OTHER_KINDS: readonly Concept[] = [
  kind(
    'tracksuit',
    'shell suit, shellsuit, trackie set, trackies set, trackie, trackies suit, sweat set, jogger set, tracky',
  ),
  kind(
    'swimwear',
    'bathers, togs, swimmers, cozzie, cossies, cozzies, swimming trunks and costumes, beach costume, budgie smugglers, speedos, bathing togs, swimming togs, swim wear, bathers swimwear, tankinis',
  ),
  kind(
    'pajamas',
    'pyjama shirt, nightclothes, nighties, pj, nightwear, nightdress, sleepwear, robe, jammies, jim jams, jimjams, pjs set, lounge set, nighties, baby doll pajamas',
    { pajamas: 1 },
    { 'occasion:lounge': 1 },
  ),
  kind(
    'underwear',
    'thermal underwear, thermal set, thermal vest, base layers, merino base layer, ginch, gitch, gotch, gonch, jocks, grundies, broekies, chaddi, chuddies, undercrackers, y fronts, long johns, spanx, bralet, bralets, lingerie, bra, bras, briefs, shapewear, undies, smalls, trunks underwear, undergarments, innerwear, vests and pants, bloomers, camiknickers, corsetry',
  ),
  kind('socks', 'trainer socks, sports socks, dress socks, bed socks'),
  kind('tights', 'nylons, opaque tights, sheer tights, woolly tights, stocking', {
    tights: 1,
    socks: 0.7,
    leggings: 0.6,
  }),
  kind(
    'shoes',
    'crocs, baffies, house slippers, veldskoen, vellies, vellie, step ins, mojris, mojri, jootis, wedge sandals, wedge shoes, creepers, winkle pickers, creps, flats, sandals, slippers, derbies, loafers shoes, oxfords shoes, derby shoes, sandshoes, slops, pluggers, jandals, slip slops, cover shoes, half shoes, half shoe, palm slippers, palm slipper, ballet pumps, ballet shoes, monk straps, platform shoes, crocs shoes, flip flop slippers, formal shoe, office shoes, school shoes, party shoes',
  ),
  kind(
    'boots',
    'uggs, ugg boots, waders, blunnies, blunnie, blundies, wellie, wellie boots, gummies, riding boots, lace up boots, work boots, heeled boots, chelseas, wellington boots, welly, gumboots, gum boots, wellingtons, galoshes, blundstones, biker boots, hikers, walking boots, western boots, over the knee boots, thigh boots, ugg boots, docs, doc martens, riding boot, moon boots, knee length boots, winter boots',
  ),
  kind(
    'bag',
    'briefcases, laptop case, backpack, handbags, flap bag, half moon bag, basket bag, pocketbook, pocket book, holdall, manbag, man bag, bumbag, moon bag, moonbag, slingbag, hand bags, work bag, carry all, overnight bag, weekend bag, laptop tote, jhola, camera bag, top handle bag, tote bags, shoulder bags, bags',
  ),
  kind(
    'hat',
    'snapbacks, bunnet, flatcap, baker boy, baker boy cap, baker boy hat, tammy, akubra, deerstalker, balaclava, kufi, topi, wool hat, toque, tuque, sunhat, bucket hats, panama, boater, bowler hat, face cap, fez cap, gele, fila, bobble hats, hats, wide brim hat, brimmed hat',
  ),
  kind(
    'scarf',
    'neck warmer, neck warmers, chunri, doek, head wrap, headwrap, dupatta, silk square, foulard, shawls, wrap shawl, dupattas, head scarf, headtie, head tie, cravat, silk scarf, scarfs, pashminas, infinity scarf, bandanna',
  ),
  kind('belt', 'suspenders, waistbelt, cinch belt, belts'),
  kind('gloves', 'mitts, driving gloves'),
  kind('tie', 'bow tie, ties, neckties, dickie bow, dicky bow, skinny tie'),
  kind(
    'jewelry',
    'necklace, earrings, ring, bracelet, cufflinks, necklaces, bracelets, ear rings, brooches, chains, neck chain, neck chains, chokers, lockets',
  ),
  kind('watch', '=wristwatch, watches, wrist watch'),
  kind(
    'hair accessory',
    'hairclip, claw clip, barrettes, hair slide, hair slides, hair grip, hair grips, hair bows, hair ribbon, alice band, jaw clip, clutcher, hair clutcher',
  ),
  kind(
    'sunglasses',
    'coolers, sun shades, sunshades, glasses, shades glasses, sunnies, goggles, specs, sun glasses, coolers glasses',
  ),
  kind('footwear', 'something for my feet', { shoes: 1, boots: 1 }),
  kind('accessory', 'accessories, finishing touch, finishing touches', {
    bag: 1,
    belt: 1,
    scarf: 1,
    hat: 1,
    jewelry: 1,
    sunglasses: 0.95,
    watch: 0.95,
    tie: 0.9,
    gloves: 0.9,
    'hair accessory': 0.9,
    wallet: 0.9,
  }),
  kind(
    'saree',
    'sarees, lehenga, lehengas, salwar, salwar kameez, shalwar kameez, sherwani, agbada, dashiki, aso ebi, aso oke, iro and buba, senator wear, kente',
  ),
  kind('wallet', 'wallets, billfold'),
  kind(
    'perfume',
    'fragrance, cologne, deodorant, scent, eau de parfum, eau de toilette, aftershave, body spray, makeup, lipstick',
  ),
  ...KINDS_ELSEWHERE.map(({ name, weightByNearConcept }) => kind(name, '', { [name]: 1 }, weightByNearConcept)),
];

export const KIND_CONCEPTS: readonly Concept[] = [...GARMENT_CONCEPTS, ...LOOSE_KIND_NAMES, ...OTHER_KINDS];

/**
 * Kinds that search keeps apart although many catalogues file them under another kind: a padded gilet is not a
 * waistcoat.
 */
export const KINDS_SEARCHED_APART: ReadonlySet<string> = new Set(['gilet', 'tights']);

/** Kinds without letter sizes. A filter for size M does not apply to them. */
export const KINDS_WITHOUT_LETTER_SIZES: ReadonlySet<string> = new Set(
  'shoes,boots,bag,hat,scarf,belt,gloves,socks,tights,tie,jewelry,watch,sunglasses,hair accessory,wallet,perfume,saree'
    .split(',')
    .concat(KINDS_ELSEWHERE.map(({ name }) => name)),
);

/** Kinds whose letter sizes differ from those of clothes. */
export const SHOE_KINDS: ReadonlySet<string> = new Set(['shoes', 'boots']);

/** Kinds that are never replaced with another kind. */
export const KINDS_WORN_ALONE: ReadonlySet<string> = new Set(
  [...KINDS_WITHOUT_LETTER_SIZES, 'underwear'].filter((kind) => kind !== 'saree'),
);

/** Kinds to show if the shop does not have a kind, the most similar first. */
export const NEIGHBORS_BY_KIND: Readonly<Record<string, readonly string[]>> = createDictionary({
  tee: ['tank', 'polo', 'sweatshirt'],
  tank: ['camisole', 'tee'],
  camisole: ['tank', 'blouse', 'tee'],
  polo: ['tee', 'shirt'],
  shirt: ['blouse', 'polo'],
  blouse: ['shirt', 'camisole', 'tee'],
  sweater: ['cardigan', 'sweatshirt', 'hoodie'],
  cardigan: ['sweater'],
  hoodie: ['sweatshirt', 'sweater'],
  sweatshirt: ['hoodie', 'sweater'],
  blazer: ['suit', 'jacket'],
  suit: ['blazer', 'trousers'],
  waistcoat: ['blazer', 'gilet'],
  gilet: ['waistcoat', 'jacket'],
  coat: ['jacket'],
  jacket: ['coat', 'blazer'],
  dress: ['jumpsuit', 'skirt'],
  skirt: ['dress', 'shorts'],
  jeans: ['trousers'],
  trousers: ['jeans', 'leggings'],
  leggings: ['trousers', 'jeans'],
  shorts: ['skirt', 'trousers'],
  jumpsuit: ['dress', 'suit'],
  top: ['tee', 'blouse'],
  tracksuit: ['hoodie', 'sweatshirt', 'trousers'],
  coord: ['suit'],
  tunic: ['blouse', 'dress'],
  bodysuit: ['tee', 'tank'],
  boots: ['shoes'],
  shoes: ['boots'],
  gloves: ['scarf', 'hat'],
  hat: ['scarf'],
  scarf: ['hat'],
  wallet: ['bag'],
  sunglasses: ['hat'],
  pajamas: ['trousers', 'sweatshirt', 'leggings'],
  ...Object.fromEntries(KINDS_ELSEWHERE.map(({ name, neighbors }) => [name, neighbors])),
});

/** Synonyms of a kind that mean the whole kind, not a subtype. */
export const PLAIN_NAMES: ReadonlySet<string> = new Set(
  (
    't shirt,tshirt,tee shirt,teeshirt,tank top,tanktop,singlet,cami,cami top,polo shirt,poloshirt,polo top,button up,button down,buttondown,dress shirt,blouse top,' +
    'jumper,pullover,woolly,wooly jumper,woolly jumper,cardi,cardie,cardy,hoody,hooded sweatshirt,hooded sweater,hooded jumper,hooded top,sweat shirt,sweat top,sweat,sport coat,sports coat,sportcoat,sports jacket,suit jacket,suit coat,tailored jacket,' +
    'two piece suit,business suit,lounge suit,suit set,pantsuit,pant suit,trouser suit,trousersuit,waist coat,suit vest,formal vest,overcoat,topcoat,greatcoat,gown,frock,day dress,jean,denims,denim trousers,denim pants,levis,trouser,pants,pant,slacks,suit pants,suit trousers,dress pants,work pants,' +
    'kecks,keks,britches,long pants,handbag,handbags,hand bag,hand bags,waskit,weskit,gillet,bodywarmers,ganzie,gansie,geansai,knitted jersey,winter jersey,school jersey,pyjama,pajama,nightclothes,pj,bunny hug,bunnyhug,jaiket,golfer,golfers,legging,rain coat,rain jacket,rainwear,strides,strides pants,daks,dacks,slacks pants,pants suit,full pants,full pant,togs,bathers,bathers swimwear,swimmers,cozzie,cozzies,cossies,bathing togs,swimming togs,swim wear,bathing suit,bodywarmer,body warmer,frocks,jumpers,sweater jumper,sweater shirt,trousersuit,breeks,kecks,trews,knit,knits,knit top,outer layer,legwear,swim suit,swimming suit,bathing costume,pyjamas,pjs,nightwear,sleepwear,jewellery,wristwatch,shoe,footwear,boot,sock,sari'
  ).split(','),
);
