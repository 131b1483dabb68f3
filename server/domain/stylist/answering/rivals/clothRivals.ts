import { createRivals } from './Rival.ts';

const FILLINGS = `
down | down filling, down fill, down coat, down jacket, goose down, duck down, feather, feathers, feather filling | the warmest filling for its weight | it goes flat and cold when it is wet | warmth 5, rain 1, creasing 4, care 2, lasting 4, price 2
synthetic filling | synthetic, synthetics, synthetic fill, polyester filling, polyester fill, primaloft, thinsulate, padding, padded, wadding, synthetic padding | a little bulkier and less warm than down | it stays warm when damp, dries fast and goes in the machine | warmth 3, rain 5, care 5, price 5, lasting 3
wool | wool coat, woollen, woolen | warm, and still warm when damp | it is heavier than down and soaks through in steady rain | warmth 4, rain 3, care 2, formality 5, lasting 4, price 3
fleece | fleece jacket | warm, light and easy to wash | the wind goes through it | warmth 3, rain 2, care 5, ease 5, price 5, formality 1
`;

const CLOTHS = `
linen | linen cloth | the coolest cloth there is and dries fast | it creases | heat 5, warmth 1, creasing 1, lasting 4, skin 3, shrinking 2, care 3, formality 3
cotton | cotton cloth, poplin, jersey cotton | soft and easy to wash | it dries slowly once it is damp | heat 4, warmth 2, creasing 3, skin 5, care 5, shrinking 3, lasting 4, price 4, rain 1
silk | pure silk, real silk | smooth, light and dressy | it minds water marks and is washed by hand | heat 4, warmth 3, creasing 3, skin 5, care 1, formality 5, lasting 2, price 1, rain 1
viscose | rayon, modal | soft and falls beautifully | it creases and is weak when it is wet | heat 4, warmth 2, creasing 2, skin 4, care 2, shrinking 1, lasting 2, price 4, rain 1
lyocell | tencel | cool, smooth and stronger than viscose | it costs more | heat 5, skin 5, creasing 3, care 4, lasting 4, price 3, shrinking 4
polyester | poly, synthetic cloth, acrylic | cheap, hard-wearing and creases little | it breathes badly and holds on to smells | heat 1, warmth 3, creasing 5, skin 3, care 5, shrinking 5, lasting 5, price 5, rain 3
nylon | polyamide | light, strong and sheds a shower | it breathes badly | heat 1, rain 5, creasing 5, care 5, lasting 5, warmth 2, price 4, shrinking 5
wool | lambswool, sheep wool, sheeps wool | warm, slow to smell and hardly creases | coarse wool can itch and it is washed with care | warmth 4, heat 2, rain 3, creasing 5, skin 2, care 2, shrinking 1, lasting 4, formality 4
merino | merino wool, fine wool | fine enough that most people do not feel it itch, and keeps its shape | it is less fluffy than cashmere | warmth 4, heat 3, creasing 5, skin 4, care 3, lasting 4, price 3, shrinking 2
cashmere | pure cashmere | the softest and warmest for its weight | it pills, wants care and costs most | warmth 5, skin 5, care 1, lasting 2, price 1, formality 5, shrinking 1, heat 1
mohair | | light, fluffy and very warm | it sheds and many feel its hairs on bare skin | warmth 5, skin 1, care 1, lasting 2, price 2
alpaca | | softer than wool and very warm | it stretches out of shape if it is hung up | warmth 5, skin 4, care 2, lasting 3, price 2
tweed | | the toughest woolen cloth and shrugs off wind | it is rough and heavy | warmth 4, lasting 5, skin 1, rain 3, formality 3, heat 1
rigid denim | denim, raw denim, stiff denim, non stretch denim, rigid, raw | made for hard wear and gets better with it | it is heavy and slow to dry | lasting 5, heat 2, ease 5, formality 1, comfort 2, trend 4
stretch denim | stretch, stretchy denim, stretch jeans | comfortable from the first day | it loses its hold sooner than rigid denim | comfort 5, lasting 3, ease 5, trend 2
satin | | shiny and dressy | it shows every crease and water mark | formality 5, care 2, creasing 2, lasting 2, heat 3, rain 1
velvet | | rich, warm and festive | it marks when it is crushed | formality 5, warmth 4, care 1, creasing 2, heat 1, rain 1
corduroy | cord, cords | soft, warm and easygoing | its ribs go flat in time | ease 5, warmth 4, care 4, formality 2, heat 1
leather | real leather, genuine leather, smooth leather | tough, wipes clean and takes a shower if it is treated | it needs feeding and costs more | rain 4, lasting 5, care 4, formality 4, price 2, comfort 3
suede | nubuck | softer and more relaxed than smooth leather | rain and dirt leave marks on it | rain 1, care 1, comfort 5, ease 4, formality 3, lasting 3
vegan leather | faux leather, fake leather, pu leather, pu, pleather, imitation leather | cheaper and easy to wipe | it peels after some seasons | price 5, rain 4, care 5, lasting 1, comfort 2
canvas | | light, cheap and washable | it soaks through | rain 1, care 4, price 5, ease 5, formality 1, lasting 4
patent leather | patent | glossy, dressy and wipes clean | it creases visibly and does not give | formality 5, rain 4, care 5, comfort 1
`;

const METALS = `
gold plated | gold-plated, plated gold, gold plate, plated, gold plating, vermeil | cheap for its look | the layer wears off in a year or three, faster on skin that sweats | price 5, lasting 2, skin 2
real gold | solid gold, gold jewelry, pure gold | never green and lasts for a lifetime | it costs many times more | price 1, lasting 5, skin 5, formality 5
sterling silver | real silver, solid silver | real, kind to most skins and affordable | it darkens and wants polishing | price 3, lasting 4, skin 4, care 2
stainless steel | steel | hard, cheap and never tarnishes | it has less of a glow | price 5, lasting 5, skin 4, care 5, formality 2
brass | | cheap and golden | it can leave green on the skin | price 5, skin 1, lasting 3
`;

export const CLOTH_RIVALS = [
  ...createRivals('filling', FILLINGS),
  ...createRivals('cloth', CLOTHS),
  ...createRivals('metal', METALS),
];
