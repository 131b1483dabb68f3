import { createRivals } from './Rival.ts';

const SHOES = `
oxfords+ | oxford, oxford shoes | the dressiest lace-ups, with closed lacing | they look stiff with jeans | formality 5, ease 1, comfort 2, lasting 4
derbies+ | derby, derby shoes | open-laced, roomier and a touch easier than oxfords | they are a step less formal | formality 4, ease 4, comfort 4, lasting 4
brogues+ | brogue | friendly, with their punched holes | the holes let rain in and make them less formal | formality 3, ease 4, rain 2, comfort 3
monk straps+ | monk strap, monks, monk shoes, double monks | smart with some character | they ask to be noticed | formality 4, ease 3, trend 4
loafers+ | loafer, penny loafers, slip ons | quick to slip on and the easiest smart shoe | they hold the foot less than laces | formality 3, ease 5, comfort 4, trend 5, rain 2
sneakers+ | sneaker, trainers, trainer, tennis shoes, runners | the most comfortable | they take a step of smartness off any outfit | formality 1, ease 5, comfort 5, trend 4, heat 3
boots+ | boot, ankle boots, chelsea boots, chelseas, booties | warm, dry and solid | they are too much in the heat | warmth 5, rain 5, formality 3, ease 4, comfort 4, heat 1
sandals+ | sandal | airy and easy in the heat | they leave the toes to rain and rules | heat 5, formality 2, comfort 4, rain 1, warmth 1
ballet flats+ | ballerinas, ballet pumps, flats, flat shoes | light, neat and kind to the back | the sole is thin for a long walk | comfort 4, formality 3, ease 4, trend 4
block heels+ | block heel, chunky heels | steady on grass and through a long evening | they look less fine than a stiletto | comfort 4, formality 4, height 2, shortness 4
stilettos+ | stiletto, thin heels, high heels, heels | the dressiest and the most lengthening | they sink into grass and tire the foot | formality 5, comfort 1, shortness 5
wedges+ | wedge, wedge heels, espadrilles | high without wobbling | they look summery rather than formal | comfort 4, formality 2, heat 4, shortness 4
kitten heels+ | kitten heel, small heels, low heels | dressy and still walkable | they add little height | formality 4, comfort 4, shortness 3
mules+ | mule, clogs, slides | quick to slip on | they fall off in a hurry | ease 5, comfort 3, formality 2
`;

const LEGS = `
skinny jeans+ | skinny, skinnies, skinny legs, skinny fit | neat inside boots and under long tops | they outline hips and thighs | hips 1, shortness 3, trend 1, comfort 2, middle 2
slim jeans+ | slim, slim leg, slim fit, slim cut | neat without clinging | they leave little room at the thigh | formality 4, hips 2, shortness 4, trend 3, comfort 3
straight jeans+ | straight, straight leg, straight legs, straight cut | the safest cut on nearly everybody | they say little | hips 4, shortness 4, trend 4, comfort 4, formality 4, age 5
bootcut jeans+ | bootcut, boot cut, flares, flared, flare, flared jeans | made to balance the hips and lengthen the leg over a heel | they want the right length to the floor | hips 5, shortness 4, trend 4, comfort 3, height 5
wide jeans+ | wide leg, wide legs, wide, baggy, palazzo, wide leg trousers, baggy jeans | roomy, cool and current | they can swamp a small frame | hips 4, shortness 2, height 5, trend 5, comfort 5, heat 4, middle 4
mom jeans+ | mom jean, mom, mum jeans, barrel, barrel jeans | high in the waist and easy at the hip | they cut the leg at the ankle | hips 4, shortness 2, trend 4, comfort 4, middle 3
chinos+ | chino, khakis | a step smarter than jeans and light | they crease at the knee | formality 3, heat 4, comfort 4, ease 4
jeans+ | jean, denim | tough and right with everything casual | they are too plain for a dress code | formality 1, ease 5, lasting 5, heat 2
trousers+ | dress trousers, tailored trousers, suit trousers | the smartest | they want pressing | formality 5, ease 2, heat 3
leggings+ | legging, jeggings | the softest to move in | they need a long top in company | comfort 5, formality 1
shorts+ | bermudas | the coolest | they are too casual for most evenings | heat 5, formality 1
`;

