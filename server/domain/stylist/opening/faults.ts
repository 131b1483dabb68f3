/** Something that people dislike about clothes, their body or their day, with a wish that helps. */
export interface Fault {
  /** A pattern for the subject, which must occur in the message; '' for any subject. */
  readonly subjectWords: string;
  /** A pattern for what is wrong, such as 'too short'. */
  readonly wrongWords: string;
  /** The wish in words of the search; '' if clothes cannot help. */
  readonly wish: string;
  /** The garments to show if the message names no garment. */
  readonly shown: string;
  /** Whether the shopper wants the garment that has the fault: 'shirts are always short in the arms'. */
  readonly isOfGarment: boolean;
  /** Whether the wish may describe any garment in the message. */
  readonly isOfAny: boolean;
}

const ARM_WORDS = 'arm,arms,sleeve,sleeves,wrist,wrists,cuff,cuffs';
const WAIST_WORDS =
  'waistband,waistbands,waist band,waist,waists,belt,belts,elastic,tummy,belly,stomach,middle,bloated,bloating,ibs,stoma,colostomy,buttons,zip,hips';
const TOP_WORDS =
  'shirt,shirts,blouse,blouses,top,tops,tee,tees,t shirt,t shirts,button downs,button ups,buttons,button,buttonholes,chest,bust,boobs';
const TROUSER_WORDS = 'jeans,trousers,pants,chinos,slacks,leggings,cords,joggers,bottoms,legs,leg,ankles,ankle';
const FOOT_WORDS =
  'feet,foot,toes,toe,bunion,bunions,heel,heels,shoe,shoes,boot,boots,arches,corns,ankles,blisters,plantar fasciitis,trainers,sneakers';
const ANY_BODY_WORDS = 'me,my,i,im,he,she,hes,shes,her,his,ive,on,at,in,to,we,everything,everyone,so';

const fault = (
  subjectWords: string,
  wrongWords: string,
  wish: string,
  shownWords = '',
  isOfGarment = true,
  isOfAny = true,
): Fault => ({
  subjectWords,
  wrongWords,
  wish,
  shown: shownWords,
  isOfGarment,
  isOfAny,
});

