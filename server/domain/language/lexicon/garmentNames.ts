import { createDictionary } from '../../text/createDictionary.ts';

/** Garment names that search and the importer share, by kind. */
export const NAMES_BY_GARMENT: Readonly<Record<string, string>> = createDictionary({
  tee: 't shirt,tshirt,tee shirt,crew tee,ringer tee,henley,long sleeve tee,baby tee',
  tank: 'tank top,singlet,sleeveless tee,muscle tank',
  camisole: 'cami,cami top,camisole top,slip top',
  polo: 'polo shirt,poloshirt,polo tee,rugby shirt,golf shirt',
  shirt:
    'button down,button up,button down shirt,button up shirt,dress shirt,oxford shirt,camp shirt,work shirt,flannel shirt,denim shirt,linen shirt,hawaiian shirt,tuxedo shirt',
  sweater: 'jumper,pullover,jersey sweater,aran,crewneck sweater,sweater vest,knitted vest,knit vest',
  cardigan: 'cardi',
  hoodie: 'hoody,hooded sweatshirt,hooded sweater,zip hoodie,hooded top',
  sweatshirt: 'sweat shirt,crewneck sweatshirt,sweat top',
  blazer: 'sport coat,sports coat,sportcoat,suit jacket,dinner jacket,smoking jacket,tuxedo jacket',
  suit: 'two piece suit,three piece suit,pantsuit,pant suit,trouser suit,business suit,skirt suit,3 piece suit',
  waistcoat: 'suit vest,tuxedo vest,formal vest',
  coat: 'overcoat,trench,trench coat,trenchcoat,topcoat,duffle coat,duffel coat,teddy coat,car coat,wool coat,long coat',
  jacket:
    'bomber,bomber jacket,biker jacket,moto jacket,leather jacket,denim jacket,jean jacket,trucker jacket,windbreaker,windcheater,fleece jacket,harrington,field jacket,track jacket,varsity jacket,utility jacket,safari jacket,softshell,quilted jacket,nehru jacket',
  dress:
    'slip dress,wrap dress,maxi dress,midi dress,mini dress,cocktail dress,t shirt dress,tee dress,blazer dress,pinafore,wedding dress,tunic dress,skater dress,shift dress,sheath dress,kaftan,caftan,polo dress,denim dress',
  skirt:
    'pencil skirt,mini skirt,maxi skirt,midi skirt,a line skirt,pleated skirt,slip skirt,wrap skirt,denim skirt,tutu,skater skirt,ghagra',
  jeans: 'jean,denims,mom jeans,boyfriend jeans,skinny jeans,straight jeans,denim trousers,denim pants,jeggings',
  trousers:
    'trouser,pants,pant,slacks,chinos,chino,khakis,culottes,palazzo,palazzos,palazzo pants,cargos,cargo pants,cords,dress pants,suit pants,suit trousers,cigarette pants,flares,capris,capri pants,corduroys,lounge pants,harem pants,pallazo',
  leggings: 'legging,running tights,gym tights',
  shorts: 'bermudas,bermuda shorts,bermuda,denim shorts,hot pants,cargo shorts,bike shorts',
  jumpsuit: 'unitard,catsuit,jump suit',
  top: 'corset,bustier,crop top,tube top,halter top',
  'swim shorts': 'swimming shorts,swim trunks,swimming trunks,board shorts,boardshorts',
  bodysuit: 'body suit',
  kimono: 'kimono jacket',
  tracksuit: 'track suit,jogging suit,sweatsuit',
  pajamas: 'pajama,pyjama,pajama set,pyjama set,pyjamas,pjs,night suit,sleep set',
  socks: 'sock,ankle socks,crew socks,knee socks',
  shoes: 'shoe,oxfords,brogues,casual shoes,formal shoes,brogue,lace ups,monk strap',
  boots:
    'boot,booties,ankle boots,chelsea boots,wellies,knee boots,knee high boots,combat boots,hiking boots,cowboy boots,rain boots,desert boots,snow boots',
  bag: 'briefcase,handbag,purse,clutch,clutches,satchel,crossbody,duffel bag,luggage,messenger bag,shoulder bag,laptop bag,baguette bag,crossbody bag,hand bag,sling bag,hobo bag,bucket bag,weekender,belt bag,fanny pack,bum bag,potli',
  hat: 'fedora,beret,bucket hat,headwear,sun hat,panama hat,trilby,cowboy hat,floppy hat,visor',
  scarf: 'stole,shawl,muffler,pashmina,wrap scarf,neckerchief,bandana,snood,headscarf,hijab',
  gloves: 'glove,mittens,mitten',
  tie: 'necktie,neck tie',
  jewelry: 'jewellery,brooch',
  sunglasses: 'eyewear,shades,spectacles',
  saree: 'sari',
  wallet: 'card holder,cardholder,coin purse,card case',
  poncho: 'cape,capelet',
  bra: 'sports bra,bralette',
  briefs: 'boxer,panties,knickers,thong,boxers,boxer shorts,panty,g string,boxer briefs',
  nightdress: 'night gown,nighty,sleep shirt,nightgown,nightie,nightshirt',
  robe: 'bathrobe,bath robe,dressing gown,housecoat',
  tights: 'pantyhose,stockings,hosiery',
  sandals: 'sandal,flip flop,flip flops,clogs,slides,sliders,kolhapuri,chappal,chappals,gladiator sandals',
  flats:
    'ballerinas,mules,espadrilles,ballet flat,ballet flats,mary jane,mary janes,jutti,juttis,mojari,ballerina,dolly shoes',
  backpack: 'rucksack,knapsack',
  suspenders: 'braces',
  'bow tie': 'bowtie',
  necklace: 'pendant,pendants,choker,locket',
  ring: 'signet ring',
  cufflinks: 'cuff links',
  earrings: 'studs,ear cuff,ear cuffs,earring,hoops,hoop earrings,jhumka,jhumkas,ear studs',
  bracelet: 'bangle,bangles,anklet',
  heels: 'wedge,wedges,court shoes,platforms,peep toes,slingback,slingbacks',
  'hair accessory':
    'scrunchie,scrunchies,headband,hairband,hair clip,hair clips,barrette,hair bow,hair pin,hair pins,hair claw,hair accessories',
});

