import { createDictionary } from '../../text/createDictionary.ts';

/**
 * Things that shoppers use as color names ('the color of builder's tea'), by shade. They count only next to a word
 * such as color, tone or shade.
 */
const THINGS_BY_SHADE: Readonly<Record<string, string>> = createDictionary({
  navy: 'navy officer,deep sea,ink pen,night sea',
  midnight: 'midnight sky,night sky,starry night',
  sky: 'summer sky,blue sky,spring sky,morning sky,glacier ice,ice,clear sky,sky,baby boy,forget me not,bluebell,robin egg,robins egg',
  cobalt: 'lapis lazuli,kingfisher,cornflour,blueberry slush,delft',
  'mid blue': 'jeans,denim,blueberry,blueberries,cornflower',
  petrol: 'petrol,storm,stormy sea',
  teal: 'sea,the sea,ocean,peacock,lagoon,deep ocean,mallard',
  turquoise:
    'swimming pool,pool,pool water,lagoon water,tropical water,mediterranean,maldives,glacier,tropical sea,caribbean sea,mermaid',
  sage: 'sage,lichen,eucalyptus,olive leaf,olive leaves,sage leaves,sea glass,dried sage,cabbage',
  olive: 'army,army uniform,soldier,olives,military',
  moss: 'avocado,moss,grass,pea,peas,kermit,cactus,pickle,pickles,gherkin,lawn,fern,frog,swamp',
  bottle: 'wine bottle,forest,pine tree,pine trees,christmas tree,holly,fir,billiard table',
  emerald: 'emerald,emeralds,jade,jewel beetle,shamrock,irish',
  mint: 'pistachio ice cream,pistachio,pistachios,mint ice cream,mint choc chip,toothpaste,mint,after eight,peppermint,matcha,matcha latte,green tea,pea soup,pale leaf',
  lime: 'lime,limes,tennis ball,highlighter,granny smith',
  charcoal: 'coal,charcoal,pencil,pencil lead,tarmac,asphalt,thunder cloud,thundercloud,storm cloud',
  ash: 'smoke,ash,fog,rain clouds,storm clouds,wet pavement,pavement,rainy sky,rain,november sky,london sky,wet slate,wet stone,seagull,heron,squirrel,mist,concrete,cement,pebble,pebbles,elephant,mouse,dolphin,dove,rain cloud,silver fox',
  cream:
    'cream,clotted cream,custard cream,vanilla ice cream,vanilla,milk,oat milk,condensed milk,white chocolate,candle wax',
  ivory: 'ivory,piano keys,eggshell,bone,tusk,pearl,pearls',
  sand: 'sand,wet sand,dry sand,shortbread,oatmeal,cornfield,beach,beach sand,desert,hay,straw,biscuit,biscuits,porridge,oats,wheat,digestive biscuit,sandstone,dune,dunes',
  taupe: 'mushroom,mushrooms,mole,latte foam',
  camel:
    'camel,camels,weak tea,cup of tea,builders tea,builder tea,strong tea,milky tea,milk tea,tea,chai,caramel,toffee,fudge,salted caramel,teddy bear,peanut butter,lion,gingerbread,cardboard,honeycomb,syrup,maple syrup,dulce de leche,butterscotch',
  tobacco: 'cognac,whisky,whiskey,brandy,bourbon,rum,leather sofa,cigar,cinnamon,nutmeg',
  chestnut: 'chestnut,horse chestnut,saddle,mahogany table,conker,conkers,acorn,acorns,mahogany,fox,tree bark,walnut',
  espresso:
    'chocolate,dark chocolate,coffee,black coffee,espresso,cocoa,coca cola,coke,cola,mud,brownie,brownies,earth,soil',
  mocha: 'milk chocolate,cappuccino,latte,hot chocolate,flat white,mocha',
  burgundy:
    'wine,glass of wine,glass of red wine,claret,sangria,plum wine,red wine,port,merlot,beetroot,beet,pomegranate,cherries jubilee',
  cherry: 'cherry,cherries,raspberry,raspberries,strawberry,strawberries,ruby,rubies,cranberry',
  scarlet:
    'london bus,bus,pillar box,fire truck,stop sign,traffic light,cherry tomato,ladybird,ladybug,robin,postbox,post box,phone box,fire engine,ferrari,lipstick,tomato,tomatoes,ketchup,poppy,poppies,blood,chili,chilli,santa',
  rust: 'rust,rusty nail,paprika,autumn leaves,fallen leaves,brick dust,fox fur,foxes',
  terracotta: 'flower pot,flowerpot,plant pot,terracotta pot,clay,roof tiles,red earth',
  tangerine: 'orange juice,tangerine,carrot,carrots,satsuma,traffic cone,pumpkin,sunset,mango,papaya,fanta',
  peach: 'peach,peaches,salmon,prawn,shrimp,smoked salmon,nectarine',
  mustard:
    'mustard,egg yolk,yolk,egg yolks,bumblebee,wasp,dijon mustard,turmeric,saffron,honey,marigold,curry,school bus,taxi,egg yolk,dijon',
  butter: 'butter,custard,lemon sherbet,lemonade,primrose,primroses,banana milk,cheese,pale sun',
  lemon: 'lemon,lemons,banana,bananas,sunshine,sun,sunflower,sunflowers,daffodil,daffodils,canary,rubber duck',
  blush:
    'baby girl,ballet slipper,ballet slippers,ballet shoes,ballerina,cherry blossom,rose petal,rose petals,marshmallow,piglet,rose wine,pink gin',
  'hot pink': 'barbie,bubble gum,bubblegum,flamingo,candy floss,cotton candy,watermelon,dragon fruit,fuchsia flower',
  lilac: 'bluebells,crocus,lilac,violets,milka,lavender field,lilacs,wisteria,parma violet,ube,taro',
  plum: 'plum,bruise,bruised plum,fig,figs,beetroot juice,plums,blackberry,blackberries,grape,grapes,berries,berry,blackcurrant,amethyst,jacaranda',
  aubergine: 'aubergine,eggplant',
  ink: 'ink,night,panther,liquorice,licorice,tar',
});

const SHADES_BY_THING: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(THINGS_BY_SHADE)
    .flatMap((thingList) => thingList.split(','))
    .map((thing) => [
      thing,
      Object.keys(THINGS_BY_SHADE).filter((shade) => THINGS_BY_SHADE[shade]?.split(',').includes(thing)),
    ]),
);

/** Returns the shades of a thing such as 'egg yolk'. */
export const listShadesOfThing = (thing: string): readonly string[] => SHADES_BY_THING.get(thing) ?? [];

/** Lists the phrases that name a shade by a thing of that shade, separated by commas. */
export function listPhrasesOfThings(shade: string): string {
  return (THINGS_BY_SHADE[shade] ?? '')
    .split(',')
    .filter(Boolean)
    .flatMap((thing) => [
      ...['color', 'colour', 'colored', 'coloured', 'shade', 'tone', 'hue'].map((word) => `${thing} ${word}`),
      ...['color', 'colour', 'shade', 'tone', 'tones', 'hue'].flatMap((word) =>
        ['', 'a ', 'the ', 'my '].map((article) => `${word} of ${article}${thing}`),
      ),
    ])
    .join(',');
}
