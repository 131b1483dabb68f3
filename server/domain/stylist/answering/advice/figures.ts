import type { AdviceContext, AdviceTopic } from './Advice.ts';

interface Figure {
  readonly words: RegExp;
  readonly advice: string;
}

const FIGURES: readonly Figure[] = [
  {
    words: /\b(?:broad|wide|big|swimmers?) (?:shoulders?|shouldered)\b|\bno hips\b|\binverted triangle\b|\bathletic\b/u,
    advice:
      'With broad shoulders and narrow hips, balance comes from below: an A-line or full skirt, wide trousers, a V-neck or wrap front, and raglan or set-in sleeves. Puffed sleeves, boat necks and shoulder pads add where you have enough.',
  },
  {
    words:
      /\b(?:(?:wide|big|large|full|wider|bigger|my|have) hips|hippy|pear(?: shaped?)?|big (?:bum|bottom|butt|thighs)|thick thighs|(?:bigger|16|18|larger) on the bottom)\b/u,
    advice:
      'With fuller hips, a defined waist does most: wrap and fit-and-flare dresses, high waists, straight or bootcut legs and dark bottoms, with color or detail at the neckline.',
  },
  {
    words:
      /\b(?:tummy|belly|stomach|muffin|apple(?: shaped?)?|middle|no waist|waistline|mum tum|mom pouch|love handles|midsection|bloat(?:ed|ing)?)\b/u,
    advice:
      'For the middle, cloth that falls rather than clings is the friend: wrap fronts, an empire or dropped waist, a shirt worn open, mid-rise straight or wide legs with a flat front. Thin jersey and a tight waistband show most.',
  },
  {
    words:
      /\b(?:petite|short(?: legs| person| girl| guy| man| woman| torso)?|tiny|(?:five|5|4) ?(?:foot|feet|ft)(?: (?:nothing|zero|one|two|three|[0-3]))?(?! ?\d)|5[ "’']?[0-3]\b|50 ?cm|15\dcm|drown(?:s|ed|ing)? (?:me|her|in it|in them))\b/u,
    advice:
      'On a small frame one long line does most: a high waist, one wide piece at a time, and a hem that stops at the knee or shows the ankle. Wide legs work if they begin at the waist and nearly cover the shoe; very long layers are what drowns people.',
  },
  {
    words: /\b(?:tall|long (?:legs|arms|torso)|lanky|6 ?(?:foot|feet|ft)|6[ "’']?\d\b|5[ "’']?1[01])\b/u,
    advice:
      'On a tall figure sleeves and hems run short first, so look for long sizes, raglan sleeves and hems that may be cropped on purpose; wide legs, long coats and midis fall as they are meant to. The sleeve lengths of a piece are with the shop that sells it.',
  },
  {
    words: /\b(?:busty|(?:big|large|full|heavy|bigger) (?:chest|bust|boobs|breasts|busted)|ddd?\b|chesty)\b/u,
    advice:
      'With a full bust, V and wrap necklines, a seam below the bust and cloth with some drape sit best; high necks, stiff cloth and gaping button fronts work against it.',
  },
  {
    words: /\b(?:flat chest(?:ed)?|(?:zero|no|small|tiny) (?:boobs|bust|chest|breasts))\b/u,
    advice:
      'With a small bust, straps, high or halter necks, ruffles, gathers and bows at the front all work; strapless pieces need boning or a band to stay up.',
  },
  {
    words:
      /\b(?:plus size|curvy|curves|big girl|larger lady|fat|heavy|size (?:18|20|22|24|1x|2x|3x)|big guy|bigger guy|stocky|overweight)\b/u,
    advice:
      'On a fuller figure, cloth with some weight and a shape of its own looks best: a wrap or A-line, a V-neck, one color from top to bottom, shoulders that fit exactly. Clinging jersey and tents both add.',
  },
  {
    words:
      /\b(?:skinny|thin|slim|slender|bony|stick|straight figure|boyish|no curves|no shape)\b(?! (?:jeans?|leg|fit|trousers))/u,
    advice:
      'On a slim figure, layers, texture, pleats and gathers give shape; cloth that stands a little does more than cloth that clings.',
  },
  {
    words: /\b(?:pregnan(?:t|cy)|bump|(?:weeks|months) along|after the baby|nursing|breastfeeding)\b/u,
    advice:
      'With a bump, cloth that gives and waists that sit high or not at all last longest: jersey, wrap fronts, empire lines, a shirt or blazer worn open. Wrap and button fronts also serve afterwards.',
  },
  {
    words: /\b(?:big|thick|wide|large|fat) (?:calves|ankles|legs)\b|\bcankles\b/u,
    advice:
      'With strong calves, a hem just below the knee or at mid-calf, a shoe that shows the instep and boots of soft leather flatter most; ankle straps cut the leg.',
  },
];

const GENERAL_ADVICE =
  'What flatters most people: shoulders that fit, a waist that shows or is left alone, a hem at the narrowest part of the leg, and cloth that falls rather than clings. Tell me what you like about your figure, and I will start there.';

/** Advice on body shapes: 'would wide legs drown me', 'what hides a tummy'. */
export const FIGURE_ADVICE: AdviceTopic = {
  asks: /\b(?:(?:suits?|flatters?|flattering(?: for| on)?|looks? (?:good|ok|okay|right|best|fine|better|silly|ridiculous|odd|weird|bad|short|wide|big|huge|fat|frumpy) (?:on|for)|work(?:s)? (?:on|for)|wear(?:able)? (?:on|for|with)|for) (?:me\b(?=.{0,60}\b(?:shoulder|hip|petite|short|tall|foot|figure|shape|body))|my (?:figure|body|shape|height|hips|frame|shoulders)|an? (?:petite|short|tall|curvy|busty|pear|apple|small|big|plus|slim|skinny)|(?:somebody|someone|people) (?:with|like|who)|(?:women|men|girls|guys|people) (?:with|of|my))|(?:hides?|hiding|disguises?|covers?|minimi[sz]es?|slims?|shows?) (?:a bit of |some |my |the |a |your )*(?:tummy|belly|stomach|hips|thighs|bum|butt|bottom|arms|curves|middle|waist)|drown(?:s|ed|ing)? (?:me|her|him|us|in)|swamp(?:s|ed)? (?:me|her)|(?:make|makes|making) (?:me|my [a-z]+|her|him) (?:look )?(?:short(?:er)?|tall(?:er)?|fat(?:ter)?|thin(?:ner)?|slim(?:mer)?|wide(?:r)?|big(?:ger)?|huge|stumpy|boxy|frumpy|hippy|long(?:er)?|square)|(?:i|ill|ill be|will i|would i|do i) look (?:fat|short|huge|stumpy|wide|boxy|like a (?:tent|sack|child|box|sausage))|what (?:[a-z]+ )?suits? me|(?:flatters?|suits?) (?:an? |my )?(?:wide|broad|big|full|short|long|thick|small|narrow|tall|petite|curvy|busty|pear|apple)|will (?:the|its) sleeves? (?:reach|be long enough)|(?:sleeves?|legs?|hem) (?:reach|long enough|(?:will |would )?be enough long)|(?:better|best) on (?:someone|somebody|people|women|men|a woman|a man))\b/u,
  advise: (context) => findFigure(context)?.advice ?? (OF_FIGURE_PATTERN.test(context.words) ? GENERAL_ADVICE : ''),
};

const OF_FIGURE_PATTERN =
  /\b(?:suits? me|my (?:figure|body|shape)|flatter(?:s|ing)?|(?:make|makes) me|slim(?:s|ming)?|fat|wide|hides?)\b/u;

function findFigure({ words, toldText }: AdviceContext): Figure | undefined {
  return FIGURES.find((figure) => figure.words.test(words)) ?? FIGURES.find((figure) => figure.words.test(toldText));
}
