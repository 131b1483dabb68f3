import { likeness, look, type Look } from './Look.ts';

const W = 'Women';
const M = 'Men';

/** Looks of places, of well-known people, and of figures in stories. */
export const LIKENESS_LOOKS: readonly Look[] = [
  look(
    'french girl, like a french girl, parisian, parisienne, paris style, emily in paris, jane birkin, brigitte bardot',
    W,
    'tee blazer jeans trousers coat shoes skirt',
    'pattern:breton, detail:ballet flat, detail:trench, style:chic 0.6|color:black, color:white 0.9, color:blue 0.8, color:beige 0.7|style:classic, style:chic',
  ),
  look(
    'italian, italian style, italian man, sprezzatura, la dolce vita, riviera, amalfi, capri style, talented mr ripley',
    null,
    'shirt trousers suit blazer polo shoes sunglasses dress',
    'material:linen, material:suede 0.8, material:silk 0.6|color:white, color:blue 0.8, color:beige 0.8, color:brown 0.6|style:pitti, style:classic 0.8, season:summer 0.7',
  ),
  look(
    'audrey hepburn, audrey, hepburn, breakfast at tiffanys',
    W,
    'dress trousers shoes sunglasses coat sweater',
    'color:black|fit:slim, fit:fitted, fit:straight 0.8, fit:tailored 0.9, detail:ballet flat|style:chic, style:classic 0.9, pattern:plain 0.7',
  ),
  look(
    'princess diana, lady di, lady diana, diana, sloane ranger, sloaney',
    W,
    'sweater blazer blouse dress coat',
    'detail:bow, pattern:check 0.7, pattern:polka dot, pattern:floral 0.7, fit:oversized 0.7|style:preppy, style:classic 0.9|color:blue 0.8, color:red 0.8, color:white 0.8',
  ),
  look(
    'jackie kennedy, jackie o, jackie onassis, first lady, kate middleton, duchess',
    W,
    'coat dress blazer skirt sunglasses',
    'fit:tailored, fit:straight 0.8, fit:fitted 0.9|style:classic, style:chic|color:blue, color:pink 0.8, color:white 0.9, color:red 0.7',
  ),
  look(
    'marilyn monroe, marilyn, hollywood starlet',
    W,
    'dress shoes jewelry',
    'detail:halter, fit:fitted, detail:pleated 0.8|color:white, color:red 0.9, color:gold 0.8, color:pink 0.8|style:glamorous',
  ),
  look(
    'carrie bradshaw, sex and the city',
    W,
    'skirt shoes dress bag coat',
    'material:tulle, detail:stiletto, material:satin 0.8, detail:mini 0.7|style:glamorous, style:trendy 0.9|color:pink, color:gold 0.7',
  ),
  look(
    'wednesday addams, wednesday adams, addams family, morticia',
    W,
    'dress blouse shoes skirt',
    'color:black, color:white 0.6|detail:collar, detail:maxi 0.7, style:gothic',
  ),
  look(
    'david bowie, bowie, ziggy stardust, glam rock, harry styles, elton john',
    null,
    'suit blazer trousers shirt boots',
    'material:velvet, material:sequin, fit:flared, material:satin 0.8|color:red 0.8, color:purple, color:blue 0.6, color:gold|style:glamorous, style:edgy 0.7',
  ),
  look(
    'elvis, elvis presley',
    M,
    'jumpsuit shirt jacket suit',
    'color:white, color:black 0.7, color:pink 0.8|material:satin, material:leather 0.8|style:glamorous, style:vintage 0.8',
  ),
  look(
    'steve jobs, zuckerberg, tech bro, silicon valley',
    M,
    'sweater tee gilet jeans shoes hoodie',
    'detail:roll neck, style:minimalist 0.8|color:black, color:gray 0.9',
  ),
  look(
    'coco chanel, chanel style, chanel jacket',
    W,
    'jacket blazer skirt cardigan jewelry',
    'material:boucle, material:tweed 0.9, material:satin 0.5|color:black, color:white, color:beige 0.7|style:chic, style:classic 0.8',
  ),
  look(
    'pirate, pirates, jack sparrow, captain hook',
    null,
    'blouse shirt boots waistcoat belt coat',
    'detail:puff sleeve, detail:tie neck 0.7, detail:bell sleeve, material:linen 0.7, pattern:striped 0.5|color:white, color:black 0.8, color:red 0.6',
  ),
  look(
    `sherlock holmes, sherlock, columbo, film noir, ${likeness('detective, spy')}`,
    null,
    'coat hat suit jacket gloves',
    'detail:trench, material:tweed|color:beige, color:brown 0.8, color:black 0.6',
  ),
  look(
    `mafioso, mobster, godfather style, ${likeness('gangster, mafia boss')}`,
    M,
    'suit coat tie shirt shoes',
    'pattern:pinstripe, detail:double breasted|color:black, color:gray 0.8',
  ),
  look(
    'peaky blinders, tommy shelby',
    M,
    'waistcoat suit coat hat boots shirt',
    'material:tweed, material:wool 0.8, pattern:check 0.8, pattern:herringbone|color:gray, color:brown 0.9, color:black 0.6|style:vintage 0.8, style:classic 0.7, style:pitti',
  ),
  look(
    `james bond, 007, ${likeness('spy movie hero')}`,
    M,
    'suit blazer shirt tie shoes watch',
    'detail:tuxedo, occasion:evening 0.9|color:black, color:white 0.7, color:blue 0.7|style:formal',
  ),
  look(
    'bond girl',
    W,
    'dress swimwear jewelry shoes',
    'style:glamorous|detail:slip, detail:halter, material:satin 0.9, material:silk 0.8|color:black, color:red 0.8, color:gold 0.8, color:white 0.7',
  ),
];