/** Names of kinds that only the importer distinguishes. Search treats them as names of a wider kind. */
export const NAMES_BY_FINER_KIND: Readonly<Record<string, string>> = createDictionary({
  poncho: 'coat',
  bra: 'underwear',
  briefs: 'underwear',
  nightdress: 'pajamas',
  robe: 'pajamas',
  tights: 'socks',
  sandals: 'shoes',
  flats: 'shoes',
  heels: 'shoes',
  backpack: 'bag',
  suspenders: 'belt',
  'bow tie': 'tie',
  necklace: 'jewelry',
  earrings: 'jewelry',
  bracelet: 'jewelry',
  ring: 'jewelry',
  cufflinks: 'jewelry',
});

/** Names of garment subtypes that search and the importer share. The keys are the names in `sorts.ts`. */
export const NAMES_BY_SUBTYPE: Readonly<Record<string, string>> = createDictionary({
  sneaker:
    'sneaker,trainer,trainers,plimsolls,plimsoll,gym shoes,gym shoe,sports shoe,sports shoes,tennis shoes,tennis shoe,canvas shoe,canvas shoes,skate shoe,skate shoes,high top,high tops',
  'running shoe': 'running shoe,running shoes',
  loafer:
    'boat shoes,deck shoes,loafer,moccasin,moccasins,penny loafers,penny loafer,driving shoes,driving shoe,slip ons',
  heeled: 'court shoes,high heels,kitten heels,block heels,stiletto,stilettos,pumps',
  beanie: 'bobble hat,woolly hat,knitted hat',
  cap: 'snapback,flat cap,newsboy cap,baseball cap,trucker cap',
  tote: 'tote,tote bag',
  bikini: 'tankini,two piece swimsuit',
  swimsuit: 'onepiece,onepieces,monokini,one piece swimsuit,swim suit,swimming costume,bathing suit',
  playsuit: 'playsuit,romper',
  dungarees: 'dungarees,dungaree,overalls',
  boilersuit: 'boilersuit,boiler suit,coverall,coveralls',
  gown: 'gown,evening gown,ball gown,evening dress',
  'knit dress': 'knit dress,sweater dress,jumper dress',
  'shirt dress': 'shirt dress',
  sundress: 'sundress,sun dress',
  miniskirt: 'miniskirt',
  'pea coat': 'pea coat,peacoat',
  joggers: 'joggers,jogger,sweatpants,sweat pants,track pants,trackpants',
});
