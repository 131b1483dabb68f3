import type { AdviceTopic } from './Advice.ts';

type Rule = readonly [asks: RegExp, advice: string];

const FOOTWEAR_RULES: readonly Rule[] = [
  [
    /\b(?:sockless|without socks|no socks|barefoot|no show socks?)\b/u,
    'Loafers without socks look easy in summer: no-show socks with a silicone strip at the heel stay put, or a thin insole that can be washed, and shoe trees keep the leather dry.',
  ],
  [
    /\b(?:grass|lawn|garden|vineyard|cobble(?:s|stones?)|sand|gravel)\b/u,
    'On grass and cobbles thin heels sink: a block heel, a wedge or a flat is what you want.',
  ],
  [
    /\b(?:slip|slips|slippery|grip|ice|icy)\b/u,
    'Grip comes from the sole: rubber with a tread holds, smooth leather slides on wet ground and ice. A cobbler puts a thin rubber sole on leather for little money.',
  ],
  [
    /\b(?:stand(?:ing)?|walk(?:ing)?|on my feet|all day|long days|danc(?:e|ing)|commut)/u,
    'For long hours on your feet take soft leather, a round toe, a heel of one to four centimeters and a rubber sole; brand-new shoes want two or three short outings first.',
  ],
  [
    /\b(?:break(?:ing)? (?:them |it )?in|blisters?|rub(?:s|bing)?|pinch(?:es)?)\b/u,
    'Wear leather shoes at home in thick socks for an hour a few times; a cobbler can stretch a tight spot.',
  ],
  [
    /\b(?:stay(?:s)? on|slip(?:ping|s)? off|fall(?:ing)? off|heel slips?)\b/u,
    'A strap, laces or a higher vamp keeps a shoe on; a heel grip or a thin insole cures a pair that is a little loose.',
  ],
];
export const FOOTWEAR_ADVICE: AdviceTopic = {
  asks: /\b(?:sockless|without socks|no show socks?)\b|\b(?:shoes?|heels?|boots?|soles?|flats?|feet|loafers?|sneakers?|trainers?|these|those|them|they|it)\b.{0,60}\b(?:grass|lawn|cobble(?:s|stones?)|sand|gravel|slip(?:s|pery|ping)?|grip|ice|icy|stand(?:ing)?|walk(?:ing)?|on my feet|danc(?:e|ing)|break(?:ing)? in|blisters?|pinch(?:es)?|stay on)\b|\bcomfort(?:able|y)? (?:for|to) (?:stand|walk|danc|long|all day)/u,
  advise: ({ words }) => FOOTWEAR_RULES.find(([subject]) => subject.test(words))?.[1] ?? '',
};

const CARE_RULES: readonly Rule[] = [
  [
    /\bwhite\b.{0,30}\b(?:leather|sneakers?|shoes?|trainers?|soles?)\b|\b(?:leather|sneakers?|shoes?|trainers?)\b.{0,30}\bwhite\b/u,
    'White leather: wipe it with a damp cloth and mild soap, work on the sole with an old toothbrush, let it dry away from heat, and rub in a colorless balm.',
  ],
  [
    /\bsuede\b/u,
    'Suede: brush it dry, take marks out with a suede eraser, and never rub water in; a spray keeps it clean longer.',
  ],
  [
    /\b(?:wine|coffee|sauce|grease|oil|blood|grass|makeup|stains?)\b/u,
    'Dab a stain at once with cold water, from the outside in, and do not rub; grease wants a drop of washing-up liquid, and what is dry clean only goes to the cleaner with the stain named.',
  ],
  [
    /\b(?:iron|steam)\b.{0,40}\b(?:setting|heat|hot|temperature)\b|\bwhat (?:setting|heat|temperature)\b/u,
    'Iron silk and synthetic cloth at one dot, wool at two with a damp cloth, cotton and linen at three while still damp; steam from the inside wherever you are not sure.',
  ],
  [
    /\b(?:shoe ?trees?|polish|crease at the toe)\b/u,
    'Leather creases where the foot bends: shoe trees after wearing and a little balm keep the creases soft.',
  ],
  [
    /\b(?:store|storing|moths?|hang|fold)\b/u,
    'Fold knits, hang the rest; wash or air wool before you store it, with cedar or lavender against moths.',
  ],
];
const ASKS_HOW_PATTERN = /\b(?:how|what|whats|which|can|do|does|will|should|where|any)\b/u;
const KEEPS_PATTERN =
  /\b(?:clean|stains?|get (?:it |them |the )?.{0,12}out of|iron|steam|polish|store|storing|hang|fold|moths?|shoe ?trees?|crease at the toe)\b/u;
