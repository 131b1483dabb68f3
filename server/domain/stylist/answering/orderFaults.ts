import { normalizeMessage } from './halves.ts';

/** Matches words for something that was bought, or that arrived. */
const BOUGHT_PATTERN =
  /\b(?:(?:i|we|he|she|my [a-z]+) (?:only |just |recently |have |had |ve )?(?:got|bought|ordered|had|purchased|received|paid for)|(?:ye|you|yous|yall|u) (?:sold|sent|delivered|shipped)|sold (?:me|us)|sent (?:me|us)|(?:off|from) (?:ye|you|here|this (?:app|site|shop))\b|bought (?:here|off|from)|(?:came|arrived|turned up|delivered|showed up) (?:with|in|broken|ripped|torn|damaged|dirty|stained|wrong)|my (?:order|parcel|delivery|package)|after (?:only |just |about )?(?:an? |one |two |three |four |five |six |\d+ )(?:days?|weeks?|months?|wears?|wash(?:es)?|goes?|times?))\b/u;
const FAULT_PATTERN =
  /\b(?:(?:came|come|coming|fell|falling|fall|went|going|gone) (?:apart|asunder|to (?:bits|pieces|shreds)|at the (?:seams?|knees?|heels?|soles?|toes?|elbows?))|broke|broken|ripped|torn|tore|split|snapped|burst|unravell?(?:ed|ing)|peel(?:ed|ing)|faulty|damaged|defective|a hole|holes in|hole in|the wrong (?:size|colou?r|one|item|thing|pair|shoes|dress)|wrong (?:size|colou?r|item)|never (?:came|arrived|turned up)|not (?:arrived|turned up|here yet)|hasnt (?:arrived|come|turned up)|shrank|shrunk|faded|missing a|a button missing|stain(?:ed)?|stopped (?:closing|zipping)|zip (?:is |was )?(?:broke|broken|gone|bust)|sole (?:came|fell|is) (?:off|loose))\b/u;
/** Matches a request for pieces beside the complaint. */
const WANTS_PATTERN =
  /\b(?:show|find|get|give) (?:me|us)\b|\b(?:looking for|do you have|have you got|got any|replacement|something (?:sturdier|better|stronger)|another pair|new pair|new ones?)\b/u;

/** Whether a message only complains about an order. */
export function complainsOfOrder(message: string): boolean {
  const words = normalizeMessage(message);
  return BOUGHT_PATTERN.test(words) && FAULT_PATTERN.test(words) && !WANTS_PATTERN.test(words);
}

const UPSET_PATTERN =
  /\b(?:apart|asunder|to (?:bits|pieces)|broke(?:n)?|ripped|torn|tore|split|snapped|hole|faulty|damaged|wrong|never (?:came|arrived)|missing|late|lost|shrank|unravel(?:l?ed|l?ing)|peel(?:ed|ing)|defect(?:ive)?|complain(?:t)?|useless|still (?:not|waiting|hasnt|nothing)|hasnt|stain(?:ed)?|rubbish|disgrace|annoy(?:ed|ing)|upset|refund)\b/u;

/** Whether words about an order tell of something that went wrong. */
export const soundsLikeFault = (words: string): boolean => UPSET_PATTERN.test(words);