const DRESSES = `
a mini | mini, mini dress, mini skirt, minis | lively and lengthens a short leg | it asks for a flat shoe and some nerve | shortness 5, formality 2, trend 3, heat 4, age 2
a midi | midi, midi dress, midi skirt, midis | right for work, weddings and weekends alike | its hem must not cut the widest part of the calf | formality 4, shortness 3, age 5, trend 5, comfort 4
a maxi | maxi, maxi dress, maxi skirt, maxis, long dress, floor length | graceful and covers all | it can swamp a short figure unless it falls straight | formality 5, shortness 2, height 5, heat 3, age 4
a wrap dress | wrap, wrap dresses | kind to bust, waist and hips at once | it wants a pin or a slip in the wind | bust 5, hips 5, middle 5, formality 4, age 5
a shirt dress | shirt dress, shirtdress | easy from desk to dinner | it can gape at a full bust | ease 5, formality 3, bust 2, middle 3, heat 4
a sheath | sheath, sheath dress, bodycon, fitted dress, pencil dress | sleek and smart | it shows the middle | formality 5, middle 1, hips 2, trend 3
an a-line dress | a-line, a line, a-line dress, fit and flare, skater dress, swing dress | marked at the waist and free at the hip | it is more girlish than sleek | hips 5, middle 4, shortness 4, formality 4
a dress | dress, dresses, frock | one decision and always looks put together | it is one fixed look | formality 4, heat 4, comfort 4
a jumpsuit | jumpsuit, playsuit | modern and frees the legs | it is a nuisance in the bathroom | trend 5, formality 3, comfort 3
a skirt | skirt, skirts | cool and feminine | it needs its top chosen with it | formality 4, heat 4
a suit | suit, trouser suit, pantsuit | the sharpest, and its parts work alone later | it is warm and formal | formality 5, heat 1, price 1
a blazer | blazer, sport coat, sports jacket, jacket and trousers | smart with half the stiffness of a suit | it falls short of a strict dress code | formality 4, ease 4, price 4, trend 4
`;

const OUTERWEAR = `
a trench coat | trench, trench coat, mac, raincoat | smart and keeps a shower off | it is not warm by itself | rain 5, warmth 2, formality 4, trend 5
a long coat | long coat, full length coat, maxi coat, duster, long puffer | elegant and warm over the legs | it hides a short figure unless it is slim, belted or worn open | warmth 5, shortness 2, height 5, formality 4, comfort 2
a short coat | short coat, short jacket, pea coat, cropped jacket, car coat | light and lengthens the leg | it leaves hips and legs to the cold | shortness 5, hips 2, warmth 3, comfort 5
a wool coat | wool coat, overcoat | the smartest over a suit or dress | it soaks through in steady rain | warmth 4, formality 5, rain 2, price 2
a puffer | puffer, puffer jacket, puffer coat, down jacket, padded jacket, quilted jacket | the warmest and weighs nothing | it looks sporty over a suit | warmth 5, rain 3, formality 1, comfort 5, middle 2
a parka | parka, parkas, anorak | warm, hooded and windproof | it is casual | warmth 5, rain 5, formality 1
a leather jacket | leather jacket, biker jacket, biker | tough and sharpens any outfit | it is stiff at first and no coat for frost | trend 5, ease 5, warmth 2, lasting 5
a denim jacket | denim jacket, jean jacket | easy over everything in spring | it soaks through and is thin | ease 5, warmth 1, rain 1
a cardigan | cardigan, cardi | easy to put on and off | it opens in the wind | comfort 5, ease 5, formality 3, warmth 3
a sweater | sweater, jumper, pullover | warmer and neater than a cardigan | it comes off over the head | warmth 4, formality 3
a hoodie | hoodie, sweatshirt, sweater shirt | the softest for the sofa and the gym | it is too casual for a dinner | comfort 5, formality 1, ease 5
a gilet | gilet, vest, bodywarmer | warm in the middle and frees the arms | the arms stay cold | warmth 3, ease 5, comfort 4
`;

const TIES = `
a bow tie | bow tie, bowtie, bow, dickie bow | festive, and a must at black tie | it looks like a costume on an ordinary office day | formality 5, trend 3, ease 1
a normal tie | normal tie, long tie, regular tie, necktie, tie, straight tie, ordinary tie | right with every suit and worn again the most | it is less festive than a bow | formality 4, ease 4, lasting 5
a knitted tie | knitted tie, knit tie, wool tie | relaxed, with texture | it is too casual for a ceremony | formality 2, ease 5, trend 4
a silk tie | silk tie, satin tie | smooth, shiny and formal | it shows every spot | formality 5, ease 2
no tie | no tie, without tie, without a tie, open collar | relaxed and cool | a strict dress code minds it | formality 2, ease 5, heat 5
`;

const EARRINGS = `
studs+ | stud, stud earrings, pearl studs | neat, light and right in any office | they are small from afar | formality 4, ease 5, comfort 5, age 5
hoops+ | hoop, hoop earrings | lively and go from jeans to a party | big ones catch on scarves and phones | trend 5, ease 4, formality 2
drop earrings+ | drops, drop, dangly earrings, danglers, chandelier earrings, chandeliers | dressy and lengthen the neck | they are much at a desk | formality 5, ease 1, shortness 4
pearls+ | pearl, pearl earrings | classic and soft beside the face | they mind perfume and water | formality 5, age 5
gold | gold tone, yellow gold | warm, and lovely with navy, green, brown and warm skin | it fights with cool gray | formality 4
silver | silver tone, white gold | cool, and lovely with gray, black, blue and cool skin | it looks cold beside camel and brown | formality 4
`;

