import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Utterance } from './Utterance.ts';

/** Idioms, each with the words of the search that replace it. In lower case, without apostrophes. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    /\bi(?:m| am)? (?:(?:always|usually|easily|tend|to|get|run|feel|too|so|really) ){0,4}(?:warm|hot|sweaty|overheated)\b(?: (?:easily|quickly))?|\bi (?:always |usually )?(?:sweat|overheat)\b(?: (?:a lot|easily))?/gu,
    ' , i run lightweight not too warm , ',
  ],
  [
    /\bi(?:m| am)? (?:(?:always|usually|easily|tend|to|get|run|feel|too|so|really) ){0,4}(?:cold|chilly|freezing)\b(?: easily)?|\bi feel the cold\b/gu,
    ' , i run warm , ',
  ],
  [
    /\b(?:im|i am) (?:only |just |quite |rather |very |pretty )?(?:short|small|tiny|little|5 ?ft|51|52)\b(?! on)/gu,
    ' im petite ',
  ],
  [/\b(?:im|i am) (?:only |just |quite |rather |very |pretty )?tall\b/gu, ' im tall '],
  [/\b(?:(?:long|dog|country) )?walks?(?: outside| outdoors)?\b(?! with)/gu, 'walking'],
  [/\blong (?=walk|walks|day|days|trip|weekend|drive|flight|haul|time|hike)/gu, ''],
  [
    /\b(?:since|after) (?:the|my|our|having|i had) (?:a |the |my )?(?:baby|babies|birth|kids|children|diet|surgery|operation|pregnancy)\b[^,.;!?]*/gu,
    ' ',
  ],
  [/\b(?:and |because |since |as )?i (?:\w+ )?(?:spill|drink|eat|cook|bake)\b[^,.;!?]*/gu, ' '],
  [/\b(?:put|wear|go|pop|slip|have)(?: something| anything)? on (?:my|our|his|her) feet\b(?! all)/gu, ' shoes '],
  [/\b(?:put|wear|go|pop|have)(?: something| anything)? on (?:my|our|his|her) head\b/gu, ' hat '],
  [/\b(?:no|not|without) (?:high )?heels?,? (?:just |only |so |something )?flats?\b/gu, ' flat , no heels '],
  [/\b(?:nothing|not|no) (?:see ?through|sheer)\b/gu, ' no sheer '],
  [
    /\b(?:nothing|not|no)(?: too| at all)? (?:itchy|scratchy|prickly)\b|\b(?:doesnt|wont|dont|does not) (?:itch|scratch|prickle)\b/gu,
    ' , soft , ',
  ],
  [/^[\s,.]*(?:no|nah|nope),? (?=like (?:an?|the|some|something|more|this|that)\b)/gu, ' '],
  // 'I look like a sofa in florals' does not ask for a sofa.
  [
    /\b(?:i|we|he|she|they|id|ill|makes? (?:me|him|her|us))(?: (?:just|always|kind of|sort of|totally|really|would|will|all)){0,3} (?:looks?|feels?)(?: \w+)? like (?:an? |my |some |the )[a-z]+(?: (?:in|with) (?=[a-z]))?/gu,
    ' ',
  ],
];

