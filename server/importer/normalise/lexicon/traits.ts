/** Words that indicate attributes: the canonical word, then its synonyms in feeds. Comma-separated. */
type Traits = readonly (readonly [word: string, names: string])[];

export const MATERIALS: Traits = [
  ['cotton', 'organic cotton,pima cotton,baumwolle,bomull,algodon,coton,cotone,katoen,poplin,cotton blend,cottons,supima'],
  ['linen', 'leinen,linne,de lino,100 lino,en lin,di lino,flax,cotton linen'], ['silk', 'seide,silke,de seda,en soie,di seta,mulberry silk,art silk,silk blend'],
  ['wool', 'wolle,ull,de lana,en laine,di lana,schurwolle,wool blend,virgin wool,lambswool,uld,shetland,boiled wool'], ['merino wool', 'merino,merinowolle'],
  ['cashmere', 'kaschmir,kashmir,cachemire'], ['mohair', 'mohairwolle'], ['alpaca', 'alpaka'], ['denim', 'jeansstoff,chambray'],
  ['leather', 'leder,lader,skinn,cuero,cuir,pelle,genuine leather,nappa,lambskin'],
  ['faux leather', 'vegan leather,pu leather,leatherette,kunstleder,polyurethane,pu,faux suede leather,konstlader,polipiel'],
  ['suede', 'wildleder,mockaskinn,nubuck,faux suede'], ['velvet', 'samt,sammet,terciopelo,velours,velluto,velveteen'],
  ['satin', 'sateen,saten,raso'], ['crêpe', 'crepe,krepp,crepon'], ['chiffon', 'gasa'], ['georgette', 'georgettes'], ['lace', 'spitze,spets,encaje,dentelle,pizzo,crochet lace'],
  ['tulle', 'tyll,tul'], ['mesh', 'netz'], ['corduroy', 'cordhose,feincord,cordjacke,cord trousers,manchestertyg,pana,velluto a coste'], ['tweed', 'harris tweed'], ['flannel', 'flanell,franela'],
  ['fleece', 'polar fleece,sherpa'], ['jersey', 'single jersey'], ['knit', 'knitted,strick,stickad,punto,maglia,tricot,ribbed knit,rib knit,crochet'], ['', 'lace up,lace ups,laced,laces,lace closure,lace fastening,like denim,on top'],
  ['polyester', 'poly blend,polyester blend,polyamid polyester,recycled polyester,poliester'], ['nylon', 'polyamide,polyamid,poliamida'],
  ['viscose', 'viskose,viskos,viscosa,rayon,viscose blend,viscose rayon,modal,ecovero'], ['lyocell', 'tencel'], ['acrylic', 'acryl,akryl,acrilico'],
  ['spandex', 'elastane,elasthan,lycra,stretch,elastan,elastano,cotton lycra'], ['down filling', 'goose down,duck down,down filled,down fill,down jacket,down coat,down vest,daunen,daunenjacke,dunjacka'], ['canvas', 'segeltuch'], ['straw', 'stroh,raffia,jute'],
  ['faux fur', 'fake fur,shearling,faux shearling,teddy'], ['sequin', 'sequins,sequined,sequinned,pailletten,paljetter,lentejuelas'], ['sterling silver', '925 silver,s925'], ['brass', 'messing'],
  ['rubber', 'gummi'], ['synthetic', 'synthetisch,man made'], ['seersucker', 'seer sucker'], ['gabardine', 'gabardin'], ['twill', 'chino twill'], ['bamboo', 'bambus'], ['hemp', 'hanf'],
];

export const PATTERNS: Traits = [
  ['breton', 'breton stripe,sailor stripe,mariniere'], ['pinstripe', 'pin stripe,pinstriped,nadelstreifen,kritstreck,raya diplomatica'],
  ['stripe', 'striped,stripes,gestreift,randig,rayas,rayado,raye,righe,rayures,streifen,stripy'],
  ['glen check', 'glen plaid,prince of wales,glencheck,glen check suit'], ['houndstooth', 'hound tooth,hahnentritt,pied de poule,pata de gallo'],
  ['herringbone', 'fischgrat,fiskben,espiga'], ['gingham', 'vichy'], ['tartan', 'schottenkaro'], ['windowpane', 'window pane'],
  ['plaid', 'check,checked,checks,checkered,chequered,checquered,kariert,rutig,cuadros,carreaux,buffalo plaid,karo'],
  ['polka dot', 'polka dots,polka,dotted,dots,dot,gepunktet,prickig,lunares,pois,spotted,polka dotted'],
  ['floral', 'flower,flowers,flower print,floral print,blumen,geblumt,blumenmuster,blommig,flores,fleuri,botanical,ditsy'],
  ['animal', 'leopard,leopard print,zebra,snake,snakeskin,snake print,tiger,animal print,cheetah,python,crocodile,croc'],
  ['camouflage', 'camo'], ['tie dye', 'tie dyed,tie and dye,ombre,batik,dip dye'], ['paisley', 'paisleys'], ['geometric', 'geometrical,aztec,ikat,abstract,chevron,zig zag,zigzag,colorblock,color block,colour block,colorblocked,argyle'],
  ['embroidered', 'embroidery,embroideries,bestickt,broderad,bordado,chikankari,zari'], ['jacquard', 'brocade,damask'],
  ['graphic', 'graphic print,graphic tee,logo,logo print,slogan,typographic,typography,graffiti,text print,printed text,text'],
  ['print', 'printed,bedruckt,monstrad,estampado,imprime,stampa,prints,all over print,block print'],
  ['plain', 'solid,solids,uni,unicolor,enfarbig,einfarbig,liso,plain weave'],
];

