import { MATERIAL_CONCEPTS } from '../../../../domain/language/lexicon/cloth.ts';
import { COLOR_CONCEPTS, SHADE_CONCEPTS } from '../../../../domain/language/lexicon/colors.ts';
import { concept } from '../../../../domain/language/lexicon/Concept.ts';
import { Lexicon } from '../../../../domain/language/lexicon/Lexicon.ts';

/** Phrases that contain a color or a material but do not describe a garment. */
const FIGURES = concept(
  'detail',
  'figure of speech',
  '=black tie, white tie, red carpet, black friday, golden hour, golden rule, gold standard, silver lining, green light, ' +
    'little black dress, white collar, blue collar, blue hour, cotton candy, white wedding, orange juice, red wine, white wine',
);

/** Colors, shades and materials. */
export const LOOKS = new Lexicon([FIGURES, ...COLOR_CONCEPTS, ...SHADE_CONCEPTS, ...MATERIAL_CONCEPTS]);

/**
 * Words that mean a color or a material in any position. Others, such as 'wine', 'skin' or 'felt', do so only where a
 * sentence states the color or material of a piece.
 */
const PLAIN: ReadonlySet<string> = new Set(
  (
    'black blacks white whites gray grey grays greys beige brown browns red reds pink pinks orange yellow green greens blue blues purple violet gold silver ' +
    'multicolor multicolored navy indigo cobalt teal turquoise olive khaki charcoal ivory ecru burgundy maroon scarlet crimson fuchsia magenta lilac lavender mauve ' +
    'aubergine taupe mustard terracotta emerald ' +
    'cotton linen hemp silk satin wool merino lambswool cashmere alpaca mohair angora tweed denim corduroy velvet leather suede viscose rayon polyester nylon ' +
    'polyamide elastane spandex lycra acrylic chiffon tulle tencel lyocell shearling'
  ).split(' '),
);

export const isPlain = (phrase: string): boolean => phrase.split(' ').some((word) => PLAIN.has(word));

/** The most common names in other languages, without accents, and their concepts. */
const FOREIGN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'color:black':
      'schwarz schwarze schwarzer schwarzes schwarzen noir noire noirs noires negro negra negros negras nero nera neri nere zwart zwarte preto preta',
    'color:white':
      'weiss weisse weisser weisses weissen blanc blanche blancs blanches blanco blanca blancos blancas bianco bianca bianchi wit witte branco branca',
    'color:gray': 'grau graue grauer graues grauen gris grise grises grigio grigia grigi grijs grijze cinza',
    'color:brown': 'braun braune brauner braunes braunen brun brune marron marrone marrom bruin bruine',
    'color:red':
      'rot rote roter rotes roten rouge rouges rojo roja rojos rojas rosso rossa rossi rosse rood rode vermelho vermelha',
    'color:yellow':
      'gelb gelbe gelber gelbes gelben jaune jaunes amarillo amarilla giallo gialla geel gele amarelo amarela',
    'color:green': 'gruner grune grunes grunen grun vert verte verts vertes verde verdi groen groene verdes',
    'color:blue': 'blau blaue blauer blaues blauen bleu bleue bleus bleues azul azules blu blauw blauwe',
    'color:purple': 'lila violett morado morada viola paars paarse roxo roxa',
    'material:cotton': 'baumwolle coton algodon cotone katoen algodao',
    'material:linen': 'leinen lin lino linho linnen',
    'material:silk': 'seide soie seda seta zijde',
    'material:wool': 'wolle laine lana wol',
    'material:cashmere': 'kaschmir cachemire cachemir kasjmier caxemira',
    'material:leather': 'leder cuir cuero pelle couro',
    'material:velvet': 'samt velours terciopelo velluto fluweel veludo',
  }).flatMap(([id, words]) => words.split(' ').map((word) => [word, id] as const)),
);

export const foreignLook = (word: string): string | undefined => FOREIGN.get(word);
