import { look, type Look } from './Look.ts';

const W = 'Women';

/** Looks of decades and ages. */
export const DECADE_LOOKS: readonly Look[] = [
  look(
    '1920s, 20s, twenties, roaring twenties, flapper, great gatsby, gatsby',
    null,
    'dress shoes jewelry suit waistcoat',
    'material:sequin, detail:fringed, material:velvet 0.8, material:satin 0.5|color:gold, color:silver 0.9, color:black 0.9|style:glamorous, occasion:evening 0.7',
  ),
  look(
    '1930s, 30s look, old hollywood',
    W,
    'dress skirt blouse shoes',
    'detail:slip, detail:halter 0.8, material:satin, material:silk 0.9|style:glamorous, occasion:evening 0.8',
  ),
  look(
    '1940s, 40s look, forties, land girl',
    W,
    'dress blouse trousers skirt shoes',
    'fit:a line, detail:button 0.7, detail:high waist|style:vintage',
  ),
  look(
    '1950s, 50s, fifties, rockabilly, pin up, pinup, housewife, fifties housewife',
    W,
    'dress skirt cardigan shoes blouse',
    'pattern:polka dot, pattern:gingham, pattern:floral 0.8, fit:a line 0.9|color:red, color:white 0.7, color:blue 0.7, color:pink 0.6|style:vintage',
  ),
  look(
    '1960s, 60s, sixties',
    null,
    'dress coat boots skirt polo',
    'detail:mini, fit:a line 0.9, fit:straight 0.6, pattern:houndstooth, pattern:check|color:yellow, color:orange 0.9, color:white 0.8, color:pink 0.7|style:vintage',
  ),
  look(
    '1970s, 70s, seventies',
    null,
    'dress trousers jeans jacket shirt boots',
    'fit:flared, material:suede, material:corduroy, pattern:paisley, detail:maxi 0.8, detail:wrap 0.9|color:brown, color:orange, color:yellow 0.8, color:beige 0.7|style:vintage, style:bohemian 0.8',
  ),
  look(
    'disco, studio 54, abba',
    null,
    'dress jumpsuit trousers shirt shoes skirt',
    'material:sequin, material:satin 0.9, fit:flared, style:glamorous 0.7|color:silver, color:gold|style:glamorous',
  ),
  look(
    '1980s, 80s, eighties, power dressing, shoulder pads look',
    null,
    'blazer suit dress sweatshirt jeans',
    'fit:oversized, detail:double breasted, detail:shoulder pads, fit:boxy 0.9|color:red 0.9, color:blue 0.8, color:purple 0.9, color:pink 0.8, color:black 0.7|style:vintage 0.8, style:glamorous 0.6, style:business 0.6',
  ),
  look(
    '1990s, 90s, nineties',
    null,
    'dress jeans camisole tee skirt shirt',
    'detail:slip, fit:straight 0.8, fit:wide 0.8, pattern:check 0.6, material:denim 0.7|color:black, color:brown 0.7, color:gray 0.7|style:minimalist 0.9, style:vintage 0.8, style:edgy 0.7',
  ),
  look(
    'y2k, 2000s, noughties, early 2000s',
    W,
    'camisole skirt jeans tee bag sunglasses',
    'fit:cropped, detail:mini, fit:flared 0.9, detail:low rise, material:sequin, material:velvet 0.6|color:pink, color:silver, color:blue 0.6|style:trendy, style:streetwear 0.7',
  ),
  look(
    'victorian, edwardian, downton abbey',
    null,
    'blouse skirt waistcoat dress coat',
    'detail:high neckline, detail:puff sleeve, material:lace, detail:roll neck 0.5, material:velvet 0.7|color:white, color:black 0.9|style:vintage, style:romantic 0.8',
  ),
  look(
    'medieval, renaissance fair, ren faire',
    null,
    'dress blouse boots belt skirt',
    'detail:bell sleeve, detail:puff sleeve, material:velvet, material:linen 0.8|color:green, color:brown, color:red 0.8',
  ),
];
