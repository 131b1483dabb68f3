import { normalizeMessage } from './halves.ts';

/** Matches disappointment with the pieces or the stylist, but not with oneself. */
const DISMAY_PATTERN =
  /\b(?:hideous|ugly|awful|horrible|horrid|terrible|dreadful|ghastly|gross|vile|revolting|disgusting|tacky|naff|cringe|meh|rubbish|garbage|trash|useless|hopeless|pathetic|ridiculous|disappoint(?:ed|ing|ment)|frustrat(?:ed|ing)|annoying|yuck|ewww?|ugh|yikes|bleh|blah|nope nope)\b|\b(?:i )?(?:hate|cant stand|loathe|despise) (?:them|these|those|all|everything|it|this|every)\b|\b(?:not|isnt|arent|nothing|none)(?: of (?:these|those|them|this))?(?: (?:is|are|at all|really|even|remotely|anywhere))* (?:what i (?:asked|wanted|meant|said|had in mind)|my (?:style|taste|thing|vibe)|me|for me|close|right|any good|good enough)\b|\b(?:youre|you are|u r) not (?:listening|helping|getting (?:it|me)|understanding)\b|\b(?:you keep|stop) (?:showing|giving|bringing|sending)\b|\bdid you even\b|\bi (?:give up|am giving up|despair)\b|\bwaste of (?:my )?time\b/u;

/** Whether the shopper is disappointed with the shown pieces. */
export function isDismayed(message: string): boolean {
  return DISMAY_PATTERN.test(normalizeMessage(message));
}
