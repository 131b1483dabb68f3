/** Words for products other than clothes, by the label in the report. English, German, Swedish and Spanish. */
export const NON_FASHION_WORDS: readonly (readonly [label: string, words: string])[] = [
  [
    'fragrance',
    'perfume,perfumes,perfume and body mist,eau de parfum,eau de toilette,edp,edt,cologne,fragrance,fragrances,body mist,deodorant,deodorants,aftershave,fragrance gift set,parfum,parfym,body spray,attar,deo,roll on,after shave,eau de cologne,deo spray,room spray',
  ],
  [
    'beauty',
    'lipstick,lip gloss,lip balm,lip liner,lip care,lip plumper,lip colour,lip color,nail polish,nail paint,nail lacquer,nail essentials,mascara,eyeliner,kajal,kajal and eyeliner,eyeshadow,eye shadow,foundation,foundation and primer,concealer,compact,compact powder,blush stick,highlighter and blush,makeup,make up,makeup remover,skincare,skin care,skincare kit,moisturizer,moisturiser,moisturisers,face moisturisers,face wash,face wash and cleanser,face mask sheet,face serum,face cream,eye cream,sunscreen,shampoo,conditioner,hair colour,hair color,hair oil,hair dye,body lotion,body wash,body wash and scrub,body butter,hand cream,scrub soap,soap,face scrub,face scrub and exfoliator,toner,mask and peel,grooming kit,mens grooming kit,beauty accessory,beauty accessories,cosmetic,cosmetics,kosmetik,smink,maquillaje,cleanser,bath and body,beauty,personal care,nail,nails,lips,makeup brush,face serum and gel,skin cream,shower gel,lipcolor,lip pot,eye pencil,eye liner,face pack,blusher,highlighter,sun block,sun block cream,massage cream,skin polisher,serum,cream cleanser,perfume set',
  ],
  [
    'gift card',
    'gift card,gift cards,giftcard,gift voucher,voucher,vouchers,gutschein,geschenkgutschein,presentkort,gavekort,tarjeta regalo,carte cadeau,e gift,egift card',
  ],
  [
    'bicycle part',
    'bicycle,bicycles,bike,bikes,cycling accessories,bicycle handlebars,bicycle stems,bicycle seatposts,bicycle saddles,bicycle grips,bicycle parts,handlebar,handlebars,seatpost,framekit,frameset,wheelset,cykel,cyklar,cykelramar,cykeltillbehor,cykelkedja,cykeldelar,styre,sadel,sadelstolpar,styrstammar,pedalremmar,hjulset,handtag,framlampa,baklampa,fahrrad,fahrrader,fahrradteile,bicicleta,bicicletas,singlespeed,singelspeed,bike lock,ringklockor,bygellas,viklas,pedals,bicycle chain,bike chain,lenker,velo',
  ],
  [
    'home',
    'mug,mugs,coffee cup,drinkware,tableware,kitchen and dining,water bottle,tumbler,glassware,plate,bowl,candle,candles,candle holder,pillow,cushion,cushion cover,cushion covers,blanket,throw blanket,towel,towels,bed sheet,bedsheet,duvet,curtain,rug,lamp,headlamp,lantern,lighting,stool,camp stool,chair,table,sofa,furniture,vase,poster,wall art,art print,picture frame,ornament,home furnishing,home decor,home and garden,kitchen,tent,cooler,lunch bag,lunch box,picnic,apron kitchen,umbrella,umbrellas,hanger,laundry bag,garment bag,rose box,scented candle,wandbild,mobel,leuchten,muebles,beach towel,tea towel,coaster,coasters,keepsake box',
  ],
  [
    'stationery',
    'notebook,notebooks,journal,book,books,magazine,field report,field notes,pen,pencil,greeting card,sticker,stickers,patch,patches,patches and pins,enamel pin,calendar,planner,buch,bucher,bok,bocker,libro,libros,wrapping paper',
  ],
  [
    'electronics',
    'phone case,iphone case,phone cover,headphone,headphones,earphones,earbuds,speaker,charger,usb cable,power bank,laptop,ipad,tablet computer,camera,electronics,television,handy,mobile phone,airpods case',
  ],
  [
    'sports equipment',
    'football,footballs,soccer ball,basketball ball,basketballs,cricket bat,tennis racket,racquet,dumbbell,yoga mat,skateboard,skateboard deck,golf balls,sports equipment,skis,surfboard,boxing gloves,helmet,hockey stick,shin guards,swim goggles,swimming goggles,kayak',
  ],
  [
    'toy',
    'toy,toys,doll,dolls,puzzle,board game,plush,plush toy,soft toy,spielzeug,leksak,leksaker,juguete,juguetes,playing cards',
  ],
  [
    'food',
    'coffee beans,tea bags,snack,protein powder,supplement,supplements,vitamins,food,beverages,wine bottle,food and beverages',
  ],
  [
    'pet article',
    'dog,dogs,cat collar,pet,pets,dog collar,dog leash,dog sweater,pet supplies,animals and pet supplies,hund,hunde',
  ],
  [
    'service',
    'shipping protection,route package protection,package protection,shipping insurance,insurance,route,extended warranty,warranty,donation,gift wrap,gift wrapping,gift box,gift bag,sample,fabric swatch,swatch,ring sizer,size guide,free gift,free gifts,free items,rental,alterations,digital download,subscription',
  ],
  [
    'small article',
    'face mask,masks,mask,key chain,keychain,key ring,keyring,shoe laces,shoelaces,shoe lace,shoe accessories,shoe care,shoe polish,insole,insoles,lighter,lanyard,travel accessory,pill box,luggage tag,eye mask,sleep mask,passport photo,sports accessories,accessory gift set',
  ],
];

/** Categories that contain no clothing, in Google's taxonomy and in shops' own categories. */
export const NON_FASHION_TREE_PATTERNS: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['bicycle part', /\bcycl(?:ing|es?)\b|cykel|fahrrad|bicicleta/i],
  ['home', /^(?:home & garden|furniture|hardware|home\s*$)/i],
  ['fragrance', /^fragrances?\b|> ?(?:perfume|fragrance)/i],
  ['beauty', /^(?:health & beauty|beauty|personal care|cosmetics)\b/i],
  ['electronics', /^(?:electronics|cameras & optics)\b/i],
  ['sports equipment', /^(?:sporting goods)\b(?!.*(?:clothing|apparel|wear))/i],
  ['toy', /^(?:toys & games|baby & toddler\s*>\s*toys)\b/i],
  ['food', /^(?:food, beverages)\b/i],
  ['pet article', /^(?:animals & pet supplies)\b/i],
  ['stationery', /^(?:media|office supplies|arts & entertainment)\b/i],
  ['service', /^(?:insurance|free items)\b/i],
  ['gift card', /gift cards?/i],
];

/** Google's ids for clothing, shoes and accessories (category 166 and its subcategories). */
export const FASHION_TAXONOMY_IDS = new Set([
  '166',
  '1604',
  '212',
  '204',
  '2271',
  '207',
  '1581',
  '203',
  '5598',
  '208',
  '211',
  '213',
  '1594',
  '5182',
  '5388',
  '187',
  '167',
  '188',
  '201',
  '3032',
  '6551',
  '173',
  '169',
  '176',
  '177',
  '178',
  '170',
  '5322',
  '2580',
  '1772',
  '1831',
  '209',
  '214',
  '215',
  '7207',
  '2302',
  '5250',
  '2562',
  '2563',
  '5834',
]);
