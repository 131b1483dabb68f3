import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';

/**
 * Shades by the filter color (or two, if ambiguous) that should find them. Words are separated by commas. English
 * shades follow the demo catalogue's assignment.
 */
type Shades = readonly (readonly [colors: readonly Color[], words: string])[];

/** Words that mean a color in any context. */
export const CLEAR_SHADES: Shades = [
  [
    ['Black'],
    'black, jet black, ink black, washed black, double black, triple black, off black, anthracite black, ebony, blackout, noir, noire, nero, nera, negro, negra, negros, negras, svart, svarta, sort, sorte, zwart, zwarte, preto, preta, czarny, siyah',
  ],
  [
    ['White'],
    'white, off white, offwhite, snow white, optic white, bright white, ivory, ecru, eggshell, weiss, weisse, wollweiss, altweiss, cremeweiss, elfenbein, vit, vita, vitt, benvit, hvid, hvide, hvit, hvite, wit, witte, blanc, blanche, blanco, blanca, blancos, blancas, bianco, bianca, branco, branca, bialy, beyaz, blanco roto, naturvit',
  ],
  [['White', 'Beige'], 'cream, creme, crème, off white cream, cremefarben, vanilla white, crema, crudo, kremfarget'],
  [
    ['Gray'],
    'gray, grey, light grey, light gray, dark grey, dark gray, ltgrey, silver grey, silver gray, steel grey, steel gray, slate grey, slate gray, charcoal, charcoal grey, charcoal gray, charcoal melange, charcoal heather, anthracite, anthrazit, anthra, antracit, antracita, gunmetal, graphite, graphit, grafit, grafito, grey melange, gray melange, grau, graue, gra, graa, grijs, grijze, gris, grises, grigio, grigia, cinza, szary, heather grey, heather gray, marl grey, feather grey, dove grey, ash grey',
  ],
  [
    ['Beige'],
    'beige, sand beige, stone beige, nude, taupe, oatmeal, oatmeal beige, skin, skin tone, sandfarben, sandfarvet, beis, hautfarben, natural beige, warm sand, greige',
  ],
  [['Beige'], 'camel, kamel, camello, cammello'],
  [['Beige', 'Green'], 'khaki, kaki, caqui'],
  [['Beige', 'Brown'], 'tan, light tan, dark tan'],
  [
    ['Brown'],
    'brown, chocolate brown, dark brown, light brown, coffee brown, mushroom brown, cognac, mocha, mocca, espresso, chestnut, chocolate, toffee, sepia, umber, mahogany, braun, braune, brun, bruna, brunt, brune, bruin, bruine, marron, marrones, marrone, castano, marrom, choklad, schoko, kahverengi, cocoa, coffee, tobacco brown, tabac, bronze',
  ],
  [
    ['Red'],
    'red, dark red, bright red, brick red, wine red, scarlet, scarlet red, crimson, burgundy, bordeaux, maroon, oxblood, carmine, vermilion, ruby red, cherry red, cranberry, rot, rote, weinrot, bordo, rod, roda, rott, vinrod, rode, rood, rouge, rojo, roja, rojos, rojas, rosso, rossa, vermelho, vermelha, granate, vino tinto, czerwony, kirmizi, karmin',
  ],
  [
    ['Pink'],
    'pink, light pink, dark pink, baby pink, hot pink, blush pink, dusty pink, dusty rose, old rose, rose pink, shocking pink, salmon pink, fuchsia, fuschia, fuxia, fucsia, magenta, blush, bubblegum, rosewood pink, rosa, rosado, rosada, altrosa, hellrosa, altrose, roze, rose pastell, cerise, cerise pink, mauve pink, ljusrosa, morkrosa, pembe, onion pink, raspberry',
  ],
  [
    ['Orange'],
    'orange, burnt orange, dark orange, light orange, terracotta, terrakotta, tangerine, apricot, rust, rust orange, rostrot, rostbraun, roest, naranja, naranjas, arancione, arancio, laranja, oransje, turuncu, aprikose, albaricoque',
  ],
  [
    ['Orange', 'Pink'],
    'peach, coral, salmon, dusty peach, pale peach, light peach, koralle, korall, pfirsich, persika, lachs, laks, lax, melocoton',
  ],
  [
    ['Yellow'],
    'yellow, light yellow, pale yellow, dark yellow, mustard, mustard yellow, lemon yellow, butter yellow, ochre, ocher, canary, maize, saffron, gelb, gelbe, senf, senfgelb, gul, gula, gult, gule, senap, geel, gele, jaune, amarillo, amarilla, amarillos, amarillas, giallo, gialla, amarelo, amarela, mostaza, moutarde, sari',
  ],
  [
    ['Green'],
    'green, light green, dark green, olive, olive green, dark olive, light olive, army green, military green, bottle green, forest green, moss green, sage green, mint green, lime green, sea green, seagreen, emerald, emerald green, hunter green, pista green, pistachio green, parrot green, leaf green, apple green, acid green, fluorescent green, neon green, neon lime, jade, jade green, pine green, grun, gruene, gruen, grune, oliv, olivgrun, oliva, tannengrun, mintgrun, gron, grona, gront, gronne, groen, groene, vert, verte, verts, verde, verdes, zielony, yesil, militar, olivgron, skogsgron, salvia',
  ],
  [['Green', 'Blue'], 'teal, teal green, peacock, petrol green'],
  [
    ['Blue', 'Green'],
    'turquoise, turquoise blue, turkis, turkos, turquesa, turchese, aqua, aqua blue, aqua green, aquamarine, teal blue, cyan',
  ],
  [
    ['Blue'],
    'blue, navy, navy blue, dark navy, light blue, dark blue, mid blue, deep blue, royal blue, sky blue, baby blue, powder blue, ice blue, steel blue, cobalt, cobalt blue, electric blue, midnight blue, midnight navy, ink blue, petrol, petrol blue, petroleum, indigo, mood indigo, denim blue, blue denim, mid wash, light wash, dark wash, stonewash, cornflower, cornflower blue, ocean blue, sea blue, persian blue, capri blue, azure, blau, blaue, marine, marineblau, marinblau, marinbla, marinblaa, himmelblau, konigsblau, tintenblau, jeansblau, bla, blaa, blatt, blauw, blauwe, bleu, bleue, bleu marine, azul, azules, azul marino, marino, celeste, blu, azzurro, azzurra, azul marinho, niebieski, mavi, lacivert, bluesteel, indiaink, bluestone',
  ],
  [
    ['Purple'],
    'purple, dark purple, light purple, lilac, lilac purple, lavender, violet, mauve, plum purple, aubergine, eggplant, amethyst, lila, violett, flieder, lavendel, pflaume, lilla, paars, paarse, viole, violeta, violetas, morado, morada, morados, viola, roxo, roxa, mor',
  ],
  [
    ['Gold'],
    'gold, golden, champagne gold, rose gold, rosegold, roségold, gold tone, antique gold, guld, guldfargad, gull, goud, gouden, or, dore, doree, dorado, dorada, oro, dourado, goldfarben, yellow gold',
  ],
  [['Gold', 'Beige'], 'champagne, champagner'],
  [
    ['Silver'],
    'silver, pewter, pewter silver, metallic silver, steel, metallic, chrome, rhodium plated, silber, silbern, silberfarben, silverfargad, solv, zilver, zilveren, argent, argente, plata, plateado, plateada, argento, prata, prateado',
  ],
  [
    ['Multicolor'],
    'multi, multicolor, multicolour, multicolored, multicoloured, multi color, multi colour, multi colored, multi coloured, assorted, rainbow, tie dye, mixed, mixed brights, mixed darks, mixed neutrals, mixed pastels, mehrfarbig, bunt, bunte, flerfargad, flerfarget, flerfarvet, meerkleurig, multicolore, multicolor, varios colores, colorido, patchwork, camouflage, camo, mixed colours, various',
  ],
];