/** Advice on cleaning, ironing and storing pieces, whatever their cloth. */
export const CARE_ADVICE: AdviceTopic = {
  asks: { test: (words) => ASKS_HOW_PATTERN.test(words) && KEEPS_PATTERN.test(words) },
  advise: ({ words }) => CARE_RULES.find(([subject]) => subject.test(words))?.[1] ?? '',
};

const TREND_RULES: readonly Rule[] = [
  [
    /\bskinny\b/u,
    'Skinny legs are quieter than they were, straight and wide lead now; with a long or loose top they still work.',
  ],
  [
    /\b(?:narrow|slim) (?:trousers|pants|legs?)\b/u,
    'Narrow trousers are one choice among many now: a straight leg with some room is easier to wear at any age and looks as current.',
  ],
  [
    /\b(?:nude|beige) (?:shoes|heels|pumps)\b/u,
    'Nude shoes are a classic rather than a trend: close to your own skin color they lengthen the leg, and that never dates.',
  ],
  [
    /\b(?:leopard|animal print)\b/u,
    'Leopard comes and goes and never quite leaves; one piece of it with plain ones is right in any year.',
  ],
];
/** Advice on whether something is in fashion: 'are they over', 'is that still in style', 'would it be corny'. */
export const TREND_ADVICE: AdviceTopic = {
  asks: /\b(?:(?:is|are) (?:it|they|that|those|these|[a-z]+(?: [a-z]+){0,2}) (?:over|out|dated|out of (?:style|fashion|date)|still (?:in|cool|a thing)|in style|in fashion|trendy|passe|cheugy|a thing)|(?:out of|in) (?:style|fashion)|go(?:es|ing)? out of (?:style|fashion)|do (?:people|men|women|guys|girls|kids)(?: my age)? (?:still )?wear|old fashioned)\b/u,
  advise: ({ words }) =>
    TREND_RULES.find(([subject]) => subject.test(words))?.[1] ??
    'Trends matter less than how it fits and what you wear beside it: with plain, current pieces around it, it will not look dated.',
};

/** The stylist's opinion: 'would it look silly', 'is that too much'. */
export const OPINION_ADVICE: AdviceTopic = {
  asks: /\b(?:(?:look|looks|be|is|are|it|that|this|am i|me|seem|feel)\b.{0,24}\b(?:silly|ridiculous|weird|odd|corny|cheesy|tacky|too much|overdressed|underdressed|over the top|try(?:ing)? (?:too )?hard|desperate|boring|frumpy|childish|immature|mutton|too (?:young|old|dressy|casual|formal|fancy|loud|plain|sexy|short|tight|bright|bold|busy)|dumb|stupid|crazy|basic|grandma|granny|a bad idea|bad|(?:ok|okay|fine|alright|all right|allowed|silly|possible|too much) (?:at|over|past|for) (?:my age|(?:a )?[4-8]\d)\b)|yay or nay|(?:hes|shes|they are|theyre|am i|is he|is she|are they) (?:wrong|right)|(?:is|are) (?:he|she|they|my \w+) (?:wrong|right))\b/u,
  advise: ({ words }) => {
    if (/\b(?:wrong|right)\b/u.test(words))
      return 'It is you who wears it, so your eye counts; the piece you keep coming back to is mostly the right one.';
    if (/\btoo (?:dressy|formal|fancy)|overdressed|over the top|too much|try(?:ing)? (?:too )?hard\b/u.test(words))
      return 'A little too dressy is easier to carry than a little too plain. Take one thing off, shoes or jewelry first, and it calms down at once.';
    if (/\btoo (?:casual|plain)|underdressed|boring|basic\b/u.test(words))
      return 'Better shoes, one good accessory or a jacket lift it by a whole step.';
    if (/\btoo (?:short|tight|sexy)\b/u.test(words))
      return 'Show one thing at a time: with a short hem keep the neck high and the shoe low, with a low neck keep the hem long.';
    if (
      /\btoo (?:young|old)|mutton|frumpy|grandma|granny|childish|\b(?:at|over|past|for) (?:my age|(?:a )?[4-8]\d)\b/u.test(
        words,
      )
    )
      return 'Age hardly comes into it; fit does. With a clean line and good shoes it looks chosen, at any age.';
    return 'I would not worry: worn as if you meant it, with quiet pieces around it, it looks right. If you keep thinking of it in front of the mirror, take the other one.';
  },
};
