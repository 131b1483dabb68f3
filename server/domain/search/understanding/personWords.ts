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