/** Words for fruits, stones and woods: a color in a color field or after a dash, otherwise often something else. */
export const HINTED_SHADES: Shades = [
  [['Black'], 'jet, onyx, raven, midnight black, ink, soot, carbon, obsidian, liquorice, licorice'],
  [
    ['White'],
    'pearl, chalk, porcelain, snow, alabaster, milk, shell white, eggnog, bone, natural white, coconut, daisy white',
  ],
  [
    ['Gray'],
    'ash, slate, smoke, stone grey, marl, melange, steel melange, lead, cement, concrete, fog, mouse, zinc, storm, pebble, shadow, granite, iron, asphalt, elephant, cloud, heather',
  ],
  [
    ['Beige'],
    'natural, sand, stone, oat, oyster, buff, fawn, biscuit, almond, birch, wheat, linen, latte, cane, mastic, parchment, hazelnut cream, cashew, dune, desert, string, light stone, toasted almond',
  ],
  [
    ['Brown'],
    'tobacco, walnut, hazelnut, nutmeg, nut, cinnamon, caramel, coconut brown, mud, earth, oak, teak, maple, bark, bear, rawhide, otter, saddle, whiskey, brandy, ginger snap, honey brown, copper, truffle, molasses, leopard, tortoise, tort',
  ],
  [
    ['Red'],
    'wine, cherry, ruby, brick, tomato, berry, blood, garnet, merlot, paprika, chili, chilli, poppy, lava, rosso corsa, cardinal, sangria, claret, pomegranate, beet, strawberry, carmine rose, lingonberry',
  ],
  [
    ['Pink'],
    'rose, shell, petal, candy, flamingo, rosewood, peony, orchid pink, ballet, watermelon, punch, thistle pink, rouge pink, tulip, lotus, guava',
  ],
  [
    ['Orange'],
    'carrot, mango, papaya, pumpkin, melon, clay, amber, sunset, marmalade, spice, ginger, exotic orange, harvest',
  ],
  [
    ['Yellow'],
    'lemon, butter, banana, honey, sunshine, sulphur, citrus, corn, pineapple, daffodil, vanilla, turmeric, curry, straw, sun',
  ],
  [
    ['Green'],
    'sage, mint, moss, lime, pistachio, pista, forest, army, avocado, basil, pine, fern, ivy, cactus, matcha, jungle, bottle, hunter, kiwi, seaweed, thyme, canopy, leaf, olivine, eucalyptus, spruce, military, pear, aloe',
  ],
  [
    ['Blue'],
    'denim, ocean, midnight, sky, royal, ice, chambray, sapphire, lapis, atlantic, pacific, lagoon, deep water, marina, denimex, bluebell, twilight, glacier, arctic, storm blue, blueberry, river, electric, mid stone, dark stone, vintage wash, wild wash, sea, water, island',
  ],
  [['Purple'], 'plum, grape, orchid, wisteria, iris, heather purple, prune, mulberry, thistle, fig, boysenberry'],
  [['Gold'], 'brass, antique, champagne toast, honey gold, bullion'],
  [['Silver'], 'mirror, platinum, moonlight, moon, nickel, white gold, silver cloud, steel silver, titanium'],
  [['Multicolor'], 'mix, multi mix, floral, print, confetti, all over print, aop, kaleidoscope'],
];

