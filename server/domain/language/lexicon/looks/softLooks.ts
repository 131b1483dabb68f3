import { look, type Look } from './Look.ts';

const W = 'Women';
const M = 'Men';

/** Looks of social media, the softer half. */
export const SOFT_LOOKS: readonly Look[] = [
  look(
    'office siren, corpcore, corporate girlie, corporate baddie',
    W,
    'skirt blouse blazer shirt dress trousers shoes sunglasses',
    'style:business, occasion:work 0.8|color:black, color:gray 0.9, color:white 0.8|fit:slim, fit:fitted, fit:tailored 0.9, detail:heeled 0.9',
  ),
  look(
    'coastal grandmother, coastal grandma',
    W,
    'cardigan sweater shirt trousers blouse dress',
    'material:linen, material:cashmere, material:cotton 0.6|color:white, color:beige, color:blue 0.6|fit:relaxed, fit:wide 0.9, fit:oversized 0.8',
  ),
  look(
    'coastal cowgirl',
    W,
    'dress skirt boots jeans blouse shirt',
    'material:denim, detail:fringed, material:linen 0.8, material:suede 0.8|color:white, color:blue 0.9, color:beige 0.9, color:brown 0.8',
  ),
  look(
    'goth, goths, gothic, gothy, goth girl, gothcore, trad goth, romantic goth, nu goth',
    null,
    'dress blouse camisole skirt boots coat jacket',
    'color:black|material:lace, material:velvet, material:leather 0.9, material:tulle 0.9|style:gothic, style:edgy 0.7',
  ),
  look(
    'whimsigoth',
    W,
    'dress blouse skirt coat',
    'material:velvet, material:lace 0.9, material:chiffon 0.8|color:purple, color:black, color:green 0.8, color:blue 0.6',
  ),
  look(
    'dark academia',
    null,
    'blazer cardigan sweater trousers waistcoat coat skirt shirt shoes',
    'material:tweed, material:wool 0.9, material:corduroy 0.9, pattern:check 0.9|color:brown, color:green 0.7, color:gray 0.8, color:black 0.7|season:autumn, season:winter 0.8',
  ),
  look(
    'light academia',
    null,
    'sweater cardigan blouse trousers skirt blazer shirt',
    'material:wool, material:linen 0.9, material:cashmere, material:cotton 0.6|color:beige, color:white|style:preppy, style:classic 0.8',
  ),
  look(
    'mob wife, mafia wife, mob boss wife',
    W,
    'coat dress leggings blouse sunglasses jewelry shoes',
    'pattern:leopard, pattern:animal, material:faux fur, material:fur|color:black, color:gold, color:red 0.9, color:brown 0.6|style:glamorous',
  ),
  look(
    'clean girl, that girl',
    W,
    'tank tee trousers blazer shirt camisole jewelry',
    'color:white, color:beige, color:gray 0.7, color:black 0.6|style:minimalist, pattern:plain 0.5|fit:fitted, fit:slim 0.8, fit:tailored 0.8',
  ),
  look(
    'balletcore, ballet core, ballerina style, ballerina look',
    W,
    'cardigan shoes skirt camisole tights dress',
    'detail:wrap, detail:ballet flat, material:tulle, material:satin 0.9, fit:cropped 0.7|color:pink, color:white 0.9, color:black 0.6, color:gray 0.5',
  ),
  look(
    'barbiecore, barbie core, barbie, barbie style',
    W,
    'dress skirt shoes blazer bag camisole',
    'color:pink|style:glamorous, style:trendy 0.9, detail:heeled 0.7',
  ),
  look(
    'cottagecore, cottage core, milkmaid, goblincore',
    W,
    'dress blouse skirt cardigan',
    'pattern:floral, pattern:gingham, detail:puff sleeve|material:cotton, material:linen, detail:ruffled 0.8|color:white 0.8, color:green 0.7, color:pink 0.7, color:yellow 0.7',
  ),
  look(
    'fairycore, fairy core, fairy, fairies',
    W,
    'dress skirt blouse camisole',
    'material:chiffon, material:tulle, material:lace, material:silk 0.7|color:pink, color:green 0.9, color:purple 0.9, color:white 0.7',
  ),
  look(
    'mermaidcore, mermaid core, mermaid, mermaids',
    W,
    'skirt dress camisole swimwear jewelry',
    'material:sequin, material:satin 0.9, material:silk 0.7, style:romantic 0.6|color:blue, color:green, color:silver 0.9, color:purple 0.7',
  ),
  look(
    'gorpcore, gorp core',
    null,
    'jacket coat gilet trousers boots shoes hat',
    'material:nylon, material:fleece, function:waterproof, material:down|occasion:outdoor, style:athletic 0.7',
  ),
  look(
    'blokecore, bloke core, football casual',
    M,
    'polo tracksuit jeans shoes jacket sweatshirt',
    'style:athletic, style:streetwear 0.7, detail:sneaker 0.8|pattern:striped, color:blue 0.7, color:white 0.6',
  ),
  look(
    'tenniscore, tennis core, tennis club',
    null,
    'polo skirt sweater shoes shorts dress',
    'color:white, color:green 0.6|style:preppy, style:athletic 0.9, detail:pleated 0.8',
  ),
  look(
    'regencycore, bridgerton, bridgerton style, regency',
    W,
    'dress blouse gloves',
    'detail:puff sleeve, detail:empire waist, material:silk 0.8, material:lace 0.8|color:white, color:blue 0.8, color:pink 0.9, color:yellow 0.6|style:romantic, style:chic 0.7',
  ),
  look(
    'coquette, coquettecore, soft girl',
    W,
    'blouse dress skirt cardigan hat',
    'detail:bow, material:lace, detail:ruffled 0.9|color:pink, color:white 0.9, color:red 0.5',
  ),
  look(
    'tomato girl summer, tomato girl',
    W,
    'dress skirt blouse camisole sunglasses',
    'color:red, color:white 0.8, color:green 0.5|material:linen, material:cotton 0.8, pattern:gingham, pattern:polka dot 0.9|season:summer',
  ),
];
