/**
 * How a kind of product is worn. It decides the size table, whether the product can be tried on, and whether its
 * category counts more than its title.
 */
export type Family =
  | 'upper'
  | 'lower'
  | 'dress'
  | 'suit'
  | 'set'
  | 'underwear'
  | 'sleepwear'
  | 'swimwear'
  | 'hosiery'
  | 'footwear'
  | 'accessory'
  | 'bag'
  | 'jewelry'
  | 'watch'
  | 'eyewear';

export interface KindEntry {
  readonly kind: string;
  readonly family: Family;
  /**
   * Names that are more specific than the kind and become subkinds. Leaves out the kind's own name, the names of this
   * kind in `garmentNames.ts`, and `sortNames`.
   */
  readonly names: string;
  /** Subtypes of this kind in `sorts.ts`. */
  readonly sortNames?: readonly string[];
  /** Names that may also mean other things. An unambiguous name elsewhere in the title counts more. */
  readonly weakNames?: string;
}

export const KIND_ENTRIES: readonly KindEntry[] = [
  {
    kind: 'tee',
    family: 'upper',
    names:
      'tees shirt,graphic tee,longsleeve,long sleeve t shirt,long sleeved t shirt,longsleeved t shirt,longsleeved tee,muscle tee,crop tee,football jersey,jersey tee,t shirt top,henley tee,rash guard,v neck tee',
    weakNames: 'jersey,jersi',
  },
  {
    kind: 'tank',
    family: 'upper',
    names: 'racerback tank,vest top,tank vest',
    weakNames: 'tanktop',
  },
  { kind: 'camisole', family: 'upper', names: 'spaghetti top,spaghetti' },
  {
    kind: 'polo',
    family: 'upper',
    names: 'polo t shirt,polo tshirt,golf polo,rugby polo',
  },
  {
    kind: 'shirt',
    family: 'upper',
    names: 'chambray shirt,cuban collar shirt,casual shirt,shirt top,overshirt shirt,bowling shirt,swing shirt',
    weakNames: 'chambray',
  },
  { kind: 'blouse', family: 'upper', names: 'peasant blouse,tie neck blouse,wrap blouse,saree blouse,choli' },
  {
    kind: 'top',
    family: 'upper',
    names:
      'wrap top,peplum top,bandeau top,halter neck top,corset top,bralette top,off shoulder top,cropped top,knit top,sweater top,varsity top,party top,bodysuit top,kaftan top,tunic top,long top,topwear',
    weakNames: 'bandeau,basque',
  },
  { kind: 'bodysuit', family: 'upper', names: '', weakNames: 'body' },
  { kind: 'tunic', family: 'upper', names: 'tunic dress top,long tunic' },
  {
    kind: 'kurta',
    family: 'upper',
    names: 'kurti,anarkali,anarkali kurta,anarkali kurti,kurta shirt,pathani,kameez,short kurta,angrakha',
  },
  {
    kind: 'sweater',
    family: 'upper',
    names:
      'knit jumper,knitted jumper,turtleneck,turtle neck sweater,roll neck,rollneck,polo neck jumper,knitwear,fair isle sweater,cable knit,sweater polo',
    weakNames: 'knit',
  },
  { kind: 'cardigan', family: 'upper', names: 'knit cardigan,shawl cardigan,longline cardigan' },
  {
    kind: 'hoodie',
    family: 'upper',
    names: 'pullover hoodie',
  },
  {
    kind: 'sweatshirt',
    family: 'upper',
    names: 'fleece sweatshirt,half zip,quarter zip,fleece,sweatjacket top',
    weakNames: 'crewneck,crew neck,sweat',
  },
  {
    kind: 'blazer',
    family: 'upper',
    names:
      'sport jacket suit,single breasted blazer,double breasted blazer,tuxedo blazer,prom blazer,velvet blazer,sequin blazer',
  },
  {
    kind: 'waistcoat',
    family: 'upper',
    names:
      'vest and tie set,vest tie set,vest and bowtie set,vest bowtie set,vest and bow tie set,vest and tie,nehru vest,vest set,gilet',
    weakNames: 'vest',
  },
  {
    kind: 'coat',
    family: 'upper',
    sortNames: ['pea coat'],
    names:
      'parka,raincoat,rain coat,mac coat,puffer coat,winter coat,faux fur coat,duster coat,duster,cape coat,anorak',
    weakNames: 'outerwear',
  },
  {
    kind: 'jacket',
    family: 'upper',
    names:
      'puffer,puffer jacket,down jacket,wind breaker,rain jacket,soft shell,shacket,overshirt,shirt jacket,puffer vest,down vest,quilted vest,gilet jacket,hooded jacket,winter jacket,sweat jacket,cropped jacket,blouson jacket,jerkin,sherwani,bandhgala',
  },
  { kind: 'shrug', family: 'upper', names: 'bolero,cropped cardigan shrug' },
  { kind: 'poncho', family: 'upper', names: 'ruana' },
  { kind: 'kimono', family: 'upper', names: 'kimono robe top' },
  {
    kind: 'jeans',
    family: 'lower',
    names: 'denim jeans,bootcut jeans,flared jeans,wide leg jeans,jegging',
    weakNames: 'denim',
  },
  {
    kind: 'trousers',
    family: 'lower',
    sortNames: ['joggers'],
    names:
      'dress trousers,cargo,jogger pants,track bottoms,tracks,pallazos,culotte,wide leg pants,capri,harem,pantaloon,lounge pant,dhoti,dhoti pants,salwar,patiala,churidar,sharara,treggings,tregging,yoga pants,pleated trousers,linen pants,rain trousers,rain pants,peg pants',
    weakNames: 'bottom wear,bottomwear,bottoms,bottom',
  },
  {
    kind: 'leggings',
    family: 'lower',
    names: 'yoga leggings,yoga tights,sports tights,compression tights',
  },
  {
    kind: 'shorts',
    family: 'lower',
    names: 'running shorts,biker shorts,skort,lounge shorts,three fourths,3 4ths,three fourth,sweatshorts,short short',
    weakNames: 'short',
  },
  {
    kind: 'skirt',
    family: 'lower',
    sortNames: ['miniskirt'],
    names: 'lehenga skirt',
  },
  {
    kind: 'dress',
    family: 'dress',
    sortNames: ['gown', 'knit dress', 'shirt dress', 'sundress'],
    names:
      'party dress,bodycon dress,a line dress,bridal gown,abaya,blouson dress,fit and flare dress,flared dress,peplum dress,ethnic dress,kurta dress,ruched dress,maxi',
    weakNames: 'frock',
  },
  {
    kind: 'jumpsuit',
    family: 'dress',
    sortNames: ['playsuit', 'dungarees', 'boilersuit'],
    names: 'overall',
  },
  {
    kind: 'suit',
    family: 'suit',
    names: 'tuxedo,tux,2 piece suit,wedding suit,prom suit,prom tuxedo',
  },
  { kind: 'tracksuit', family: 'set', names: 'sweat suit,jog set' },
  {
    kind: 'set',
    family: 'set',
    names:
      'co ord,coord,co ord set,coord set,co ords,co ordinate,co ordinates,co ordinate set,capri set,short set,skirt and top,top and skirt,top and shorts,shirt and shorts,top and pants,top and trousers,shirt and pants,top and leggings,two piece set,2 piece set,matching set,twin set,top and bottom set,clothing set,loungewear set,lounge set,apparel set,shorts set,skirt set,pants set,top set,3 piece set,ethnic set,ethnic suit set',
    weakNames: 'set,sets,loungewear',
  },
  {
    kind: 'kurta set',
    family: 'set',
    names:
      'kurta sets,kurti set,kurta pyjama,kurta pajama,kurta and pyjama,kurta suit,kurta suit set,salwar suit,salwar kameez,salwar suit set,churidar suit,anarkali suit,patiala suit,suit set,sharara set,kurta palazzo set,kurta pant set,kurta with pant,dress material,suit piece,unstitched suit,salwar and dupatta,churidar kurta set,kurta churidar set,palazzo set,palazzo suit,dupatta set,straight suit,kurta skirt set,suit dupatta',
  },
  { kind: 'lehenga', family: 'set', names: 'lehenga choli,lehnga,lehenga set,ghagra choli,lehenga choli set' },
  { kind: 'saree', family: 'accessory', names: 'silk saree,banarasi saree,saree with blouse' },
  { kind: 'dupatta', family: 'accessory', names: 'chunni,odhni' },
  {
    kind: 'bra',
    family: 'underwear',
    names:
      'push up bra,t shirt bra,nursing bra,balconette bra,strapless bra,minimizer bra,minimiser bra,plunge bra,padded bra,bra top,maternity bra,beginners bra,full coverage bra',
  },
  {
    kind: 'briefs',
    family: 'underwear',
    names:
      'brief,thongs,boxer short,trunk,underpants,underwear,boyshorts,boy shorts,boyshort,boy short,hipster panty,hipster,hipsters,hipster briefs,bikini panty,bikini briefs,bikini brief,jockstrap,slip panty,high waist brief',
    weakNames: 'innerwear',
  },
  {
    kind: 'undershirt',
    family: 'underwear',
    names: 'innerwear vest,innerwear vests,thermal top,base layer,thermals,thermal,inner vest,gym vest',
    weakNames: 'baselayer',
  },
  {
    kind: 'lingerie',
    family: 'underwear',
    names:
      'lingerie set,bra set,bra and panty set,bra and briefs set,babydoll,baby doll,chemise,garter belt,teddy lingerie,bra panty set',
    weakNames: 'intimates',
  },
  {
    kind: 'shapewear',
    family: 'underwear',
    names:
      'shaper,body shaper,waist trainer,waist cincher,girdle,tummy tucker,thigh slimmer,slimmer,slip shapewear,camisole shapewear',
    weakNames: 'petticoat,underskirt',
  },
  {
    kind: 'pajamas',
    family: 'sleepwear',
    names:
      'pj set,nightsuit,night suits,sleepwear set,sleepsuit,sleep suit,pajama pants,pyjama pants,lounge t shirt,nightwear set,pyjama bottoms,night pants,pyjama top',
    weakNames: 'nightwear,sleepwear',
  },
  {
    kind: 'nightdress',
    family: 'sleepwear',
    names: 'night dress,night shirt,sleepshirt,sleep dress',
  },
  {
    kind: 'robe',
    family: 'sleepwear',
    names: 'house coat,satin robe,kimono robe',
  },
  {
    kind: 'swimsuit',
    family: 'swimwear',
    sortNames: ['swimsuit'],
    names: 'one piece,swim costume,swim dress,swimdress,burkini,legsuit',
    weakNames: 'swimwear,swim',
  },
  { kind: 'bikini', family: 'swimwear', sortNames: ['bikini'], names: 'bikini set' },
  {
    kind: 'bikini top',
    family: 'swimwear',
    names: 'swim top,triangle bikini top,bandeau bikini top,triangle top,bikini bra,swimwear top',
  },
  {
    kind: 'bikini bottom',
    family: 'swimwear',
    names: 'bikini bottoms,swim bottom,swim bottoms,bikini pants,swimwear bottom',
  },
  {
    kind: 'swim shorts',
    family: 'swimwear',
    names: 'swim short,swim trunk,boardshort,sporty short',
  },
  {
    kind: 'cover-up',
    family: 'swimwear',
    names: 'cover up,coverup,beach cover up,pareo,sarong,beach kaftan,beach dress,pareo skirt',
  },
  { kind: 'socks', family: 'hosiery', names: 'no show socks,sneaker socks' },
  { kind: 'tights', family: 'hosiery', names: 'tight,stocking,hold ups,fishnets' },
  {
    kind: 'sneakers',
    family: 'footwear',
    sortNames: ['sneaker', 'running shoe'],
    names:
      'sport shoe,training shoes,basketball shoes,athletic shoes,walking shoes,hiking shoes,football shoes,slip on sneakers,lifestyle shoes,retro sneaker',
  },
  {
    kind: 'boots',
    family: 'footwear',
    names: 'ankle boot,chelsea boot,bootie,wellington,chukka,combat boot',
  },
  {
    kind: 'sandals',
    family: 'footwear',
    names:
      'slide,slider,espadrille sandals,sports sandals,floater,strappy sandals,kolhapuris,floaters,clog,slip ons sandals,toe ring sandals,peshawari,platform sandals,t strap sandals,birkenstock',
  },
  {
    kind: 'heels',
    family: 'footwear',
    sortNames: ['heeled'],
    names: 'heel,pump,peep toe,platform heels,heeled shoes,heeled sandals,closed toes',
  },
  {
    kind: 'flats',
    family: 'footwear',
    names: 'flat,bellies,mule,espadrille,flat shoes,flat sandals',
  },
  {
    kind: 'loafers',
    family: 'footwear',
    sortNames: ['loafer'],
    names: 'slip on shoes,slip on',
  },
  { kind: 'slippers', family: 'footwear', names: 'slipper,house shoes' },
  {
    kind: 'shoes',
    family: 'footwear',
    names: 'oxford,oxford shoes,derby,derbys,lace up shoes,dress shoes,smart shoes,leather shoes,wedding shoes',
    weakNames: 'footwear',
  },
  {
    kind: 'bag',
    family: 'bag',
    sortNames: ['tote'],
    names:
      'cross body bag,sling,clutch bag,hobo,duffle bag,duffel,duffle,gym bag,travel bag,waist pouch,waist bag,pouch,evening bag,trolley bag,trolley,suitcase,wet bag,beach bag,drawstring bag,wristlet,potli bag,shopper,box bag,mini bag,mobile pouch,shopping bag,saddle bag,laptop sleeve,tablet sleeve',
  },
  { kind: 'backpack', family: 'bag', names: 'back pack,rucksacks,daypack,laptop backpack' },
  {
    kind: 'wallet',
    family: 'bag',
    names: 'money clip,passport holder,passport cover,travel wallet',
  },
  { kind: 'belt', family: 'accessory', names: 'waist belt,leather belt,cummerbund,sash' },
  {
    kind: 'suspenders',
    family: 'accessory',
    names: 'suspender,suspender and bowtie set,suspender bowtie set,suspender and bow tie set',
  },
  {
    kind: 'tie',
    family: 'accessory',
    names: 'tie set,silk tie,knit tie,tie and pocket square,ties and cufflinks',
    weakNames: 'ties',
  },
  { kind: 'bow tie', family: 'accessory', names: 'bow ties,bowties' },
  { kind: 'pocket square', family: 'accessory', names: 'handkerchief,lapel pin' },
  { kind: 'cufflinks', family: 'accessory', names: 'cufflink,cuff link,tie clip,tie pin,tie bar' },
  {
    kind: 'scarf',
    family: 'accessory',
    names: 'scarves,stoles,mufflers',
  },
  {
    kind: 'hat',
    family: 'accessory',
    names: 'straw hat',
  },
  {
    kind: 'cap',
    family: 'accessory',
    sortNames: ['cap'],
    names: 'trucker hat,dad hat,5 panel hat,camp cap',
  },
  { kind: 'beanie', family: 'accessory', sortNames: ['beanie'], names: 'beanie hat,knit hat' },
  { kind: 'gloves', family: 'accessory', names: 'leather gloves,arm warmers' },
  {
    kind: 'hair accessory',
    family: 'accessory',
    names: 'hair band,hair tie,hair ties,head band,hair comb,tiara,bow clip,wristband,wristbands',
  },
  {
    kind: 'sunglasses',
    family: 'eyewear',
    names: 'sunglass,aviators,aviator sunglasses,wayfarers,eyeglasses,reading glasses,eyeglass frame',
    weakNames: 'glasses,goggles,frames',
  },
  {
    kind: 'watch',
    family: 'watch',
    names:
      'watches,wrist watch,wristwatch,smartwatch,smart watch,chronograph,analog watch,analogue watch,digital watch,bracelet watch,fitness band,activity tracker,fitness tracker',
  },
  {
    kind: 'necklace',
    family: 'jewelry',
    names:
      'necklaces and chains,necklace set,chain necklace,pendant necklace,mangalsutra,necklace and earring set,pendant set,necklace chain',
    weakNames: 'chain,initial',
  },
  {
    kind: 'earrings',
    family: 'jewelry',
    names: 'stud earrings,drop earrings,chandbali',
    weakNames: 'hoop,stud,birthstone studs',
  },
  {
    kind: 'bracelet',
    family: 'jewelry',
    names: 'bangle set,cuff bracelet,charm bracelet,kada,wrist cuff,bracelet set,tennis bracelet,anklets,payal',
    weakNames: 'cuff,charm',
  },
  {
    kind: 'ring',
    family: 'jewelry',
    names: 'rings,finger ring,engagement ring,wedding band,promise ring,nose ring,toe ring,nose pin,ring set',
    weakNames: 'band,birthstone,gemstone',
  },
  {
    kind: 'jewelry',
    family: 'jewelry',
    names: 'jewelry set,jewellery set,jewelery,maang tikka,body chain,waist chain,jewelry box set,charms',
    weakNames: 'jewels',
  },
];