/** The faults in order. For each part of a message, the first fault that matches is used. */
export const FAULTS: readonly Fault[] = [
  fault(
    ARM_WORDS,
    'short,too short,shrunk,never long enough,not long enough,arent long enough,longer than,arms are longer,arms too long,ride up,halfway,long arms,up my arms,above the wrist,gorilla,orangutan,monkey',
    'long sleeve',
    'shirt',
  ),
  fault(
    'arms,upper arms,bingo wings,arm,scars,scar,eczema,psoriasis',
    'hide,hate,cover,covered,cover up,conscious,flabby,wobbly,bingo wings,ashamed,embarrassed',
    'long sleeve',
  ),
  fault('tattoo,tattoos,ink', 'neck,throat', 'high neckline'),
  fault('tattoo,tattoos,ink', 'leg,legs,calf,calves,ankle,shin,thigh', 'trousers'),
  fault(
    'tattoo,tattoos,ink,forearm,sleeve tattoo',
    'covered,cover,hide,hidden,showing,visible,forearm,sleeve',
    'long sleeve',
    'shirt',
  ),
  fault(
    'neck,chest,decolletage,blotches,rash',
    'blotches,blotchy,red,rash,flush,hives,red patches',
    'high neckline',
    '',
    false,
  ),
  fault(
    'dress,dresses,maxi,maxis,maxi dress,maxi dresses,gown,gowns',
    'drag,drags,dragging,trip,trips,tripping,swamp,swamps,too long,sweep,sweeps,drown,drowns,trail,on the floor,mop,drowning',
    'midi',
    'dress',
    false,
  ),
  fault('skirt,skirts', 'drag,drags,dragging,trip,trips,too long,swamp,swamps,on the floor', 'midi', 'skirt'),
  fault(
    TROUSER_WORDS,
    'drag,drags,dragging,trip,trips,too long,puddle,bunch,bunches,on the floor,take up,taken up,hem them,hemming,roll up,rolled up,walk on',
    'petite',
    'trousers',
  ),
  fault(
    TROUSER_WORDS,
    'too short,half mast,swingers,flapping,always short,short on me,never long enough,arent long enough,not long enough,show my socks,shows my socks,up my shins',
    'tall',
    'trousers',
  ),
  fault(
    'waist,back,jeans,trousers,pants,skirts',
    'gap,gaps,gape at the back,gapes at the back,gaping at the back,falls down,fall down,slip down,slips down,slide down,slides down,stays up,stay up,falling down,hoick,hoiking,pull them up,pulls them up,builders bum,bum crack',
    'high waist',
    'trousers',
  ),
  fault('waistband,waistbands', 'nothing with,without,cant do,cant have,no', 'elastic waist', 'trousers'),
  fault(
    'laces,shoelaces,lace ups',
    'tie,tying,bend,bending,reach,kneel,kneeling,cant,back,knees',
    'loafer',
    'shoes',
    false,
  ),
  fault(
    WAIST_WORDS,
    'dig,digs,digging,dig in,digs in,cut in,cuts in,cutting,pinch,pinches,tight,tightness,too tight,hurt,hurts,uncomfortable,press,presses,bloats,bloated,bloating,cant bear,no waistband,flare up,flares up',
    'elastic waist',
    'trousers',
  ),
  fault(
    TOP_WORDS,
    'gape,gapes,gaping,pop,pops,popping,pull,pulls,strain,strains,bulge,bulges,burst,bursts,wont close,dont close,doesnt close,wont do up,gap,gaps,button at',
    'relaxed',
    'shirt',
  ),
  fault('thigh,thighs,legs,inner thighs', 'rub,rubs,rubbing,chafe,chafes,chafing,chub rub', '', 'shorts'),
  fault(
    'zip,zips,zipper,zippers',
    'hard,difficult,tricky,fiddly,cant do,struggles,struggle,cant manage',
    'no zips',
    '',
    false,
  ),
  fault(
    'buttons,button,zips,zip,laces,fastenings',
    'cant do,cant manage,cannot do,hard,difficult,tricky,fiddly,struggle,struggles,arthritis,cant fasten,fumble,broke,broken',
    'no buttons',
    'sweater',
    false,
  ),
  fault(
    'wrist,hand,hands,fingers,arm,shoulder',
    'broke,broken,broke my,in a cast,in plaster,fractured,arthritis,arthritic,shake,tremor,sling',
    'no buttons',
    'sweater',
    false,
  ),
  fault(
    'back pocket,back pockets,seam,seams,skirt,skirts,belt,belts,top,tops',
    'hurt,hurts,ride up,rides up,riding up,dig in,digs in,stick in,press in',
    '',
    '',
    false,
  ),
  fault(
    'everything,tops,top,shirts,tees,jumpers,they',
    'ride up,rides up,riding up,too short,show my stomach,shows my stomach,cropped',
    'long',
    'top',
  ),
  fault('podiatrist,physio,chiropodist,osteopath,orthotics,insoles', '', 'comfortable', 'shoes', false),
  fault('inside leg,inseam,leg', '34,35,36,37,38', 'tall', 'trousers'),
  fault(
    FOOT_WORDS,
    'kill,kills,killing,hurt,hurts,hurting,ache,aches,aching,rub,rubs,rubbing,blister,blisters,pinch,pinches,swell,swells,swollen,sore,agony,destroyed,ruin,ruins,cant do heels,cant wear heels,no longer do heels,numb,bleeding,in bits,on fire,throb',
    'comfortable flat',
    'shoes',
  ),
  fault('boots,shoes,heels', 'bunion,bunions', 'comfortable', 'shoes'),
  fault(
    'rash,skin,eczema,psoriasis,scalp,neck',
    'itch,itchy,itches,rash,rashes,reacts,react,sensitive,scratchy,eczema,psoriasis,flares,flare',
    'soft cotton',
    '',
    false,
  ),
  fault('sweat,sweaty,pits,armpits,perspire,sweating,sweat patches', '', 'breathable relaxed', 'shirt', false),
  fault(
    'blouses,blouse,shirts,tops,tees,leggings,dresses,skirts,trousers,white shirts,all,they,everything',
    'see through,see thru,transparent,sheer,show my bra,shows my bra,shows everything,show my knickers',
    'no sheer',
  ),
  fault(
    'sunburn,sunburnt,i burn,burn in,burn easily,burns easily,get burnt,gets burnt,got burnt,factor 50,skin cancer,melanoma,sunscreen,sun cream,ginger skin,sun allergy',
    '',
    'long sleeve lightweight',
    'shirt',
    false,
    false,
  ),
  fault('', 'hot flushes,hot flush,hot flashes,hot flash', 'breathable', '', false),
  fault(
    'aircon,air con,ac,air conditioning,fan',
    'broken,broke,packed in,packed it in,bust,gone,died,dead,off,doesnt work,not working',
    'breathable summer',
    'top',
    false,
  ),
  fault(
    ANY_BODY_WORDS,
    '34 degrees,35 degrees,36 degrees,37 degrees,38 degrees,39 degrees,40 degrees,41 degrees,42 degrees,45 degrees,30 degrees,31 degrees,32 degrees,33 degrees',
    'breathable summer',
    '',
    false,
  ),
  fault(
    '38,39,40,41,42,36,37',
    'in here,outside,today,in the office,in the shop,out there,in the shade',
    'breathable summer',
    'top',
    false,
  ),
  fault(
    'office,work,desk,till,shop,church,classroom,school,house,flat,warehouse,station,stadium,pitch,sideline,tent,cathedral,barn,market,marquee,department,lab,garage,hall,rink,legs,feet,hands,chest,mornings,evenings,room,it,its,platform,stall,bus stop',
    'freezing,baltic,arctic,perishing,bitter,brass monkeys,icebox,ice box,fridge,freezer,nippy,draughty,drafty,bloody cold,always cold,so cold,ice cold,is cold,cold till,unheated,no heating,heating is off,heating off,feels the cold,are cold',
    'warm',
    '',
    false,
  ),
  fault(
    'i,im,he,hes,she,shes,we,always',
    'freeze,freezes,perished,shiver,shivers,shivering,feel the cold,feels the cold,always freezing',
    'warm',
    '',
    false,
  ),
  fault(
    'monsoon,bog,bogs,boggy,puddles,torrential,pouring,downpour,typhoon,rainy season,lashing,pissing,pelting,swamp,mud,muddy,soaked,soaking,get wet,wet feet,rain',
    '',
    'waterproof',
    '',
    false,
  ),
  fault('', 'quick dry,dry by,dries fast,dry fast,dry quickly,dries overnight', 'quick drying', '', false),
];
