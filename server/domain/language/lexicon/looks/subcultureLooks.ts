import { look, type Look } from './Look.ts';

const W = 'Women';

/** Looks of taste and of subcultures. */
export const SUBCULTURE_LOOKS: readonly Look[] = [
  look(
    'indie sleaze',
    null,
    'jacket jeans tee leggings shirt boots',
    'material:leather, material:sequin 0.8, fit:slim|color:black, color:silver 0.8|style:edgy',
  ),
  look(
    'dopamine dressing, dopamine',
    null,
    'dress sweater trousers blazer shirt cardigan',
    'color:pink, color:orange, color:yellow, color:red 0.9, color:multicolor 0.9, color:purple 0.8, color:green 0.8|style:trendy, style:glamorous 0.6',
  ),
  look(
    'old money, old money style, quiet money, country club, wasp',
    null,
    'sweater blazer trousers polo cardigan shirt skirt shoes',
    'material:cashmere, material:wool 0.8, material:linen 0.8, material:cotton 0.4|color:beige, color:white 0.9, color:blue 0.9, color:brown 0.7|style:classic, style:preppy 0.9',
  ),
  look(
    'quiet luxury, stealth wealth, loro piana style, succession',
    null,
    'sweater coat trousers shirt blazer cardigan',
    'material:cashmere, material:silk 0.8, material:wool 0.7, material:merino 0.8|color:beige, color:gray 0.9, color:white 0.9, color:blue 0.6, color:black 0.6|pattern:plain',
  ),
  look(
    'eclectic grandpa, grandpacore, grandpa style, granddad style',
    null,
    'cardigan sweater waistcoat shirt trousers shoes',
    'pattern:argyle, pattern:fair isle, pattern:check 0.9, pattern:striped 0.6, material:corduroy 0.8|material:wool, material:lambswool, material:corduroy|color:brown, color:green 0.9, color:beige 0.9, color:multicolor 0.8',
  ),
  look(
    'twee, twee style, zooey deschanel',
    W,
    'dress cardigan blouse skirt shoes',
    'pattern:polka dot, detail:bow, detail:collar 0.6|style:vintage, style:preppy 0.9|color:red 0.8, color:yellow 0.8, color:blue 0.7',
  ),
  look(
    'scandi, scandinavian, scandi style, scandinavian style, copenhagen style',
    null,
    'coat sweater trousers shirt shoes dress',
    'style:minimalist|color:gray, color:black 0.8, color:white 0.9, color:beige 0.9|fit:oversized, fit:relaxed 0.9, fit:boxy 0.8',
  ),
  look(
    'normcore',
    null,
    'tee jeans sweatshirt shoes shirt hoodie',
    'pattern:plain|color:gray, color:white, color:blue 0.8, color:black 0.6|style:casual, style:minimalist 0.9',
  ),
  look(
    'grunge, nineties grunge, 90s grunge, kurt cobain',
    null,
    'shirt jeans boots cardigan jacket sweater',
    'pattern:plaid, pattern:tartan, pattern:check 0.8, material:denim 0.7, material:leather 0.6|color:black, color:gray 0.8, color:red 0.6, color:green 0.5|style:edgy',
  ),
  look(
    'punk, punk rock, punky',
    null,
    'jacket boots trousers skirt jeans shirt',
    'material:leather, pattern:tartan, detail:biker|color:black, color:red 0.8|style:edgy',
  ),
  look(
    'e girl, egirl, emo, scene kid',
    null,
    'skirt jeans boots tee hoodie jacket',
    'color:black, color:purple 0.6|pattern:check, pattern:striped 0.7, material:leather 0.7|style:edgy, style:gothic 0.9',
  ),
  look(
    'witchy, witch, witchcore',
    W,
    'dress skirt blouse boots coat hat',
    'color:black, color:purple 0.7|material:velvet, material:lace, material:silk 0.5|style:gothic, style:bohemian 0.7',
  ),
  look(
    'vampire, dracula',
    null,
    'coat dress blouse suit shirt',
    'color:black, color:red 0.9|material:velvet, material:lace 0.8, material:satin 0.7|style:gothic',
  ),
  look(
    'steampunk',
    null,
    'waistcoat boots blouse coat skirt belt',
    'material:leather, material:velvet 0.7, material:tweed 0.7|color:brown, color:black 0.7, color:gold 0.7|style:vintage, style:gothic 0.9',
  ),
  look(
    'boho, bohemian, boho chic, hippie, hippy, hippies, coachella, festival boho',
    W,
    'dress skirt blouse bag shoes belt',
    'style:bohemian|pattern:floral, pattern:paisley, detail:fringed, material:lace 0.7, detail:embroidered, detail:ruffled 0.8|material:suede, material:linen 0.8, material:cotton 0.6, material:chiffon 0.7',
  ),
  look(
    'preppy, prep school, ivy league, ivy, varsity',
    null,
    'polo sweater blazer shirt cardigan skirt trousers shoes',
    'style:preppy|pattern:argyle, pattern:striped 0.8, pattern:check 0.8, material:cable, material:oxford 0.8|color:blue, color:green 0.7, color:white 0.7, color:red 0.6',
  ),
  look(
    'nautical, sailor, sailors, yacht club, breton style',
    null,
    'tee trousers sweater coat shorts blazer dress',
    'pattern:breton, pattern:striped 0.8, detail:pea coat|color:blue, color:white 0.9',
  ),
  look(
    'streetwear, street style, hypebeast',
    null,
    'hoodie shoes trousers jacket tee hat',
    'style:streetwear|fit:oversized, fit:boxy 0.9, fit:relaxed 0.8, detail:sneaker',
  ),
  look(
    'rave, raver, festival rave',
    null,
    'skirt camisole tee shorts sunglasses shoes',
    'color:silver, color:pink 0.8, color:green 0.8, color:multicolor, material:sequin|style:streetwear 0.8, style:edgy, style:glamorous 0.8',
  ),
  look(
    'drag queen, drag, drag show look',
    W,
    'dress shoes skirt jewelry',
    'material:sequin, material:satin 0.8, pattern:leopard 0.8, material:feather|style:glamorous|color:gold, color:pink 0.9, color:silver, color:red 0.9',
  ),
  look(
    'mod, mods, mod style, swinging sixties',
    null,
    'dress coat polo boots suit shirt',
    'detail:mini, pattern:check, pattern:wide stripe 0.7, pattern:houndstooth 0.9|color:black 0.7, color:white 0.8, color:yellow 0.7, color:red 0.7, color:orange 0.7|style:vintage',
  ),
];
