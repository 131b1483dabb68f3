export const EVENT_WORDS: ReadonlySet<string> = new Set(
  'wedding birthday party graduation christening baptism shower prom funeral anniversary engagement house home place parents family friends friend school baby dinner garden'.split(
    ' ',
  ),
);
/** Relatives that name a cut directly before a garment ('boyfriend blazer', 'mom jeans'). */
export const CUT_WORDS: ReadonlySet<string> = new Set('boyfriend girlfriend mom mum dad grandpa grandma'.split(' '));
/**
 * Verbs after a person whom the shopper quotes: 'my wife says my cardigans are old'. Such a person is not the wearer.
 */
export const SPEAKING_VERBS: ReadonlySet<string> = new Set(
  'says said thinks thought told tells reckons insists suggested'.split(' '),
);

/** Verbs after a person with an opinion of the shopper: 'my wife likes me in navy'. Such a person is not the wearer. */
export const OPINION_VERBS: ReadonlySet<string> = new Set(
  'likes loves hates prefers wants wishes bought got gave made sent has had picks picked chose found calls liked hated loved wanted asked'.split(
    ' ',
  ),
);
/** Words for the shopper or a piece after such a verb. */
export const OBJECT_WORDS: ReadonlySet<string> = new Set('me my us it them that this how when'.split(' '));
