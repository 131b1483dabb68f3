import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';

/**
 * Color names that only the importer knows or that search reads differently. Names that both share are in
 * `colorNames.ts`. Each entry has one color of the filter, or two if the name is ambiguous, and the words for it,
 * separated by commas.
 */
export type Shades = readonly (readonly [colors: readonly Color[], words: string])[];

/** Words that mean a color in any context. */
export const CLEAR_SHADES: Shades = [
  [['Black'], 'double black, triple black, anthracite black, blackout, svart, svarta, sort, sorte, czarny, siyah'],
  [
    ['White'],
    'off white, offwhite, snow white, optic white, bright white, ivory, ecru, eggshell, wollweiss, altweiss, cremeweiss, elfenbein, vit, vita, vitt, benvit, hvid, hvide, hvit, hvite, bialy, beyaz, blanco roto, naturvit',
  ],
  [['White', 'Beige'], 'creme, crème, off white cream, cremefarben, vanilla white, crema, crudo, kremfarget'],
  [
    ['Gray'],
    'ltgrey, silver grey, silver gray, charcoal melange, charcoal heather, anthrazit, anthra, antracit, antracita, graphit, grafit, grafito, gra, graa, szary, marl grey, feather grey',
  ],
  [
    ['Beige'],
    'nude, taupe, skin, skin tone, sandfarben, sandfarvet, beis, hautfarben, natural beige, warm sand, greige',
  ],
  [['Beige'], 'camel, kamel, camello, cammello'],
  [['Beige', 'Green'], 'kaki, caqui'],
  [['Beige', 'Brown'], 'light tan, dark tan'],
  [['Brown'], 'mushroom brown, mocca, bruna, brunt, marrones, castano, choklad, schoko, kahverengi, tabac'],
  [['Red'], 'carmine, weinrot, bordo, rod, roda, rott, vinrod, granate, vino tinto, czerwony, kirmizi, karmin'],
  [
    ['Pink'],
    'dark pink, salmon pink, fuchsia, fuschia, fuxia, fucsia, magenta, rosewood pink, rosa, rosado, rosada, altrosa, hellrosa, altrose, roze, rose pastell, cerise pink, mauve pink, ljusrosa, morkrosa, pembe, onion pink, raspberry',
  ],
  [
    ['Orange'],
    'oranje, dark orange, light orange, terracotta, terrakotta, rust, rust orange, rostrot, rostbraun, roest, naranja, naranjas, arancione, arancio, laranja, oransje, turuncu, aprikose, albaricoque',
  ],
  [
    ['Orange', 'Pink'],
    'coral, salmon, dusty peach, pale peach, light peach, koralle, korall, pfirsich, persika, lachs, laks, lax, melocoton',
  ],
  [
    ['Yellow'],
    'dark yellow, senf, senfgelb, gul, gula, gult, gule, senap, amarillos, amarillas, mostaza, moutarde, sari',
  ],
  [
    ['Green'],
    'dark olive, light olive, lime green, sea green, seagreen, pista green, pistachio green, parrot green, leaf green, apple green, acid green, fluorescent green, neon green, neon lime, jade green, gruene, gruen, oliv, olivgrun, oliva, tannengrun, mintgrun, gron, grona, gront, gronne, zielony, yesil, militar, olivgron, skogsgron, salvia',
  ],
  [['Green', 'Blue'], 'teal, teal green, peacock, petrol green'],
  [['Blue', 'Green'], 'turkis, turkos, turquesa, turchese, aqua blue, aqua green, teal blue'],
  [
    ['Blue'],
    'dark navy, ink blue, petroleum, mood indigo, blue denim, ocean blue, sea blue, persian blue, capri blue, marine, marineblau, marinblau, marinbla, marinblaa, himmelblau, konigsblau, tintenblau, jeansblau, bla, blaa, blatt, bleu marine, azul marino, marino, celeste, azzurro, azzurra, azul marinho, niebieski, mavi, lacivert, bluesteel, indiaink, bluestone',
  ],
  [['Purple'], 'mauve, flieder, lavendel, pflaume, lilla, viole, violeta, violetas, morados, mor'],
  [
    ['Gold'],
    'champagne gold, rose gold, rosegold, roségold, gold tone, antique gold, guld, guldfargad, gull, goud, gouden, or, dore, doree, dorado, dorada, oro, dourado, goldfarben, yellow gold',
  ],
  [['Gold', 'Beige'], 'champagner'],
  [
    ['Silver'],
    'metallic silver, steel, metallic, chrome, rhodium plated, silber, silbern, silberfarben, silverfargad, solv, zilver, zilveren, argent, argente, plata, plateado, plateada, argento, prata, prateado',
  ],
  [
    ['Multicolor'],
    'assorted, tie dye, mixed, mixed brights, mixed darks, mixed neutrals, mixed pastels, mehrfarbig, bunt, bunte, flerfargad, flerfarget, flerfarvet, meerkleurig, multicolore, varios colores, colorido, patchwork, camouflage, camo, mixed colours, various',
  ],
];