/** Names in other languages, each list with its English name in the table above. */
export const FOREIGN_KINDS: readonly (readonly [english: string, words: string])[] = [
  ['tee', 'tshirts,t skjorte,camiseta,camisetas,maglietta,remera,playera,rundhalsshirt,tshirt herr,t troja'],
  ['tank top', 'linne,tirantes,canotta,tragertop,debardeur'],
  ['top', 'oberteil,oberteile,overdel,haut,topp,toppar,tops'],
  ['polo', 'poloshirts,pike,piketroja,pikeskjorte,poloskjorte,piketrojor'],
  [
    'shirt',
    'hemd,hemden,skjorta,skjortor,skjorte,skjorter,camisa,camisas,chemise homme,camicia,camicie,overhemd,freizeithemd,businesshemd,leinenhemd',
  ],
  ['blouse', 'bluse,blusen,blus,blusar,blusa,blusas,chemisier,camicetta,hemdbluse'],
  ['tunic', 'tunika,tunica,tunique'],
  [
    'sweater',
    'pulli,strickpullover,troja,trojor,stickad troja,strikk,strik,genser,jersei,sueter,maglione,trui,strickpulli,rollkragenpullover,pullunder,strickware,punto',
  ],
  ['cardigan', 'strickjacke,strickjacken,kofta,koftor,cardigans,rebeca,gilet maille,vest dame'],
  [
    'hoodie',
    'kapuzenpullover,kapuzenpulli,kapuzensweatshirt,luvtroja,huvtroja,hettegenser,haettetroje,sudadera con capucha,felpa con cappuccio',
  ],
  ['sweatshirt', 'sudadera,sudaderas,collegetroja,felpa,sweattroja,sweater capucha'],
  ['blazer', 'sakko,sakkos,kavaj,kavajer,blazers,americana,giacca blazer,anzugjacke,kostymkavaj'],
  ['waistcoat', 'weste,westen,anzugweste,kostymvast,chaleco,chalecos,panciotto'],
  [
    'coat',
    'mantel,mantel,wollmantel,trenchcoats,kappa,kappor,rock herr,abrigo,abrigos,gabardina,manteau,cappotto,jas,frakke,kape,regenmantel',
  ],
  [
    'jacket',
    'jacke,jacken,jacka,jackor,jakke,jakker,chaqueta,chaquetas,cazadora,veste,giacca,giubbotto,lederjacke,jeansjacke,winterjacke,regenjacke,daunenjacke,ubergangsjacke,steppjacke,bomberjacke,skinnjacka,jeansjacka,vinterjacka,regnjacka,dunjacka,skaljacka,blouson',
  ],
  ['jeans', 'jeanshose,jeanshosen,vaqueros,tejanos,pantalones vaqueros,spijkerbroek'],
  [
    'trousers',
    'hose,hosen,stoffhose,anzughose,byxa,byxor,bukse,bukser,bukser,pantalon,pantalones,pantaloni,broek,broeken,leinenhose,cargohose,jogginghose,chinohose,kostymbyxor,chinosbyxor,mjukisbyxor',
  ],
  ['leggings', 'leggins,tajts,mallas'],
  ['shorts', 'kurze hose,bermudashorts,pantalon corto,pantalones cortos,pantaloncini,korte broek'],
  [
    'skirt',
    'rock,rocke,minirock,midirock,maxirock,faltenrock,bleistiftrock,jeansrock,kjol,kjolar,skjort,nederdel,falda,faldas,jupe,gonna,saia,rok',
  ],
  [
    'dress',
    'kleid,kleider,sommerkleid,abendkleid,maxikleid,minikleid,midikleid,strickkleid,hemdblusenkleid,cocktailkleid,brautkleid,wickelkleid,klanning,klanningar,kjole,kjoler,vestido,vestidos,robe femme,abito,vestito,jurk,jurken,langarmkleid,etuikleid',
  ],
  ['jumpsuit', 'overall damen,latzhose,mono,peto,combinaison,tuta,byxdress,hangselbyxor'],
  ['suit', 'anzug,anzuge,hosenanzug,kostym,kostymer,dress herre,traje,trajes,costume homme,completo,smoking,jakkesaet'],
  ['bra', 'bh,bhs,sport bh,sujetador,reggiseno,soutien gorge,behå'],
  [
    'briefs',
    'slip,slips,unterhose,unterhosen,boxershorts,trosa,trosor,kalsonger,bragas,braguita,calzoncillos,mutande,culotte femme,hipstertrosa',
  ],
  ['pajamas', 'schlafanzug,schlafanzuge,pyjamasset,pijama,pigiama'],
  ['nightdress', 'nachthemd,nattlinne,camison'],
  ['robe', 'bademantel,morgenmantel,badrock,morgonrock,albornoz,bata,peignoir'],
  [
    'swimsuit',
    'badeanzug,badeanzuge,baddrakt,banador,traje de bano,maillot de bain,costume da bagno,bademode,badklader,badpak,badedragt',
  ],
  ['bikini top', 'bikinioberteil,bikinioverdel,bikini oberteil'],
  ['bikini bottom', 'bikinihose,bikiniunterteil,bikinitrosa,bikiniunderdel,bikini hose'],
  ['swim shorts', 'badehose,badeshorts,badbyxor,badshorts'],
  ['socks', 'socken,strumpor,sockor,calcetines,chaussettes,calze,sokker,sokken,strumpfe'],
  ['tights', 'strumpfhose,strumpfhosen,strumpbyxor,collants,medias,panty medias'],
  ['sneakers', 'turnschuhe,sportschuhe,laufschuhe,zapatillas,deportivas,baskets,joggesko,gympaskor'],
  [
    'boots',
    'stiefel,stiefeletten,stiefelette,stovlar,stovel,kangor,stovler,botas,botines,bottes,bottines,stivali,laarzen',
  ],
  ['sandals', 'sandalen,sandalette,sandaletten,sandaler,sandalias,sandales,sandali,zehentrenner,pantoletten'],
  ['heels', 'pumps damen,klackskor,tacones,escarpins,absatzschuhe'],
  ['shoes', 'schuh,schuhe,skor,sko,zapatos,chaussures,scarpe,schoenen,halbschuhe,herrskor,damskor'],
  [
    'bag',
    'tasche,taschen,handtasche,umhangetasche,vaska,vaskor,handvaska,axelremsvaska,taske,veske,bolso,bolsos,bolsa,sac,sac a main,borsa,tas',
  ],
  ['backpack', 'rucksacke,ryggsack,mochila,sac a dos,zaino,rygsaek,rugzak'],
  ['wallet', 'geldborse,portemonnaie,planbok,cartera,portefeuille,portafoglio'],
  ['belt', 'gurtel,ledergurtel,balte,skarp,cinturon,ceinture,cintura,riem'],
  ['tie', 'krawatte,krawatten,slips herr,corbata,cravate,cravatta,stropdas'],
  ['bow tie', 'fliege,fluga,pajarita,noeud papillon,papillon'],
  ['scarf', 'schal,schals,tuch,halsduk,sjal,bufanda,panuelo,echarpe,foulard,sciarpa,sjaal,torklade'],
  ['hat', 'hut,hute,hatt,hattar,sombrero,chapeau,cappello,hoed'],
  ['cap', 'kappe,schirmmutze,keps,kepsar,gorra,casquette,berretto'],
  ['beanie', 'mutze,mutzen,strickmutze,mossa,mossor,gorro,bonnet'],
  ['gloves', 'handschuhe,handschuh,handskar,vantar,guantes,gants,guanti,hansker'],
  ['sunglasses', 'sonnenbrille,sonnenbrillen,solglasogon,gafas de sol,lunettes de soleil,occhiali da sole,solbriller'],
  ['watch', 'armbanduhr,uhr,klocka,armbandsur,reloj,montre,orologio'],
  ['necklace', 'kette,halskette,halsband,kjede,collier,collana'],
  ['earrings', 'ohrringe,ohrstecker,orhangen,pendientes,boucles d oreilles,orecchini'],
  ['bracelet', 'armband,armreif,pulsera,bracciale,armbandje'],
  ['jewelry', 'schmuck,smycken,joyas,bijoux,gioielli'],
];

