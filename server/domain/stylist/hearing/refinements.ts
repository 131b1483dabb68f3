import type { Leaning } from './qualities.ts';
import {
  NOT_ENOUGH_PATTERN,
  SHADES_PATTERN,
  SLEEVES_PATTERN,
  WANTS_LESS_PATTERN,
  WANTS_MORE_PATTERN,
  createLessLeaning,
  createMoreLeaning,
  createShadeLeaning,
} from './qualities.ts';
import type { Utterance } from './Utterance.ts';

/** A wish for lower or higher prices. `by` is 1 for a clear difference and less for 'a little'. */
export interface PriceStep {
  readonly direction: 'cheaper' | 'dearer';
  readonly size: number;
}

const CHEAPER_PATTERN =
  /\b(?:(?:its|thats|theyre|they are|these are|this is|it is|that is|all|is|are) )?(?:(a (?:bit|little)|slightly|somewhat|much|way|far|a lot|even|bit|something|anything) )?(?:cheaper|less expensive|less pricey|less costly|lower[- ]priced?|lower prices?|less money|more affordable|more budget friendly|not (?:so|as|that|too|quite so) (?:expensive|pricey|dear|costly)|(?:(?:a bit|way|far|much|a little) )?(?:too|so) (?:expensive|pricey|dear|costly|much money|rich for me)|too much for me|(?:(?:a )?(?:bit|little|touch|tad)|rather|quite|kinda|pretty|very|way) (?:expensive|pricey|costly|steep|spendy)(?! (?:one|look|fabric|cloth))|(?:out of|over|above|beyond|outside) my (?:budget|range|price range)|cant afford (?:it|that|this|them|these)|(?:cost|spend) less|bring the price down|lower the price|for less)\b(?! than (?:\$|\d))/u;
const DEARER_PATTERN =
  /\b(?:(a (?:bit|little)|slightly|somewhat|much|way|far|a lot|even|bit|something|anything) )?(?:pricier|dearer|more expensive|more luxurious|more premium|higher[- ]end|better quality|nicer quality|higher quality|(?:too|(?:not|isnt|arent) (?:that|so|as|quite so|quite that|too)) cheap(?: looking)?|(?:a )?(?:bit|better|step) (?:more )?(?:upmarket|up market|upscale|luxe)|quality over price|worth (?:the|paying|spending) (?:money|more|extra)|(?:id|i would|ill|i will|happy to|rather|willing to|dont mind|prefer to) (?:rather )?(?:pay|spend|go)(?:ing)? (?:a (?:bit|little) )?(?:more|extra|higher|up)|spare no expense|treat (?:myself|yourself|him|her|them)|push the boat out|(?:i )?(?:can|could|(?:am |im )?(?:willing|happy|able|ready) to|want to|would like to|dont mind|may) (?:spend(?:ing)?|pay(?:ing)?) (?:a (?:bit|little) )?more|(?:raise|increase|up) (?:the|my) budget|splurge)\b(?! than (?:\$|\d))/u;
const OTHER_BRAND_PATTERN =
  /\b(?:(?:from|by|of|in) )?(?:(?:an?)?other|a different|different|some other|not (?:that|this|the same)) (?:brand|label|designer|maker|house)s?(?: please| instead)?\b|\bnot (?:from )?(?:that|this) brand(?: again)?\b/u;
const UNSHOWN_PATTERN =
  /\b(?:(?:show me |give me |any |some |got )?(?:something|anything) (?:else|different|new)(?! (?:entirely|completely))|(?:show me |give me |any |some |got any |see )?(?:other|different|more|further) (?:options?|ones|ideas?|suggestions?|choices?|results?|picks?|pieces)|(?:show me|give me|see|any) (?:some )?(?:more|others)(?: please)?(?=$|[ ,.?!]*$)|none of (?:these|those|them)|(?:i )?(?:dont|do not) (?:really )?(?:like|love) (?:any of )?(?:these|those|them|any)|not (?:these|those)|what else(?: (?:do|have) you(?: (?:have|got))?)?|next(?=$|[ ,.?!]*$)|keep going|surprise me|(?:is|are) (?:that|this|it|these|those) (?:all|it|everything)(?: (?:you(?:ve)?|there)(?: (?:have|got|is|are))*)?(?= ?[?!.]*$)|(?:thats|that is|its|it is|theyre|they are|these are|this is|those are|all) (?:(?:so|really|just|all|a bit|pretty|kinda|kind of|quite|too|very|absolutely) ){0,4}(?:ugly|hideous|awful|horrible|terrible|gross|dreadful|vile|meh|rubbish|a no|not for me|no good)|(?<![a-z] )(?:ugh|yuck|eww?|nope|nah|meh|no)(?=[ .!]*$)|not (?:quite )?(?:what i (?:want|had in mind|meant|was looking for)|my (?:style|thing|taste)|it|feeling (?:it|these|them)))\b/u;

export function takePriceStep(utterance: Utterance): PriceStep | null {
  const cheaperMatch = utterance.take(CHEAPER_PATTERN);
  if (cheaperMatch) return { direction: 'cheaper', size: readStep(cheaperMatch[1] ?? '') };
  const dearerMatch = utterance.take(DEARER_PATTERN);
  return dearerMatch ? { direction: 'dearer', size: readStep(dearerMatch[1] ?? '') } : null;
}

function readStep(text: string): number {
  if (/bit|little|slightly|somewhat/u.test(text)) return 0.5;
  return /much|way|far|lot/u.test(text) ? 1.6 : 1;
}

export function takeOtherBrand(utterance: Utterance): boolean {
  return utterance.take(OTHER_BRAND_PATTERN) !== null;
}

export function takeUnshown(utterance: Utterance): boolean {
  return utterance.take(UNSHOWN_PATTERN) !== null;
}

const MAX_LEANINGS = 6;

/** Reads wishes for more or less of a quality. */
export function takeLeanings(utterance: Utterance): Leaning[] {
  const leanings: Leaning[] = [];
  utterance.reword(/\blonger sleeves?\b/u, 'long sleeves');
  utterance.reword(/\bshorter sleeves?\b/u, 'short sleeves');
  while (leanings.length < MAX_LEANINGS) {
    const nextLeaning = takeLeaning(utterance);
    if (!nextLeaning) break;
    leanings.push(nextLeaning);
  }
  utterance.reword(
    /(?<!\b(?:not|nothing|isnt|arent|only|me|one|that|fine|ok|okay|good) )\btoo (?=[a-z])/gu,
    'not too ',
  );
  utterance.reword(/(?<!\bno )\b(?:less(?! than)|not (?:so|as|that)) (?=[a-z])/gu, 'not too ');
  return leanings;
}

function takeLeaning(utterance: Utterance): Leaning | null {
  if (utterance.has(SLEEVES_PATTERN)) return null;
  const [, plural = '', singleShade = ''] = utterance.take(SHADES_PATTERN) ?? [];
  if (plural || singleShade) return createShadeLeaning(plural || singleShade);
  const [, scarce = ''] = utterance.take(NOT_ENOUGH_PATTERN) ?? [];
  if (scarce) return createMoreLeaning(scarce);
  const [, lessWord = ''] = utterance.take(WANTS_LESS_PATTERN) ?? [];
  if (lessWord) return createLessLeaning(lessWord);
  const [, moreWord = '', comparative = ''] = utterance.take(WANTS_MORE_PATTERN) ?? [];
  return moreWord || comparative ? createMoreLeaning(moreWord || comparative) : null;
}
