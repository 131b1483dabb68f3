import { capitalize } from '../../../search/phrasing.ts';
import { nameCut } from '../../wording/nameCut.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import { rateByCriterion } from '../choosing/chooseAmong.ts';
import { CUT_CRITERIA } from '../choosing/cutCriteria.ts';
import type { AdviceContext, AdviceTopic } from './Advice.ts';

interface Figure {
  readonly words: RegExp;
  readonly advice: string;
  /** The name of the criterion by which a piece suits the figure; undefined if there is none. */
  readonly criterion?: string;
}

const FIGURES: readonly Figure[] = [
  {
    words:
      /\b(?:black|dark|stripes?|stripey|horizontal|vertical|patterns?|prints?|white|bright colou?rs?)\b.{0,60}\b(?:slim(?:s|mer|ming)?|thin(?:ner)?|fat(?:ter)?|wide(?:r)?|big(?:ger)?|small(?:er)?)\b|\b(?:fat|big|wide) (?:for|in) (?:stripes|white|prints?|patterns?)\b/u,
    advice:
      'Dark, matt color does make a shape quieter, but fit does more: what skims looks slimmer than what clings, in any color. Vertical lines lengthen, fine stripes across widen nobody, and only broad ones or large shiny prints add.',
  },
  {
    words:
      /\b(?:(?:big|fat|wobbly|flabby|heavy|chunky|thick|bingo|saggy|bat) (?:upper )?(?:arms|wings)|(?:my|the|her) (?:upper )?arms)\b/u,
    criterion: 'kindest to the arms',
    advice:
      'For the upper arm a sleeve to the elbow or just above it is kindest, loose and in cloth that falls: flutter, bell and kimono sleeves, or a light shirt worn open. Cap sleeves and thin straps end at the widest spot.',
  },
  {
    words:
      /\b(?:broad|wide|big|swimmers?) (?:shoulders?|shouldered)\b|\bno hips\b|\binverted triangle\b|\b(?:athletic|muscular|muscly|rugby (?:build|player)|gym build|swimmer|built like)\b/u,
    advice:
      'With broad shoulders and narrow hips, balance comes from below: an A-line or full skirt, wide trousers, a V-neck or wrap front, and raglan or set-in sleeves. Puffed sleeves, boat necks and shoulder pads add where you have enough.',
  },
  {
    words:
      /\b(?:(?:wide|big|large|full|wider|bigger|my|have) hips|hippy|pear(?: shaped?)?|big (?:bum|bottom|butt|thighs)|thick thighs|(?:bigger|16|18|larger) on the bottom)\b/u,
    criterion: 'best for full hips',
    advice:
      'With fuller hips, a defined waist does most: wrap and fit-and-flare dresses, high waists, straight or bootcut legs and dark bottoms, with color or detail at the neckline.',
  },
  {
    words:
      /\b(?:tummy|belly|stomach|muffin|apple(?: shaped?)?|middle|no waist|waistline|mum tum|mom pouch|love handles|midsection|bloat(?:ed|ing)?|look pregnant)\b/u,
    criterion: 'kindest to the middle',
    advice:
      'For the middle, cloth that falls rather than clings is the friend: wrap fronts, an empire or dropped waist, a shirt worn open, mid-rise straight or wide legs with a flat front. Thin jersey and a tight waistband show most.',
  },
  {
    words:
      /\b(?:petite|(?:youre|you are|im|i am|shes|hes|whos|who is|being)(?: quite| very| really| so| a bit| only){0,2} (?:short|tiny|small)\b(?! (?:chest|bust|feet|budget|waist|on time|of))|(?:someone|somebody|people|a woman|a girl|a man)(?: who is| whos)?(?: quite| very| really| so)? (?:short|small|tiny)|(?<!too |too a )short(?: legs| person| girl| guy| man| woman| torso)?|tiny|(?:five|5|4|four) ?(?:foot|feet|ft)(?: (?:nothing|zero|one|two|three|[0-3]))?(?! ?\d)|5[ "’']?[0-3]\b|1[45]\d ?cm|1m[45]\d|drown(?:s|ed|ing)? (?:me|her|in it|in them))\b/u,
    criterion: 'best on a small frame',
    advice:
      'On a small frame one long line does most: a high waist, one wide piece at a time, and a hem that stops at the knee or shows the ankle. Wide legs work if they begin at the waist and nearly cover the shoe; very long layers are what drowns people. A coat ends best at mid-thigh or just above the knee; a longer one works if it is slim or belted.',
  },
  {
    words:
      /\b(?:tall|long (?:legs|arms|torso)|lanky|(?:6|six) ?(?:foot|feet|ft)|6[ "’']?\d\b|5[ "’']?1[01]|1[89]\d ?cm|1m[89]\d)\b/u,
    criterion: 'best on a tall figure',
    advice:
      'On a tall figure sleeves and hems run short first, so look for long sizes, raglan sleeves and hems that may be cropped on purpose; wide legs, long coats and midis fall as they are meant to. The sleeve lengths of a piece are with the shop that sells it.',
  },
  {
    words: /\b(?:busty|(?:big|large|full|heavy|bigger) (?:chest|bust|boobs|breasts|busted)|ddd?\b|chesty)\b/u,
    criterion: 'best for a full bust',
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
      /\b(?:plus size|curvy|curves|big girl|larger lady|fat|heavy|size (?:18|20|22|24|1x|2x|3x)|(?:big|bigger|large|larger) (?:guy|lad|man|bloke|fella|woman|girl|lady)|stocky|overweight)\b/u,
    criterion: 'kindest to the middle',
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
    criterion: 'kindest to the middle',
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
  asks: /\b(?:(?:suits?|flatters?|flattering(?: for| on)?|looks? (?:good|ok|okay|right|best|fine|better|silly|ridiculous|odd|weird|bad|short|wide|big|huge|fat|frumpy) (?:on|for)|work(?:s)? (?:on|for)|wear(?:able)? (?:on|for|with)|for) (?:me\b(?=.{0,60}\b(?:shoulder|hip|petite|short|tall|foot|figure|shape|body))|my (?:figure|body|shape|height|hips|frame|shoulders)|an? (?:petite|short|tall|curvy|busty|pear|apple|small|big|plus|slim|skinny)|(?:somebody|someone|people) (?:with|like|who)|(?:women|men|girls|guys|people) (?:with|of|my))|(?:hides?|hiding|disguises?|covers?|minimi[sz]es?|slims?|shows?) (?:a bit of |some |my |the |a |your )*(?:tummy|belly|stomach|hips|thighs|bum|butt|bottom|arms|curves|middle|waist)|drown(?:s|ed|ing)? (?:me|her|him|us|in)|swamp(?:s|ed)? (?:me|her)|(?:make|makes|making) (?:me|you|people|one|my [a-z]+|her|him) (?:look )?(?:short(?:er)?|tall(?:er)?|fat(?:ter)?|thin(?:ner)?|slim(?:mer)?|wide(?:r)?|big(?:ger)?|huge|stumpy|boxy|frumpy|hippy|long(?:er)?|square|slimmer|smaller|pregnant|old(?:er)?|pale|washed out)|too (?:long|short|wide|big|boxy|much|bulky|wide|narrow|baggy) (?:for|on) (?:me|my|someone|somebody|a)\b|(?:over|with|on|around|hide|hides) (?:the|my|a) bump\b|pregnan(?:t|cy)\b.{0,60}\b(?:work|wear|fit|grow|room|suit)|sleeves? (?:be |are )?long enough|too (?:fat|big|tall|short|wide|curvy|thin|broad) for\b|tuck(?:ed)? (?:it )?in|on (?:big|wobbly|flabby|fat) arms|(?:i|ill|ill be|will i|would i|do i) look (?:fat|short|huge|stumpy|wide|boxy|like a (?:tent|sack|child|box|sausage))|what (?:[a-z]+ )?suits? me|(?:flatters?|suits?) (?:an? |my )?(?:wide|broad|big|full|short|long|thick|small|narrow|tall|petite|curvy|busty|pear|apple)|will (?:the|its) sleeves? (?:reach|be long enough)|(?:sleeves?|legs?|hem) (?:reach|long enough|(?:will |would )?be enough long)|(?:better|best) on (?:someone|somebody|people|women|men|a woman|a man))\b/u,
  advise: (context) => {
    const figure = findFigure(context);
    if (figure === undefined) return OF_FIGURE_PATTERN.test(context.words) ? GENERAL_ADVICE : '';
    return [judgePiece(context, figure.criterion), figure.advice].filter(Boolean).join(' ');
  },
};

const POINTS_PATTERN = /\b(?:it|this|that|first|second|third|fourth|last|them|these|those)\b/u;
/** Matches a piece of somebody else: 'my flatmate has a long one'. */
const OTHERS_PATTERN = /\b(?:my|a) [a-z]+ (?:has|had|wears|wore|bought|owns)\b/u;
const SUITS = 1.5;
const UNKIND = -1;

/** Says how the piece in question suits a figure; '' if nothing tells, or if no piece is meant. */
function judgePiece({ item, words }: AdviceContext, name: string | undefined): string {
  const criterion = CUT_CRITERIA.find((candidate) => candidate.name === name);
  if (item === null || criterion === undefined || !POINTS_PATTERN.test(words) || OTHERS_PATTERN.test(words)) return '';
  const worth = rateByCriterion([item], criterion)[0]?.worth ?? 0;
  if (worth >= SUITS) return `${capitalize(nameItem(item))} ${isOrAre(item)} ${nameCut(item)}, so it should suit you.`;
  return worth <= UNKIND
    ? `${capitalize(nameItem(item))} ${isOrAre(item)} ${nameCut(item)}, so I would be careful with it.`
    : '';
}

const OF_FIGURE_PATTERN =
  /\b(?:suits? me|my (?:figure|body|shape)|flatter(?:s|ing)?|(?:make|makes) me|slim(?:s|ming)?|fat|wide|hides?)\b/u;

/** Whether words name a figure, such as 'petite' or 'a big bust'. */
export const namesFigure = (words: string): boolean => FIGURES.some((figure) => figure.words.test(words));

function findFigure({ words, toldText }: AdviceContext): Figure | undefined {
  return FIGURES.find((figure) => figure.words.test(words)) ?? FIGURES.find((figure) => figure.words.test(toldText));
}
