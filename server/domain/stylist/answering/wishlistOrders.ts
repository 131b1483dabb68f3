import { GARMENT_SOURCE } from '../hearing/pointing/ReferenceContext.ts';

const PIECE_SOURCE = String.raw`(?:it|it all|all of (?:it|them|this|these)|this|that|these|those|them|both|all|everything|(?:the |my |this |that |those |these )[a-z0-9, -]{2,40}?)`;
const LIST_SOURCE = String.raw`(?:(?:my|the|a|your) )?(?:wish ?list|favou?rites?|shortlist|list|basket|cart|shopping bag|saved items|hearts?)`;

/** Matches the beginning of a question about the wishlist: 'what is on my list', 'is it in the list'. */
const ASKED_OF_LIST_PATTERN = /^(?:what|whats|which|is|are|see|show|open|how|where)\b/u;

/** Names that always mean the wishlist. */
const OWN_LIST_SOURCE = String.raw`(?:my |the )?(?:wish ?list|favou?rites|shortlist|saved items)`;

/** Matches requests to remove a piece from the wishlist. */
const LET_GO_PATTERN = new RegExp(
  String.raw`\b(?:remove|take|drop|delete|clear|get) (?:${PIECE_SOURCE} )?(?:out )?(?:of|off|from) ${LIST_SOURCE}\b|\b(?:unsave|unheart|unlike) ${PIECE_SOURCE}`,
  'u',
);
/** Matches requests to add a piece to the wishlist that name the list or say 'for later'. */
const KEEP_PATTERN = new RegExp(
  String.raw`\b(?!(?:what|whats|whatever|is|are|see|show|open) )[a-z]+ ${PIECE_SOURCE} (?:on|onto|to|in|into|for) ${OWN_LIST_SOURCE}\b|\b(?:put|add|stick|pop|save|keep|place|throw|move|get) (?:${PIECE_SOURCE} )?(?:on|onto|to|in|into|for|under) ${LIST_SOURCE}\b|\b(?:wish ?list|heart|bookmark|favou?rite|save) ${PIECE_SOURCE}(?= ?(?:$|[,.!?]|please|for (?:me|later)|too|as well|and\b|then\b))|\b(?:keep|hold|remember) (?!that in mind)${PIECE_SOURCE} (?:for (?:me|later)|in mind|safe)\b`,
  'u',
);
/** Words that may stand at the start of a sentence that is only a request. */
const LEAD_SOURCE = String.raw`(?:(?:ok|okay|yeah|yes|yup|bet|thanks|thank you|grand|brilliant|k|fine|great|then|just|please|cool|nice|good|alright|right|perfect|superb|sold|done|deal|and|so|well|excellent|lovely|love|go on)[ ,.!]+){0,5}`;
const TRAIL_SOURCE = String.raw`(?:,? (?:too|for me|for now|aside|then|please|pls|now|ta|thanks|thank you|ty+)){0,4}[ ,.!?]*(?:$|,? ?(?:and|but) (?:dont|ill|i will|i|thats|we|my|let)\\b)`;
const ORDINAL_SOURCE = 'first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th';
const MEANT_SOURCE = String.raw`(?:it|that|this|them|those|these|both|all|everything|the lot|all of (?:it|them|these|those)|the whole [a-z]+|(?:this|that) list|(?:the|that|this|those|these) (?:${ORDINAL_SOURCE}|(?:[a-z]+ )?(?:ones?|pair|${GARMENT_SOURCE}|shoe|boot|earrings|gloves|socks))|(?:two|three|\d)(?: of (?:them|those|these|the (?:${ORDINAL_SOURCE})))?)`;
const ALSO_SOURCE = String.raw`(?:,? and (?:the )?(?:${GARMENT_SOURCE}|shoe|boot|earrings|gloves|socks|[a-z]+ ones?))?`;

/** Matches requests to add a piece that do not name the list: 'ok add', 'save the boots and the bag'. */
const KEEP_ALONE_PATTERN = new RegExp(
  String.raw`^${LEAD_SOURCE}(?:you |ill |i will |lets |(?:can|could|will|would) you )?(?:(?:add|adding|save|saving)(?: me)?(?: please)?(?: ${MEANT_SOURCE}${ALSO_SOURCE})?|keep(?:ing)? ${MEANT_SOURCE}${ALSO_SOURCE})${TRAIL_SOURCE}`,
  'u',
);
/** Matches other requests to add a piece: 'put it aside', 'on the list they go', 'sold!'. */
const KEEP_OTHERWISE_PATTERN = new RegExp(
  String.raw`\b(?:put|set|lay) ${MEANT_SOURCE} (?:aside|by for me|back for me)\b|\bon(?:to)? (?:the|my|me|that) (?:wish ?)?list (?:it|they|(?:with )?(?:it|them))(?: go(?:es)?)?\b|\b(?:put|add|stick|pop|place)\b.{0,40}\b(?:in|on|to) (?:the |my |me )?(?:list|wish thing)${TRAIL_SOURCE}|^sold\b|\bsaving (?:it|this|that|these|those|them|the [a-z]+(?: one)?)\b`,
  'u',
);

/** Matches a choice that is the whole sentence: 'I'll take that', 'I'll have the second one'. */
const TAKEN_PATTERN = new RegExp(
  String.raw`^${LEAD_SOURCE}(?:i think )?(?:ill|i will|im|i am|lets|we will) (?:just |definitely )?(?:take|have|taking|having) (?:${MEANT_SOURCE}|the (?:cheaper|cheapest|dearer|pricier|more expensive|[a-z]+er)(?: one)?(?: of (?:the|those|these|them)(?: two)?)?)${ALSO_SOURCE}${TRAIL_SOURCE}`,
  'u',
);

/** Returns whether words add a piece to the wishlist or remove one; null for other words. */
export function readWishlistOrder(words: string): 'keep' | 'letGo' | null {
  if (LET_GO_PATTERN.test(words)) return 'letGo';
  if (KEEP_PATTERN.test(words)) return 'keep';
  if (ASKED_OF_LIST_PATTERN.test(words)) return null;
  return [KEEP_ALONE_PATTERN, KEEP_OTHERWISE_PATTERN, TAKEN_PATTERN].some((pattern) => pattern.test(words))
    ? 'keep'
    : null;
}