/** Phrases in which a garment word means no garment. */
export const WORDS_WITHOUT_KIND =
  'tie dye,tie dyed,tie up,tie front,tie waist,tie neck,tie back,tie detail,tie knot,tie string,tie tie,dress code,cap sleeve,cap sleeves,capped sleeve,ring detail,chain detail,chain print,belt loop,belt loops,' +
  'shirt collar,polo neck,polo collar,vest style,top stitch,top handle,top selling,top quality,flat front,flat knit,slip pocket,flat toe,boat neck,roll neck collar,heel height,watch pocket,coat closure,' +
  'boot cut,bootcut,boot leg,bootleg,slim suit fit,body hugging,body fit,band collar,mandarin band,knit fabric,woven set,jean style,two band,stud detail,studs detail,cut out set,hot pants print,bra strap,bra included,' +
  'bust chest,on top,of top,pants pocket,waist band,waistband,wrist band collar,heavy jersey,jersey knit,jersey fabric,cotton jersey,single jersey,silk knit,fine knit,rib knit,fleece lined,dress size,t bar,ring sizer,' +
  'pump action,derby county,body mist,body lotion,body wash,body butter,body spray,body oil,flat screen,band aid,chain stitch,slide buckle,panel cap sleeve,mono strap,clutch pencil,polo assn,u s polo,us polo,polo ralph lauren,beverly hills polo club,santa barbara polo,' +
  'red tape,flying machine,blue dress up,dress up,dressed up,the north face,jersey city,new jersey,chain type,bracelet type';