export function withIdioms(words: string): string {
  return IDIOMS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    words.replace(/['’]/gu, ''),
  );
}

const WHO_SOURCE = String.raw`((?:my|our) (?:mum|mom|mother|dad|father|sister|brother|wife|husband|girlfriend|boyfriend|partner|friend|daughter|son|boss|grandma|grandmother|aunt)|he|she|they)`;
const IS_SOURCE = String.raw`(?:${WHO_SOURCE} (?:is|are|s)|(hes|shes|theyre))`;
/** Statements about another person, each with a wish in words of the search. */
const IDIOMS_OF_OTHERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:${WHO_SOURCE} (?:(?:always|really|easily) )*(?:feels? the cold|runs? cold|gets? cold)|${IS_SOURCE} (?:(?:always|usually|often|so) )*(?:cold|chilly|freezing))(?: easily)?\b`,
      'gu',
    ),
    'warm , ',
  ],
  [
    new RegExp(
      String.raw`\b(?:${WHO_SOURCE} (?:(?:always|really|easily) )*(?:feels? the heat|runs? (?:hot|warm)|gets? (?:hot|warm)|overheats?|sweats?)|${IS_SOURCE} (?:(?:always|usually|often|so|too) )*(?:too )?(?:hot|warm|sweaty))(?: easily| a lot)?\b`,
      'gu',
    ),
    'lightweight, not too warm , ',
  ],
  [
    new RegExp(
      String.raw`\b(?:${WHO_SOURCE} (?:(?:just|really|absolutely) )*(?:(?:doesnt|does not|dont|do not|wont|would not|wouldnt|cant|cannot) (?:(?:really|ever|normally|usually) )*(?:like|want|wear|use|love|do|care for|stand|bear)|hates?|dislikes?|avoids?|never wears?)|${IS_SOURCE} (?:not|really not|no) (?:into|keen on|(?:a )?fan of|mad about)|${IS_SOURCE} allergic to)(?: (?:any|anything|wearing|things))?\b`,
      'gu',
    ),
    'no ',
  ],
  [
    new RegExp(
      String.raw`\b(?:${WHO_SOURCE} (?:(?:really|absolutely|usually|mostly|always|only|do|does|just) )*(?:likes?|loves?|prefers?|adores?|would (?:like|love|prefer)|looks (?:good|great|best) in)|${IS_SOURCE} (?:really |very )?(?:into|keen on|mad about|a fan of))\b(?! (?:me|us|my)\b)`,
      'gu',
    ),
    '',
  ],
];
/** Matches a statement that somebody has enough of something: 'he has enough shirts'. */
const ENOUGH_PATTERN = new RegExp(
  String.raw`\b(?:${WHO_SOURCE}|i|we)(?:ve| has| have| own| owns| got)+ (?:more than )?(?:enough|plenty of|(?:(?:so|far too|way too|too) )+(?:many|much)|loads of|lots of|a million)(?: of)? `,
  'gu',
);
const TOO_MUCH_PATTERN =
  /\b(?:an? |the )?(?:full |whole |proper )?([a-z]{3,12}) (?:feels?|seems?|is|would be|sounds?) (?:like )?(?:(?:a bit|way|far|just|really|rather) )?(?:too much|overkill|over the top|excessive|overdressed)\b/gu;

/**
 * Turns what others dislike or have enough of into refusals: 'she doesn't like tight things' becomes 'she, no tight
 * things'.
 */
export function rewordPartsOfOthers(utterance: Utterance): void {
  for (const [pattern, replacement] of IDIOMS_OF_OTHERS)
    utterance.rewordWith(pattern, (...subjects) => ` , ${subjects.find(Boolean) ?? ''} , ${replacement}`);
  utterance.rewordWith(ENOUGH_PATTERN, (subject) => ` , ${subject ?? ''} , no `);
  utterance.reword(
    /\b(?:for )?(?:when|if|in case) it (?:gets|is|turns|becomes)(?: (?:a bit|really|very|too))? (cold|chilly|hot|warm|windy|rainy|wet)(?: (?:in there|outside|out|there))?\b/gu,
    ' for $1 weather ',
  );
  utterance.reword(TOO_MUCH_PATTERN, ' , no $1 , ');
  utterance.reword(/(?<=\bno [a-z]{3,12}) (?:things?|stuff|clothes)\b/gu, '');
}

const TOO_HOT_PATTERN =
  /\b([a-z]{4,12}) (?:is|are|feels?|looks?|would be|gets?) (?:(?:a bit|way|far|much|just|really|rather) )*too (?:hot|warm|heavy|stiff|itchy|scratchy|sweaty|rough|thin|delicate|shiny|loud|busy|noisy|common)\b/gu;
const REFUSED_CLOTH_FACETS: ReadonlySet<Facet> = new Set<Facet>(['material', 'pattern']);

/**
 * Turns complaints about a cloth into refusals ('leather is too hot'). 'The dress is too hot' stays, because it is
 * about a piece.
 */
export function rewordRefusedCloth(utterance: Utterance, lexicon: Lexicon): void {
  utterance.rewordWith(TOO_HOT_PATTERN, (word = '') =>
    lexicon.byPhrase(word).some(({ facet }) => REFUSED_CLOTH_FACETS.has(facet)) ? ` , no ${word} , ` : null,
  );
}

const LAYER_PATTERN =
  /\b(?:jackets?|coats?|blazers?|cardigans?|hoodies?|sweaters?|jumpers?|waistcoats?|gilets?|kimono|shirts?|raincoat|parka)\b/u;
const OVER_IT_PATTERN =
  /\b(?:(?:that |which )?(?:i|you) (?:can |could |might )?)?(?:to )?(?:throw|wear|put|pull|pop|sling|layer)(?: on)? (?:over|on top of) (?:it|that|this|them|these|those|everything)\b/gu;

/** Adds names of layers to 'something to throw over it', unless the words name a layer. */
export function rewordNamedLayers(utterance: Utterance, isSwimming: boolean): void {
  if (LAYER_PATTERN.test(utterance.rest.replace(OVER_IT_PATTERN, ''))) return;
  utterance.reword(OVER_IT_PATTERN, isSwimming ? ' a beach cover up ' : ' a cardigan or jacket or blazer ');
}
