/** The mood of a remark that asks for nothing. */
export type Mood = 'amused' | 'agreed' | 'pleased' | 'doubtful' | 'upset' | 'told';

/** Moods with their words. The first mood with a matching word is used. */
const MOODS: readonly (readonly [mood: Mood, words: RegExp])[] = [
  [
    'upset',
    /\b(?:frustrat(?:ed|ing)|annoy(?:ed|ing)|useless|hopeless|unacceptable|not (?:terribly |very |really |that )?helpful|doesnt help|no help|second time|third time|again and again|waste of|ridiculous|rude|angry|furious|fed up|burned|burnt|ripped off|apolog(?:y|ies|ize)|disappoint(?:ed|ing)|ugh+|argh+|sigh|kidding me|devastated|gutted|sad|cry(?:ing)?|stress(?:ed|ful)|freaking out|panic(?:king|ked)?)\b/u,
  ],
  [
    'amused',
    /\b(?:lo+l|lmao|rofl|haha\w*|hehe|heh|ha|hilarious|funny|jok(?:e|ing)|kidding|cheeky|bold claim|touche|smart ?ass|robot|computer|nice try|witty)\b/u,
  ],
  [
    'doubtful',
    /\b(?:not sure|unsure|dont know|do not know|idk|dunno|no idea|undecided|hm+|um+|maybe|perhaps|think (?:about|on|it)|sleep on|let me (?:see|think)|i wonder|cant decide|torn|on the fence|mull|meh)\b/u,
  ],
  [
    'pleased',
    /\b(?:love(?:ly|s)?|gorgeous|pretty|nice|cute|beautiful|perfect|great|wow|omg|fire|sick|dope|slay|superb|splendid|charming|stunning|amazing|excellent|fab(?:ulous)?|brilliant|wonderful|beauty|yess*|yay|delightful|fun|cool|awesome|smashing|obsessed|adorable)\b/u,
  ],
  [
    'agreed',
    /\b(?:makes? sense|fair (?:enough|point)|good (?:point|call|to know|idea|thinking)|true|right|correct|reasonable|understood|i see|got it|noted|ok|okay|k|sure|fine|alright|agreed|deal|exactly|yes|yeah|yep|indeed|of course|argue well|no (?:wahala|worries|problem)|i trust you|thought so|figures)\b/u,
  ],
];

/** Returns the mood of a remark; `told` if no word shows one. */
export function findMood(words: string): Mood {
  return MOODS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'told';
}