const BAGS = `
a tote | tote, tote bag, shopper | roomy and open to the hand | everything falls to its bottom, and it hangs on one shoulder | room 5, ease 5, formality 3
a backpack | backpack, rucksack | the kindest to the back and frees both hands | it is sporty over a suit | room 5, comfort 5, formality 1
a shoulder bag | shoulder bag, handbag, satchel | smart and always closed | it holds less | formality 4, room 3, ease 4
a crossbody | crossbody, cross body, crossbody bag | safe and frees the hands | it creases a blazer and holds little | comfort 5, ease 5, room 2, formality 2
a clutch | clutch, clutch bag, evening bag | the dressiest | it holds a phone and keys and one of your hands | formality 5, room 1, ease 1
a briefcase | briefcase, laptop bag, messenger | made for papers and a laptop | it is heavy and formal | formality 5, room 4
`;

const COLLARS = `
a v-neck | v neck, v-neck, v necks, v-necks | lengthening for the neck and kind to a bust | it shows what is beneath it | bust 5, shortness 4, formality 4
a crew neck | crew neck, crew, crew necks, round neck, roundneck | neat alone or over a collar | it closes the neck off | bust 2, ease 5, formality 3
a roll-neck | roll neck, roll-neck, turtleneck, turtle neck, polo neck, rollneck | warm and sleek under a blazer | it adds bulk at a short neck or full bust | warmth 5, bust 1, formality 4
`;

/** Pairs, each a group of its own. */
const PAIRS = `
a belt | belt, belts | quick, and finishes jeans and chinos | it cuts the line of a suit | ease 5, formality 3
suspenders+ | braces, suspenders, brace | the better hold for dress trousers and no bulk at the waist | they want buttons or clips and a jacket over them | formality 5, comfort 5, middle 5, ease 1

single-breasted | single breasted, single, single-breasted suit | slimming, light and right everywhere | it is the usual choice | shortness 5, middle 4, ease 5, formality 4, heat 4
double-breasted | double breasted, double, db | strong in the shoulder and formal | it adds width and wants to stay closed | height 5, shortness 2, middle 2, formality 5, trend 5, heat 2

slim fit | slim fit, slim cut suit, skinny fit suit | sharp on a lean figure | it pulls on a broad one | trend 3, middle 1, comfort 2
regular fit | regular fit, classic fit, relaxed fit, loose fit | easy on every figure | it looks plain on a very slim one | middle 5, comfort 5, age 5

tights+ | tights, stockings, pantyhose | warm and make a leg look finished | they ladder | warmth 4, formality 5
bare legs+ | bare legs, no tights | cool and easy in summer | a formal office or a cold day minds them | heat 5, formality 2

pleats+ | pleats, pleated, pleated trousers, pleated front | roomy at the hip and comfortable to sit in | they add fullness in front | comfort 5, hips 4, middle 2
a flat front | flat front, flat fronted, plain front | clean and slimming | it leaves less room to sit | middle 4, hips 2

high-waisted | high waisted, high waist, high rise, high-rise | lengthening for the leg and holds the middle | it presses after a meal | shortness 5, middle 4
low-rise | low rise, low waisted, low waist, hipster | free at the middle | it shortens the leg | shortness 1, middle 1, trend 4

a bikini | bikini, two piece, bikinis | free in the sun | it holds less and stays put less | heat 5, bust 2, middle 2
a swimsuit | swimsuit, one piece, one-piece, bathing suit | the better hold for bust and middle | it dries slower | bust 4, middle 5

a cap | cap, baseball cap | easy and keeps the sun off the eyes | it leaves the ears and neck bare | ease 5, heat 4, formality 1
a beanie | beanie, bobble hat, woolly hat | warm over the ears | it flattens the hair | warmth 5, heat 1

gloves+ | gloves, glove | free for every finger | they are less warm than mittens | ease 5, warmth 3
mittens+ | mittens, mitten, mitts | the warmest for the fingers | they are clumsy | warmth 5, ease 1
`;

export const GARMENT_RIVALS = [
  ...createRivals('shoes', SHOES),
  ...createRivals('legs', LEGS),
  ...createRivals('dresses', DRESSES),
  ...createRivals('outerwear', OUTERWEAR),
  ...createRivals('ties', TIES),
  ...createRivals('jewelry', EARRINGS),
  ...createRivals('bags', BAGS),
  ...createRivals('collars', COLLARS),
  ...PAIRS.split('\n\n').flatMap((pair, index) => createRivals(`pair ${index}`, pair)),
];
