import type { Utterance } from './Utterance.ts';

export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'who';

const GREETING_PATTERN =
  /^(?:(?:hi|hello|hey|hiya|heya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings)\b(?: (?:there|again|stylist|atelier|you))*[ ,.!]*)+(?:how are you(?: doing)?(?: today)?|hows it going|whats up)?[ ,.!?]*/u;
const HOW_PATTERN = /^(?:how are you(?: doing)?(?: today)?|hows it going|whats up)[ ,.!?]*/u;
const THANKS_PATTERN =
  /\b(?:thanks?(?: you)?(?: (?:so much|a lot|very much|again|a million|heaps))*|thx|ty|cheers|much appreciated|appreciate it|(?:youre|you are) (?:the best|great|amazing|wonderful|so helpful)|(?:thats|that is|this is) (?:great|perfect|lovely|wonderful|helpful|really helpful|so helpful)|(?:so|very|really) helpful|great job|well done|(?:i )?love (?:them|these|it)|perfect|awesome|brilliant|lovely)\b[ ,.!]*/u;
const GOODBYE_PATTERN =
  /\b(?:bye(?: bye)?|goodbye|good ?night|see (?:you|ya)(?: (?:later|soon|tomorrow))?|thats all(?: for (?:now|today))?|im done|nothing else|that will be all|talk (?:to you )?later|ill think about it)\b[ ,.!]*/u;
const WHO_PATTERN =
  /\b(?:are you (?:a |an )?(?:human|real|bot|robot|ai|person|machine|chatbot)|who are you|what are you|whats your name|how do you work|what can you do|can you help(?: me)?(?=[ ?.!]*$)|(?:tell me )?(?:a )?joke)\b[ ,.!?]*/u;

/** Reads the polite words of a message and removes them. */
export function takeSmallTalk(utterance: Utterance): SmallTalk | null {
  const hasGreeting = utterance.take(GREETING_PATTERN) !== null || utterance.take(HOW_PATTERN) !== null;
  if (utterance.take(WHO_PATTERN)) return 'who';
  const parts = utterance.take(GOODBYE_PATTERN) !== null;
  const thanks = utterance.take(THANKS_PATTERN) !== null;
  if (parts) return 'goodbye';
  if (thanks) return 'thanks';
  return hasGreeting ? 'greeting' : null;
}