export const FITS: Traits = [
  ['slim', 'slim fit,slimfit,skinny,skinny fit,super slim,fitted,slank,ajustado,tight fit'], ['tailored', 'tailored fit,modern fit,custom fit,tailliert'],
  ['regular', 'regular fit,classic fit,standard fit,normal passform,straight fit,comfort fit,comfort'], ['relaxed', 'relaxed fit,easy fit,loose,loose fit,holgado,slouchy,lounge fit'],
  ['oversized', 'oversize,over sized,overstor'], ['boxy', 'boxy fit'], ['cropped', 'crop,cropped fit,kurz geschnitten'], ['straight', 'straight leg,straight cut,gerade'],
  ['', 'wide neck,wide collar,wide strap,wide straps,wide choice,wide range,crop top,regular neck'],
  ['wide', 'wide leg,wide fit,baggy,flared,bootcut,boot cut,palazzo,weites bein'], ['bodycon', 'body con,body hugging,figure hugging,figurbetont'], ['a-line', 'a line,fit and flare,skater,flare,a linie,anarkali'],
];

export const SEASONS: Traits = [
  ['spring', 'fruhling,fruhjahr,primavera,printemps'], ['summer', 'sommer,sommar,verano,estate,beach,resort,vacation,swimwear,summery'],
  ['autumn', 'fall,herbst,otono,automne,autunno'], ['winter', 'wintertime,vinter,invierno,hiver,inverno,snow,cold weather'],
];

export const OCCASIONS: Traits = [
  ['wedding', 'weddings,hochzeit,brollop,boda,bridal,groom,groomsmen,bridesmaid,wedding guest'], ['party', 'parties,partywear,party wear,festive,festive wear,festivities,prom,proms,club,clubbing,fiesta,celebration,new year'],
  ['evening', 'gala,black tie,cocktail,night out,abend,kvall,noche,formal events,formal event'], ['work', 'office,business,formal,formals,workwear,work wear,buro,kontor,oficina,career,interview,smart casual'],
  ['everyday', 'casual,casuals,daily,casual wear,daily wear,alltag,vardag,diario,every day,day to day,casual fridays'], ['weekend', 'weekends,weekender'],
  ['holiday', 'holidays,vacation,resort,beach,urlaub,semester,vacaciones,poolside,pool,getaway,christmas'], ['travel', 'travelling,traveling,reise,resa,viaje'],
  ['sport', 'sports,sportswear,gym,training,running,workout,yoga,activewear,athletic,fitness,athleisure,football,tennis,golf,cricket,basketball'],
  ['date', 'date night'], ['lounge', 'loungewear,lounge wear,sleep,sleepwear,nightwear,home wear,homewear,relaxing at home'], ['outdoor', 'outdoors,hiking,trekking,camping,trail'], ['ethnic', 'ethnic wear,traditional,indianwear,indian wear'],
];

/** The product's style options (spec section 9), with the words that indicate each. */
export const STYLES: Traits = [
  ['Casual', 'casual,casuals,casual wear,everyday,relaxed,laid back,lassig'], ['Business', 'business,office,workwear,formal shirt,suit jacket,work wear'],
  ['Bohemian', 'bohemian,boho,fringe,fringed,crochet,tassels,gypsy'], ['Streetwear', 'streetwear,street style,graffiti,skate,hip hop,urban,snapback'],
  ['Sustainable', 'sustainable,organic,recycled,eco,eco friendly,bio,gots,nachhaltig,hallbar,ethical,vegan'], ['Minimalist', 'minimalist,minimal,minimalistic,clean lines,understated,basic'],
  ['Vintage', 'vintage,retro,heritage,70s,80s,90s,1950s,antique'], ['Athletic', 'athletic,sport,sports,sportswear,activewear,training,running,gym,athleisure,performance'],
  ['Formal', 'formal,formal wear,tuxedo,black tie,formals,evening gown'], ['Preppy', 'preppy,varsity,collegiate,ivy league,argyle,polo shirt'], ['Trendy', 'trendy,on trend,fashion forward,statement,crop top'],
  ['Classic', 'classic,classics,timeless,traditional,klassisch,klassisk,clasico'], ['Chic', 'chic,elegant,elegance,sophisticated,refined,feminine'], ['Edgy', 'edgy,biker,punk,grunge,distressed,ripped,rock chic,skull'],
  ['Glamorous', 'glamorous,glamour,glam,sequin,sequins,sequined,sparkle,glitter,velvet,shimmer,embellished,luxury'], ['Pitti', 'pitti,sprezzatura,neapolitan,unstructured blazer'], ['Denim', 'denim style,all denim'], ['Gothic', 'gothic,goth,dark romance'],
];