/**
 * Words for fruits, stones and woods. In a color field or after a dash they are colors; elsewhere they often are not.
 */
export const HINTED_SHADES: Shades = [
  [['Black'], 'jet, raven, midnight black, carbon, obsidian, liquorice, licorice'],
  [
    ['White'],
    'pearl, chalk, porcelain, snow, alabaster, milk, shell white, eggnog, bone, natural white, coconut, daisy white',
  ],
  [
    ['Gray'],
    'smoke, stone grey, steel melange, lead, cement, concrete, mouse, zinc, storm, pebble, shadow, granite, iron, asphalt, elephant, cloud, heather',
  ],
  [
    ['Beige'],
    'natural, oyster, buff, fawn, almond, birch, linen, latte, cane, mastic, parchment, hazelnut cream, cashew, dune, desert, string, light stone, toasted almond',
  ],
  [
    ['Brown'],
    'hazelnut, nut, caramel, coconut brown, mud, earth, oak, teak, maple, bark, bear, rawhide, otter, saddle, whiskey, ginger snap, honey brown, truffle, molasses, leopard, tortoise, tort',
  ],
  [
    ['Red'],
    'berry, blood, paprika, chili, chilli, lava, rosso corsa, cardinal, sangria, pomegranate, beet, strawberry, carmine rose, lingonberry',
  ],
  [
    ['Pink'],
    'shell, petal, candy, rosewood, peony, orchid pink, ballet, punch, thistle pink, rouge pink, tulip, lotus, guava',
  ],
  [['Orange'], 'carrot, mango, papaya, clay, sunset, spice, ginger, exotic orange, harvest'],
  [['Yellow'], 'banana, sunshine, sulphur, citrus, corn, pineapple, vanilla, curry, straw, sun'],
  [
    ['Green'],
    'lime, pista, army, basil, pine, ivy, cactus, matcha, jungle, bottle, hunter, kiwi, seaweed, thyme, canopy, leaf, olivine, military, pear, aloe',
  ],
  [
    ['Blue'],
    'denim, ocean, sky, royal, ice, chambray, atlantic, pacific, lagoon, deep water, marina, denimex, bluebell, twilight, glacier, arctic, storm blue, blueberry, river, electric, mid stone, dark stone, vintage wash, wild wash, sea, water, island',
  ],
  [['Purple'], 'orchid, iris, heather purple, prune, fig, boysenberry'],
  [['Gold'], 'antique, champagne toast, honey gold, bullion'],
  [['Silver'], 'mirror, moonlight, moon, nickel, white gold, silver cloud, steel silver, titanium'],
  [['Multicolor'], 'mix, multi mix, floral, print, confetti, all over print, aop, kaleidoscope'],
];

/**
 * Color words that Germanic languages join to other words: dunkelblau, ljusgrå, lyserød. The last part of the joined
 * word is the color.
 */
export const JOINED_SHADES: readonly {
  readonly beforeNames: string;
  readonly afterNames: string;
  readonly endingNames: string;
}[] = [
  {
    beforeNames:
      ',dunkel,hell,mittel,tief,pastell,neon,zart,licht,matt,metallic,rauch,gras,moos,stein,sand,himmel,nacht,royal,ocker,zitronen,senf,kirsch,wein,ziegel,rubin,alt,schoko,nuss,maus,tauben,schiefer',
    afterNames: 'schwarz,weiss,grau,beige,braun,rot,rosa,pink,orange,gelb,grun,blau,lila,violett,turkis',
    endingNames: ',e,er,es,en,em',
  },
  {
    beforeNames: ',mork,ljus,mellan,klar,marin,himmels,gra,gul,blek,pudder,vin,tegel,flaskgron',
    afterNames: 'svart,vit,gra,beige,brun,rod,rosa,orange,gul,gron,bla,lila',
    endingNames: ',a,t,tt',
  },
  {
    beforeNames: ',mork,lyse,lys,marine',
    afterNames: 'sort,svart,hvid,hvit,gra,beige,brun,rod,rosa,orange,gul,gron,bla,lilla',
    endingNames: ',e,t',
  },
  {
    beforeNames: ',donker,licht,marine',
    afterNames: 'zwart,wit,grijs,beige,bruin,rood,roze,oranje,geel,groen,blauw,paars',
    endingNames: ',e',
  },
];