/** Color words that German, Swedish, Danish, Norwegian and Dutch join to others: dunkelblau, ljusgrå, lyserød. */
export const JOINED_SHADES: readonly { readonly before: string; readonly after: string; readonly endings: string }[] = [
  {
    before:
      ',dunkel,hell,mittel,tief,pastell,neon,zart,licht,matt,metallic,rauch,gras,moos,stein,sand,himmel,nacht,royal,ocker,zitronen,senf,kirsch,wein,ziegel,rubin,alt,schoko,nuss,maus,tauben,schiefer',
    after: 'schwarz,weiss,grau,beige,braun,rot,rosa,pink,orange,gelb,grun,blau,lila,violett,turkis',
    endings: ',e,er,es,en,em',
  },
  {
    before: ',mork,ljus,mellan,klar,marin,himmels,gra,gul,blek,pudder,vin,tegel,flaskgron',
    after: 'svart,vit,gra,beige,brun,rod,rosa,orange,gul,gron,bla,lila',
    endings: ',a,t,tt',
  },
  {
    before: ',mork,lyse,lys,marine',
    after: 'sort,svart,hvid,hvit,gra,beige,brun,rod,rosa,orange,gul,gron,bla,lilla',
    endings: ',e,t',
  },
  {
    before: ',donker,licht,marine',
    after: 'zwart,wit,grijs,beige,bruin,rood,roze,oranje,geel,groen,blauw,paars',
    endings: ',e',
  },
];

/** The color of each joined word's last part. */
export const JOINED_COLORS: Readonly<Record<string, Color>> = {
  schwarz: 'Black',
  weiss: 'White',
  grau: 'Gray',
  beige: 'Beige',
  braun: 'Brown',
  rot: 'Red',
  rosa: 'Pink',
  pink: 'Pink',
  orange: 'Orange',
  gelb: 'Yellow',
  grun: 'Green',
  blau: 'Blue',
  lila: 'Purple',
  violett: 'Purple',
  turkis: 'Blue',
  svart: 'Black',
  vit: 'White',
  gra: 'Gray',
  brun: 'Brown',
  rod: 'Red',
  gul: 'Yellow',
  gron: 'Green',
  bla: 'Blue',
  sort: 'Black',
  hvid: 'White',
  hvit: 'White',
  lilla: 'Purple',
  zwart: 'Black',
  wit: 'White',
  grijs: 'Gray',
  bruin: 'Brown',
  rood: 'Red',
  roze: 'Pink',
  oranje: 'Orange',
  geel: 'Yellow',
  groen: 'Green',
  blauw: 'Blue',
  paars: 'Purple',
};
