/**
 * Names of garments that shoppers type and shops write alike, by kind. Search and the importer add those that only one
 * of them meets.
 */
export const GARMENT_NAMES: Readonly<Record<string, string>> = {
  tee: 't shirt,tshirt,tee shirt,crew tee,ringer tee,henley,long sleeve tee,baby tee',
  tank: 'tank top,singlet,sleeveless tee,muscle tank',
  camisole: 'cami,cami top,camisole top,slip top',
  polo: 'polo shirt,poloshirt,polo tee,rugby shirt',
  shirt:
    'button down,button up,button down shirt,button up shirt,dress shirt,oxford shirt,camp shirt,work shirt,flannel shirt,denim shirt,linen shirt,hawaiian shirt,formal shirt,tuxedo shirt',
  sweater: 'jumper,pullover,jersey sweater,aran,crewneck sweater,sweater vest,knitted vest,knit vest',
  cardigan: 'cardi',
  hoodie: 'hoody,hooded sweatshirt,hooded sweater,zip hoodie,hooded top',
  sweatshirt: 'sweat shirt,crewneck sweatshirt,sweat top',
  blazer: 'sport coat,sports coat,sportcoat,suit jacket,dinner jacket,smoking jacket,tuxedo jacket',
  suit: 'two piece suit,three piece suit,pantsuit,pant suit,trouser suit,business suit,skirt suit',
  waistcoat: 'suit vest,tuxedo vest,formal vest',
  coat: 'overcoat,trench,trench coat,trenchcoat,topcoat,duffle coat,duffel coat,teddy coat,car coat,wool coat,long coat',
  jacket:
    'bomber,bomber jacket,biker jacket,moto jacket,leather jacket,denim jacket,jean jacket,trucker jacket,windbreaker,windcheater,fleece jacket,harrington,field jacket,track jacket,varsity jacket,utility jacket,safari jacket,softshell,quilted jacket,nehru jacket',
  dress:
    'slip dress,wrap dress,maxi dress,midi dress,mini dress,cocktail dress,t shirt dress,tee dress,blazer dress,pinafore,wedding dress,tunic dress,skater dress,shift dress,sheath dress,kaftan,caftan,polo dress,denim dress',
  skirt:
    'pencil skirt,mini skirt,maxi skirt,midi skirt,a line skirt,pleated skirt,slip skirt,wrap skirt,denim skirt,tutu,skater skirt',
  jeans: 'jean,denims,mom jeans,boyfriend jeans,skinny jeans,straight jeans,denim trousers,denim pants,jeggings',
  trousers:
    'trouser,pants,pant,slacks,chinos,chino,khakis,culottes,palazzo,palazzos,palazzo pants,cargos,cargo pants,cords,dress pants,suit pants,suit trousers,cigarette pants,flares,capris,capri pants,corduroys,lounge pants,harem pants',
  leggings: 'legging,running tights,gym tights',
  shorts: 'bermudas,bermuda shorts,bermuda,denim shorts,hot pants,cargo shorts,bike shorts',
  jumpsuit: 'unitard,catsuit',
  top: 'corset,bustier,crop top,tube top,halter top',
  'swim shorts': 'swimming shorts,swim trunks,swimming trunks,board shorts,boardshorts',
  bodysuit: 'body suit',
  kimono: 'kimono jacket',
  tracksuit: 'track suit,jogging suit,sweatsuit',
  pajamas: 'pyjamas,pjs,night suit',
  socks: 'sock',
  shoes: 'shoe,oxfords,brogues,casual shoes,formal shoes',
  boots: 'boot,booties,ankle boots,chelsea boots,wellies,knee boots,knee high boots,combat boots,hiking boots',
  bag: 'handbag,purse,clutch,clutches,satchel,crossbody,duffel bag,luggage,messenger bag,shoulder bag,laptop bag,baguette bag,crossbody bag',
  hat: 'fedora,beret,bucket hat,headwear,sun hat',
  scarf: 'stole,shawl,muffler,pashmina,wrap scarf,neckerchief,bandana,snood',
  gloves: 'glove,mittens',
  tie: 'necktie',
  jewelry: 'jewellery,brooch',
  sunglasses: 'eyewear',
  saree: 'sari',
  wallet: 'card holder',
};
