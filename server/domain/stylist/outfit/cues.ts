/** The few words by which people speak of an outfit rather than of a garment. Texts are in small letters, without accents. */

/** Names an outfit as a whole. */
export const OUTFIT =
  /\b(?:outfits?|ensemble|get ?up|head[ -]to[ -](?:toe|foot)|top to toe|(?:whole|complete|full|entire|total) (?:look|set|thing|lot|wardrobe)|(?:dress|kit) (?:me|him|her|us) (?:out|up)?)\b/u;
/** Speaks of a trip with luggage. */
export const PACKING =
  /\b(?:pack(?:ing)?(?: list)?|capsule(?: wardrobe)?|suitcase|(?:hand|carry[ -]?on|cabin) (?:luggage|baggage|only|case)|(?:only|just|with|in|one|a) (?:an? |one )?carry[ -]?on|travel(?:l?ing)? light|holdall)\b/u;
/** A bag to buy is no trip: 'a carry-on under 150'. */
export const TRIP =
  /\b(?:days?|nights?|weeks?|weekend|fortnight|trip|holiday|vacation|travel\w*|pack(?:ing)?|capsule|honeymoon|away)\b/u;
/** Sums up all pieces. */
export const TOGETHER =
  /\b(?:total|(?:all|al)? ?together|altogether|all in(?: all)?|overall|add(?:s|ed|ing)? up|sum|come[s]? to|for (?:it all|all of (?:it|them|this)|everything|the lot|both|the whole \w+|all (?:three|four|five)))\b/u;
export const PER_PIECE = /\b(?:each|apiece|per (?:piece|item)|a piece)\b/u;
/** Asks for another piece in the place of one. */
export const SWAP =
  /\b(?:another|other|different|swap(?:ped)?|switch|chang(?:e|ing)|replac(?:e|ing)|exchange|instead|rather|better|trade)\b/u;
/** The piece that goes stands first: 'swap the bag for a clutch'. */
export const SWAPS = /\b(?:swap|switch|change|replace|exchange|trade)\b/u;
export const SWAPPED_FOR = /\b(?:for|with|to|by|against)\b/u;
/** The piece that goes stands last: 'trousers instead of the skirt'. */
export const INSTEAD_OF = /\b(?:instead of|rather than|in place of)\b/u;
export const DROP =
  /\b(?:drop|lose|skip|leave out|leave off|take (?:out|off|away)|remove|forget|without|scrap|ditch|bin|(?:dont|do not|doesnt|no) need(?: for)?|not bother with|get rid of)\b/u;
export const REFUSAL = /\b(?:not|dont|do not|never|no|hate|cant stand)\b/u;
export const CHEAPER =
  /\b(?:cheaper|less expensive|(?:more )?affordable|too (?:expensive|dear|pric(?:e)?y|steep|much money)|over (?:my )?budget|spend less|for less|cost less|(?:bring|get|cut) (?:it|that|the (?:price|total|cost)) down)\b/u;
export const ANOTHER =
  /\b(?:(?:another|different|other|new|more) (?:one|ones|outfits?|looks?|options?|ideas?|sets?)|something else|try again|start again|anything else)\b/u;
/** Looks for garments by themselves although an outfit is on the screen. */
export const LOOKS_FOR =
  /\b(?:show (?:me|us)|find (?:me|us)?|search|looking for|look for|do you (?:have|sell|stock)|have you got|got any|browse)\b/u;
/** What stands after it is owned. */
export const HAVE =
  /\b(?:(?:i|we) (?:already |do |also |now )*(?:have|own|got|bought)|(?:ive|weve)(?: already)? (?:got|bought)|already (?:have|own|got))\b/u;
/** The words after 'my', as many as a garment is described by. */
export const MY = /\b(?:my own|my)((?: [a-z-]+){1,4})/u;
/** What one has and does not want to wear: 'I have only jeans'. */
export const OWN_ENOUGH = /\b(?:only|just|nothing but|too many|enough|plenty of|loads of|full of|lots of)\b/u;
export const LACKS = /\b(?:(?:dont|do not|doesnt|never) (?:have|own)|have no|havent(?: got)?|not got|without)\b/u;
export const QUESTION = /\b(?:what|whats|how much|does it|does that|is it|is that|could you|can you|tell me)\b|\?/u;
/** A sum of money, where the clause speaks of money. */
export const SUM = /(?:\$|usd|€|£)? ?\b(\d{2,5})\b ?(?:\$|dollars|bucks|usd|euros?|pounds?)?/u;
export const MONEY =
  /[$€£]|\b(?:dollars|bucks|usd|euros?|pounds|budget|spend|under|below|max(?:imum)?|at most|not more than|no more than|up to|less than|tops)\b/u;
/** A number that counts something else than money. */
export const COUNTED =
  /\b(?:size|sizes|days?|nights?|weeks?|years?|yrs?|old|cm|inch(?:es)?|(?:19|20)\d\d|\d(?:st|nd|rd|th))\b/u;
export const DEFINITE = /\b(?:the|that|this|these|those)\b/u;
/** Begins a question about pieces rather than a request. */
export const ASKS =
  /^(?:and )?(?:which|what|whats|is|are|does|do (?!you)|did|will|would (?:it|they|this|that)|how|why|when|where|who)\b/u;
