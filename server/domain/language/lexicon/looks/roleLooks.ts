import { likeness, look, type Look } from './Look.ts';

const W = 'Women';

/** Looks of professions and pastimes. */
export const ROLE_LOOKS: readonly Look[] = [
  look(
    'fisherman, fishermen, fishermans, trawlerman, sea dog',
    null,
    'sweater hat coat boots',
    'material:cable, detail:roll neck 0.9, function:warm 0.7, material:wool 0.6|color:blue, color:white 0.9, color:beige 0.9, color:gray 0.5',
  ),
  look(
    `bookish, school marm, ${likeness('librarian')}`,
    W,
    'cardigan blouse skirt sweater dress shoes',
    'detail:bow, detail:collar 0.7, pattern:check 0.7, pattern:argyle 0.9|material:wool, material:tweed, material:corduroy, material:lambswool|style:preppy, style:classic 0.9, style:vintage 0.8',
  ),
  look(
    `professorial, oxford don, professor jacket, professor blazer, professor cardigan, academic style, ${likeness('professor, lecturer')}`,
    null,
    'blazer cardigan jacket waistcoat trousers shoes sweater',
    'material:tweed, material:corduroy, detail:elbow patch, pattern:herringbone, pattern:glen check 0.9|color:brown, color:green 0.8, color:beige 0.7, color:gray 0.6|detail:single breasted, style:classic',
  ),
  look(
    `teachercore, teacher outfit, teachers outfit, ${likeness('teacher')}`,
    null,
    'cardigan blouse trousers dress shirt shoes',
    'occasion:work, style:preppy 0.6|function:comfortable 0.8, detail:flat 0.8, function:washable',
  ),
  look(
    `gallerist, gallery owner, ${likeness('architect, art director')}`,
    null,
    'coat trousers shirt sweater sunglasses shoes',
    'color:black, color:gray 0.7, color:white 0.6|style:minimalist|fit:boxy, fit:oversized 0.9, fit:relaxed 0.8, detail:roll neck',
  ),
  look(
    `artsy, arty, artist smock, artists smock, painters smock, painters jacket, artist jacket, ${likeness('artist, painter, sculptor, potter, art teacher')}`,
    null,
    'jacket shirt trousers jumpsuit dress blouse',
    'detail:chore, material:linen, material:canvas, material:corduroy 0.9, material:denim 0.7|color:blue, color:white 0.7, color:beige 0.8, color:purple 0.5|fit:relaxed, fit:oversized 0.9, fit:boxy 0.9',
  ),
  look(
    `boss lady, girl boss, girlboss, boss babe, ceo outfit, executive style, ${likeness('ceo, boss')}`,
    null,
    'suit blazer trousers blouse shirt shoes',
    'style:business, occasion:work 0.8|fit:tailored, detail:double breasted 0.9|color:black 0.9, color:blue 0.9, color:gray 0.9, color:white 0.8',
  ),
  look(
    `wall street, mad men, don draper, ${likeness('banker, lawyer, barrister')}`,
    null,
    'suit shirt tie shoes blazer skirt',
    'style:business, style:formal 0.8|color:gray, color:blue, color:black 0.8|pattern:pinstripe, pattern:banker stripe 0.9',
  ),
  look(
    'lumberjack, lumberjack shirt, lumberjack style, woodsman, woodcutter',
    null,
    'shirt boots jacket jeans hat',
    'pattern:tartan, pattern:plaid, pattern:check 0.9|color:red, color:black 0.8, color:green 0.7|material:flannel, material:wool 0.9, material:cotton 0.4',
  ),
  look(
    `cowboy, cowgirl, wild west, rodeo, nashville, ${likeness('rancher, country singer')}`,
    null,
    'jeans boots shirt jacket belt skirt',
    'material:denim, material:suede 0.9, detail:fringed, material:leather 0.6|color:blue, color:brown 0.9',
  ),
  look(
    `rock chick, rockstar, rock star, steve mcqueen, james dean, marlon brando, ${likeness('biker, motorcyclist, rocker')}`,
    null,
    'jacket jeans boots tee trousers',
    'material:leather, detail:biker, material:suede 0.6|color:black, color:brown 0.7|style:edgy',
  ),
  look(
    `top gun, aviator style, ${likeness('pilot, fighter pilot')}`,
    null,
    'jacket sunglasses watch boots jumpsuit',
    'detail:bomber, detail:aviator, material:leather 0.9|color:green, color:brown 0.9, color:silver 0.7',
  ),
  look(
    `military, army surplus, army style, ${likeness('soldier')}`,
    null,
    'jacket coat trousers boots shirt',
    'color:green, color:beige 0.8, color:brown 0.6|material:canvas, detail:cargo, detail:double breasted 0.8, material:cotton 0.6',
  ),
  look(
    `indiana jones, out of africa, ${likeness('explorer, archaeologist')}`,
    null,
    'shirt jacket shorts trousers boots hat',
    'color:beige, color:green 0.8, color:brown 0.8|material:linen, material:cotton 0.9, material:canvas 0.9, detail:cargo',
  ),
  look(
    `surf style, beach bum, ${likeness('surfer')}`,
    null,
    'shorts shirt tee hoodie swimwear shoes',
    'style:casual|color:blue, color:white 0.8, color:orange 0.6|pattern:tropical, pattern:tie dye, material:fleece 0.6, material:cotton 0.5',
  ),
  look(
    `skater boy, skater girl, sk8er, ${likeness('skateboarder')}`,
    null,
    'hoodie shoes tee jeans trousers hat',
    'style:streetwear|detail:sneaker, fit:wide, fit:relaxed 0.9, fit:oversized 0.9',
  ),
  look(
    `country gentleman, country squire, landed gentry, lord of the manor, ${likeness('farmer, farm girl')}`,
    null,
    'jacket waistcoat coat boots shirt hat gilet',
    'material:tweed, material:canvas, material:corduroy 0.9, pattern:check 0.8, detail:quilted|color:green, color:brown',
  ),
  look(
    `allotment style, ${likeness('gardener')}`,
    null,
    'jumpsuit jacket boots shirt hat trousers',
    'material:denim, material:canvas, material:linen 0.8, detail:dungarees|color:blue, color:green, color:beige 0.6',
  ),
  look(
    `french worker, workman, ${likeness('carpenter, mechanic, railroad worker')}`,
    null,
    'jacket jumpsuit trousers shirt boots',
    'detail:chore, detail:boilersuit, material:denim 0.9, material:canvas|color:blue, color:beige 0.6',
  ),
  look(
    'workwear jacket, workwear style, heritage workwear',
    null,
    'jacket',
    'detail:chore, material:canvas, material:denim 0.9, material:corduroy 0.8|color:blue, color:beige 0.8, color:brown 0.8',
  ),
  look(
    `equestrian, horse girl, horsey, riding style, ${likeness('jockey')}`,
    null,
    'boots blazer trousers jacket sweater belt',
    'material:tweed, material:leather 0.8, detail:quilted 0.9|color:brown, color:beige 0.8, color:black 0.7, color:green 0.7',
  ),
  look(
    `golf style, golf core, ${likeness('golfer')}`,
    null,
    'polo trousers sweater hat gilet skirt',
    'style:preppy, style:athletic 0.8|pattern:argyle, pattern:check 0.7',
  ),
];
