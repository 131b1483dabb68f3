/** Names for a whole outfit, such as 'look'. */
const ENSEMBLE_SOURCE =
  'look|set|thing|lot|works|wardrobe|shebang|fit|kit|attire|rig ?out|rig|get ?up|clothing|clobber|garb|gear|regalia|dress ?up|package|ensemble|turn ?out|outfitting|drip|nine yards';
/** Matches a name for a whole outfit. */
export const OUTFIT_PATTERN = new RegExp(
  [
    String.raw`\b(?:outfits?|ensemble|get ?up|kitted out|kit (?:me|him|her|us) out|head[ -]to[ -](?:toe|foot)|top to (?:toe|bottom|tail)`,
    String.raw`(?:whole|complete|full|entire|total|proper|all the) (?:(?:formal|smart|dressy|proper|nice|matching|party|office|wedding|evening|casual|summer|winter|new) ){0,2}(?:${ENSEMBLE_SOURCE})|rig ?out`,
    String.raw`(?:formal|wedding|interview|office|business|festive|party) attire`,
    String.raw`all (?:my |the )?(?:clothes|clothing) and (?:the )?shoes`,
    String.raw`(?:do|sort|get|give|make|find|show|pick|build) (?:me|us|him|her) (?:out )?(?:with )?the (?:lot|works|full thing|whole thing|full monty)`,
    String.raw`(?:complete|full|whole) (?:outfit|look)`,
    String.raw`(?:dress|kit|style|package) (?:me|him|her|us)(?= |$)`,
    String.raw`(?:need|want|build|make|create|put together|get) (?:me |us |him |her )?an? (?:[a-z]+ ){0,2}(?:look|fit|drip)(?= for| to|$)`,
    String.raw`(?<=(?:night|party|work|wedding|brunch|festival|school|summer|winter|birthday|holiday|concert|prom|office|weekend|airport) (?:out )?)(?:fit|drip|look)\b`,
    String.raw`(?:put|throw|pull) (?:something|a look|a few (?:things|pieces)) together`,
    String.raw`put together (?:something|a look|a few (?:things|pieces)))\b`,
  ].join('|'),
  'u',
);
/** Matches words about packing for a trip. */
export const PACKING_PATTERN =
  /\b(?:pack(?:ing)?(?: list)?|capsule(?: wardrobe)?|(?:small |one )?suitcase|(?:hand|carry[ -]?on|cabin) (?:luggage|baggage|bag|only|case)|(?:only|just|with|in|one|a) (?:an? |one )?carry[ -]?on|travel(?:l?ing)? light|holdall|carry[ -]?on|(?:only|just|with|take|taking|bring|bringing)(?: (?:only|just|an?|one|my|small|little|single|tiny)){0,3} (?:backpack|rucksack))\b/u;
/** Matches wishes for clothes for several days at home: 'two weeks of looks'. */
export const WARDROBE_PATTERN =
  /\b(?:(?:days?|weeks?|month)(?:s? worth)? of (?:\w+ )?(?:outfits|looks|clothes|fits)|(?:outfits|looks|clothes) for (?:\w+ ){1,3}(?:days|weeks?))\b/u;
/** Matches questions about what people wear somewhere. */
export const WHAT_TO_WEAR_PATTERN =
  /\b(?:what (?:do|does|should|would|can|could|shall|to|the hell|on earth|are|is)\b.{0,40}?\b(?:wear|wears|wearing|put on|dress|go in)|(?:nothing|not a thing|no clue what|no idea what|stuck what) (?:\w+ ){0,2}(?:to wear|that fits|suitable)|how (?:do|should|to|would) (?:i |you |we |one |people )?dress)\b/u;
/** Matches questions about where to begin, or what is needed. */
export const WHERE_TO_START_PATTERN =
  /\b(?:where (?:do|should|would|to) (?:i|we|you)? ?(?:even )?(?:start|begin)|what (?:do|should|would|shall) (?:i|we) (?:bring|need|take|pack)|what to (?:bring|take|pack)|fill in (?:whats|what is|the rest|the gaps|what i need)|dont know where to (?:start|begin))\b/u;
/** Matches a number of days of a trip. */
export const AWAY_PATTERN =
  /\b(?:(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|long) ?(?:days?|nights?|weeks?|weekends?)|weekend|fortnight)\b.{0,20}?\b(?:in|at|to|on|away)\b/u;
/** Matches a wish for a single thing or a present. */
export const ONE_THING_PATTERN =
  /\b(?:something|smth|sth|anything|any|piece|pieces|item|items|gifts?|presents?|ideas?|options?|stuff|a pair(?! of (?:hands|eyes))|maternity|nursing|(?:do|have|did) (?:you|ye|u|yous) (?:do|have|got|sell|stock|carry|keep))\b/u;
/** Matches words before a garment whose price is part of the budget: '180 including shoes'. */
export const INCLUDED_PATTERN = /\b(?:incl|including|included|includes?|inclusive|counting)\b/u;
/** Matches the size of a suitcase, which is no clothing size. */
export const LUGGAGE_SIZE_PATTERN =
  /\b(?:small|smallest|medium|large|big|little|tiny) (?=(?:suitcase|case|bag|backpack|rucksack|holdall|luggage|carry[ -]?on)\b)/gu;
/** Matches words for a trip. Does not match a bag to buy ('a carry-on under 150'). */
export const TRIP_PATTERN =
  /\b(?:days?|nights?|weeks?|weekend|fortnight|trip|holiday|vacation|travel\w*|pack(?:ing)?|capsule|honeymoon|away|off to|going to)\b/u;
/** Matches words which say that a sum is for all pieces together. */
export const TOGETHER_PATTERN =
  /\b(?:total|(?:all|al)? ?together|altogether|all in(?: all)?|overall|add(?:s|ed|ing)? up|sum|come[s]? to|for (?:it all|all(?: of (?:it|them|this))?|everything|the lot|both|the whole \w+|the works|all (?:three|four|five))|on the lot)\b/u;
export const PER_PIECE_PATTERN = /\b(?:each|apiece|per (?:piece|item)|a piece)\b/u;

/** Matches words that ask to add something to the outfit. */
export const ADD_PATTERN =
  /\b(?:add|include|throw in|put in|pop in|chuck in|plus|also|as well|too|one more|extra|additional|another)\b/u;
/** Matches wishes for an additional piece of a kind. */
export const MORE_PATTERN =
  /\b(?:one more|an extra|extra|additional|a (?:second|third)|more|second pair|a couple(?: of)?)\b/u;
/** Matches wishes for a number of additional garments: 'two more shirts'. */
export const HOW_MANY_MORE_PATTERN = /\b(?:(two|2|a couple(?: of)?|three|3) (?:more|extra|other|additional))\b/u;
/** Matches requests to replace a piece. */
export const SWAP_PATTERN =
  /\b(?:another|other|different|swap(?:ped)?|switch|chang(?:e|ing)|replac(?:e|ing)|exchange|instead|rather|better|trade|nicer|new)\b/u;
/** Matches verbs before the piece to replace: 'swap the bag for a clutch'. */
export const SWAPS_PATTERN = /\b(?:swap(?:ped)?|switch|change|replace|replaced|exchange|trade)\b/u;
export const SWAPPED_FOR_PATTERN = /\b(?:for|with|to|by|against|into)\b/u;
/** Matches verbs after the piece to replace: 'could the blouse be replaced by a tunic'. */
export const SWAPPED_BY_PATTERN = /\b(?:be|get|been) (?:replaced|swapped|changed|exchanged) (?:by|with|for|to)\b/u;
/** Matches words before the piece to replace: 'trousers instead of the skirt'. */
export const INSTEAD_OF_PATTERN = /\b(?:instead of|rather than|in place of)\b/u;
export const DROP_PATTERN =
  /\b(?:drop|lose|skip|leave (?:that |it |them )?(?:out|off)|leave out|leave off|comot|take (?:that |it |them |(?:the|this|those|that|my) (?:[a-z]+ ){1,3})?(?:out|off|away)|leave (?:the|this|those|that) (?:[a-z]+ ){1,3}(?:out|off|away|at home)|remove|forget(?: about)?|without|scrap|ditch|bin|minus|(?:dont|do not|doesnt|no) need(?: for)?|(?:dont|do not) worry about|not bother with|get rid of|cut|nix|chuck out)\b/u;
export const REFUSAL_PATTERN =
  /\b(?:not|dont|do not|doesnt|never|no|nothing|hates?|cant stand|cannot stand|loathe|avoid|wont (?:wear|do)|cant (?:wear|do)|isnt|arent|nor|aint|allergic to|vegan)\b/u;
/** Matches a refusal of the previous garment: 'heels are a no'. */
export const REFUSED_AFTER_PATTERN =
  /\b(?:(?:is|are|feels?|seems?|looks?|would be|might be)(?: just| a bit| way| rather| like| kind of| maybe)* (?:too much|over the top|overkill|ott)(?! money)|(?:is|are) (?:a no|out|not (?:for|my|his|her)|banned|forbidden)|no way|a no)\b/u;
/** Matches criticism of a shown piece. */
export const DISLIKE_PATTERN =
  /\b(?:too|bit much|not (?:a fan|sure|keen|into|feeling|my|that|those|the|these|this)|ugly|hideous|awful|horrible|boring|dont (?:like|love|want)|do not (?:like|love|want)|hates?|hurt|wont do|wont work|doesnt (?:work|fit|go)|dont (?:work|go)|hell no|no to|nah to|ew+|yuck|meh)\b/u;
export const CHEAPER_PATTERN =
  /\b(?:cheaper|less (?:expensive|costly|pricey|money)|(?:more )?affordable|(?:too|so|2) (?:expensive|dear|costly|pric(?:e)?y|steep|much money)|(?:\d+|a (?:bit|little)|way|well|still) (?:dollars |bucks )?over(?= ?(?:$|[,.!]))|(?:(?:way|far|bit) )?too much(?= ?(?:$|[,.!]| for (?:me|us)| i\b| money))|over (?:my )?budget|(?:spend|pay) less|for less|costs? less|less (?:for|in) (?:all|total)|(?:bring|get|cut|take|knock) (?:(?:it|that|the (?:price|total|cost)|everything) )?(?:all )?down|(?:bring|get|cut) (?:down )?the (?:price|total|cost)|lower (?:the )?(?:price|total|cost)|save (?:me )?(?:some |a bit of )?money|budget friendly)\b/u;
export const DEARER_PATTERN =
  /\b(?:more (?:expensive|luxurious|premium)|dearer|pricier|better quality|higher quality|nicer quality|splurge|(?:can|could) (?:spend|pay|go) (?:a (?:bit|little) )?(?:more|higher|up)|raise the budget|upgrade)\b/u;
/** Matches wishes for something different that name no piece. */
export const ANOTHER_PATTERN =
  /\b(?:(?:another|different|other|new|more) (?:one|ones|outfits?|looks?|options?|ideas?|sets?|version|fits?)|something (?:else|different)|try again|(?:dont|do not) like (?:any of )?(?:it|that|this|them|those|these)(?: at all)?$|hate (?:it|this|that|all of it)|(?:change|swap|replace|redo) (?:everything|all of it|the (?:whole|rest))|everything else|anything else|(?:not|nothing) (?:my|his|her) (?:style|thing))\b/u;
/** Matches words for pieces that must stay ('do not change the shoes'). */
export const UNTOUCHED_PATTERN =
  /\b(?:dont|do not|without|not|never) (?:touch(?:ing)?|chang(?:e|ing)|swap(?:ping)?|los(?:e|ing)|replac(?:e|ing)) (?:the|my|that|those|these) ([a-z]+(?: [a-z]+){0,2})/u;
/** Matches complaints that all pieces are alike: 'every one of these tops is sleeveless'. */
export const ALL_ARE_PATTERN =
  /\b(?:every(?: single)? one of|all(?: of)?|each of|both of|most of) (?:these|the|those|them|your)(?: [a-z]+)? (?:is|are|looks?) (?:all |so |really |just |too ){0,2}/u;
/** Matches verbs such as 'keep' before the pieces that must stay. */
export const KEPT_PATTERN =
  /\b(?:keep|leave|stick with|hold on to|stay with|like|love) (?:only |just )?((?:the|that|those|these|this) [a-z ,]{2,60}?)(?= ?(?:, |;|\.|$)| but | and (?:change|swap|replace|redo|give|show))/u;
/** Matches wishes for single garments apart from the outfit. */
export const LOOKS_FOR_PATTERN =
  /\b(?:show (?:me|us)|find (?:me|us)?|search|looking for|look for|do you (?:have|sell|stock)|have you got|got any|browse|(?:im|i am) after|see (?:some|all|your)|you(?:ve| have) got|(?:begin|start) with)\b/u;
/** Matches words which show that a garment is for the outfit. */
export const FOR_OUTFIT_PATTERN =
  /\b(?:another|different|to (?:go|wear|match)(?: with)?|with (?:it|this|that|them)|for (?:it|this|the outfit)|instead|(?:to|in|into|for) (?:the|this|that|my) (?:outfit|look|capsule|set|case|suitcase|bag))\b/u;
/** Matches requests for other pieces of the shown kind: 'show me other ones', 'have you got something else'. */
export const ASKS_FOR_OTHERS_PATTERN =
  /\b(?:show|find|see|got|have|sell|stock) (?:(?:me|us|some|any) ){0,2}(?:others?|something else|anything else)\b/u;
/** Matches a sentence about what somebody else wants the wearer to wear: 'my wife says brown shoes'. */
export const REPORTS_WISH_PATTERN =
  /^(?:(?:and|but|so|well|ok) )*(?:(?:my|the|our) )?(?:wife|husband|missus|mrs|mum|mom|mam|mother|dad|sister|daughter|son|girlfriend|boyfriend|friend|boss|bride|groom|partner|herself|himself|he|she|they) (?:says?|said|thinks|reckons|wants|would like|insists on|suggests|prefers|demands)(?: (?:that|on|for|me to wear|me in|to have))? (?!(?:i|its|it|hi|thank|thanks|no |not |you|we|she|he|they|the opposite)\b)/u;
/** Matches words for clothes above the waist that name no garment, such as 'something for the top half'. */
export const ABOVE_WAIST_PATTERN =
  /\b(?:what (?:goes|to wear|i wear) (?:on top|up top)|something (?:for|on|up) (?:the |my )?(?:top(?: half)?|upper half)|the top half)\b/gu;
/** Matches words before a garment that the shopper forgot to ask for: 'I have forgotten socks'. */
export const FORGOT_PATTERN =
  /^(?:(?:oh|ah|and|but|sorry|wait|also) )*(?:i|we)(?: have|ve|’ve|'ve)? (?:forgot(?:ten)?|missed)(?: (?:to (?:say|mention|ask for|list)|about))? /u;
/** Matches words for color blindness. The colors in them are no wish. */
export const COLORBLIND_PATTERN = /\b(?:[a-z]+[ -](?:and )?[a-z]+ )?colou?r ?blind(?:ness)?\b/gu;
/** Matches words with which the shopper turns from the outfit to other pieces. */
export const LEAVES_PATTERN =
  /\b(?:separate(?:ly)? (?:question|thing|topic)|another (?:question|topic) entirely|not for this(?: one| outfit)?|nothing to do with (?:this|that|the outfit)|unrelated|on another note|forget (?:the|this|that|about the) (?:outfit|look|party|trip|packing|whole thing))\b/u;
/** Matches names of flip-flops that have another meaning outside outfits. */
export const THONGS_PATTERN = /\b(?:pluggers|thongs|jandals|slops)\b/gu;
/** Matches words before a garment that the shopper owns. */
export const HAVING_PATTERN =
  /(?<!\b(?:can|could|may|might|should|shall|if|would|do|did|must) )\b(?:(?:i|we|hes|shes|he|she|they) (?:already |do |also |now )*(?:have|has|own|owns|got|bought)(?! (?:to|forgotten|forgot|never|been|seen|lost|decided|changed|heard|asked|thought|had|tried|worn|found)\b)|(?:ive|weve|hes|shes)(?: already)? (?:got|bought)|(?:ive|weve) (?=an? |some |my |two |the )|already (?:have|own|got)|(?:(?:i|im|i am|were|we are|hes|shes) )?(?:already |also |just ){0,2}(?:packing|bringing|taking|wearing|using|pack|bring|take|wear|use) (?=my |our |his |her ))\b|^(?:already )?(?:got|own)(?= )/u;
/** Matches words after a garment that the shopper owns. */
export const OWNED_AFTER_PATTERN =
  /\b(?:(?:i|we|he|she|ive|weve|hes|shes)(?: have| has| own| already| do| got| ve)+ (?:one|some|a pair|my own(?= ?(?:$|[,.!?]|already|at home|of those|of them|for|so|and))|plenty|enough|those|that|mine)(?: already| of my own| at home| of those| of them)?|(?:use|wear|bring|take) (?:my own|mine)|got (?:one|some|my own|mine)(?: already| at home)?)\b/u;
/** Matches 'my' and the words that may describe a garment after it. */
export const OWN_GARMENT_PATTERN =
  /\b(?:my own|my)((?: (?!(?:so|but|that|which|is|are|will|would|can|could|please|or)\b)[a-z-]+){1,6})/u;
/** Matches words which show that the shopper has enough of something: 'I have only jeans'. */
export const OWN_ENOUGH_PATTERN = /\b(?:only|just|nothing but|too many|enough|plenty of|loads of|full of|lots of)\b/u;
export const LACKS_PATTERN =
  /\b(?:(?:dont|do not|doesnt|never) (?:have|own)|have no|havent(?: got)?|not got|without)\b/u;
/** Matches an amount of money, for use in clauses about money. */
export const SUM_PATTERN = /(?:\$|usd|€|£)? ?\b(\d{2,5})\b ?(?:\$|dollars|bucks|usd|euros?|pounds?|quid)?/u;
export const NUMBERS_PATTERN = /\b(\d{2,5})\b/gu;
export const MONEY_PATTERN =
  /[$€£]|\b(?:dollars|bucks|usd|euros?|pounds|quid|budgets?|spend|cost|paying|pay|under|below|max(?:imum)?|at most|(?:not|no) (?:more|over)(?: than)?|no more than|nothing over|up to|less than|tops|at a push|at a pinch|at the outside|at the very most|only have|(?:said|gave (?:me|us)|gives (?:me|us)|allows|allowed(?: me)?) (?=\d))\b|\b(?:said|gave (?:me|us)|giving (?:me|us)|allowed|(?:i|we) (?:only |just )?(?:got|have)|(?:ive|weve) (?:only |just )?(?:got)?) ?(?:like |about |around |only |just |roughly |bout |maybe |max )*(?=\d{2,5}\b(?! ?(?:size|years|yrs|days|people|guests|waist|inch|cm|kg|min|hours|miles|pairs|of)))/u;
/** Matches a height in feet and inches. */
export const HEIGHT_PATTERN = /\b[4-7] ?['’′´] ?\d{1,2}\b(?: ?["”″])?/gu;
export const AGES_OF_OTHERS_PATTERN =
  /\b(nobody|no ?one|any(?:one|body)|every(?:one|body)|people|women|men|girls|guys|folks|someone|kids|those) (?:who (?:is|are) )?(?:under|over|above|below|past) (?:the age of )?\d+\b/gu;
export const INSTEAD_MISSPELT_PATTERN = /\b(?:in ?st[ea]+d|insted|instad|instaed|instead) off?\b/gu;
/** Matches 'waterproof' as the name of a jacket. */
export const WATERPROOF_COAT_PATTERN =
  /\b((?:my|own|an?|the) )waterproofs?\b(?! (?:\w+ )?(?:jackets?|coats?|trousers|boots|shoes|bag|parka|mac))/gu;
/** Matches a preference for one garment over another: 'I prefer a dress to the trousers'. */
export const PREFERS_TO_PATTERN = /\b(?:prefer|rather (?:have|wear|see)|sooner (?:have|wear))\b/u;
export const PREFERRED_TO_PATTERN = /\b(?:to|over|than|instead of)\b/u;
/** Matches a preference for a different garment from the one in the outfit: 'I like more the dresses'. */
export const PREFERS_PATTERN =
  /\b(?:prefer|(?:like|love|fancy) (?:more|better|rather)|(?:like|love|fancy) (?:the |a |an )?(?:[a-z]+ ){1,4}(?:more|better|best)|(?:am|im) more (?:of )?(?:a|an|into)|rather (?:have|wear|see))\b/u;
/** Matches words for a piece that a new one is worn with. */
export const WORN_WITH_PATTERN =
  /\b(?:(?:that|which|to|it|they|and) )?(?:would |will |could |should |can )?(?:be worn|go(?:es)?|match(?:es)?|works?|worn|wear|suits?)(?: well| nicely| good)?(?: (?:with|under|over|beneath))? (?:the|this|that|these|those) [a-z]+(?: [a-z]+){0,3} ?[?.!]{0,3}$/u;
/** Matches a number that is not an amount of money. */
export const COUNTED_PATTERN =
  /\b(?:size|sizes|days?|nights?|weeks?|years?|yrs?|months?|old|cm|kg|kilos?|lbs?|waist|chest|collar|inseam|min|mins|minutes?|hours?|hrs?|miles?|km|steps|people|guests|times|[ap]m|degrees?|celsius|fahrenheit|inch(?:es)?|\d{2} ?(?:long|short|regular|tall)|(?:of|on|till|until|before|by)(?: the)? \d{1,2}(?! ?(?:dollars|bucks|%))|(?:19|20)\d\d|\d(?:st|nd|rd|th|c|f))\b/u;
export const DEFINITE_PATTERN = /\b(?:the|that|this|these|those)\b/u;
/** Matches the start of a question about pieces. A request does not match. */
export const QUESTION_PATTERN =
  /^(?:(?:and|so|ok|but|hm+|oh|wait) )*(?:which|what|whats|is|are|does|do (?!you|it)|did|will|would (?:it|they|this|that)|how|why|when|where|who|can it|can they)\b/u;
/** Matches requests that are worded as a question. */
export const REQUESTS_PATTERN =
  /\b(?:(?:can|could|would|will|may) (?:you|u|ya|we|i)\b|(?:can|could|should|may|might) (?:the|that|those|these|this|my|one of|all|everything|it|some)\b.{0,60}?\b(?:be|become|have|get|look|go)\b|(?:is it|its|it is|would it be|that is) possible|what about|how about|what if|any (?:other|more|different)|is there (?:any|an|a|some)|do you have (?:any|an?|some|other)|(?:make|do) it\b)/u;
/** Matches the start of a request. A match has priority over the act of the clause. */
export const ORDERS_PATTERN =
  /^(?:(?:and|so|ok|okay|but|then|now|please|actually|maybe|yes|yeah|also|nah|no|hmm?|alright|right|fine|cool|great|just),? )*(?:add|swap|switch|change|replace|drop|lose|remove|make|take|put|include|give|keep|ditch|leave|skip|throw|use|bring|get rid|pop|chuck|scrap|exchange|trade)\b/u;
/** Matches the start of a clause about what another wearer wants. */
export const SAYS_WEARER_PATTERN =
  /^(?:(?:and|but|so|well|oh|hm+|no|yes) )*(?:he|she|they|hes|shes|theyre|his|her|him)\b/u;
/** Matches words that put single pieces on the wishlist. Such words do not change the outfit. */
export const OF_LIST_PATTERN =
  /\b(?:wish ?list|favou?rites|shortlist|my list|basket|cart)\b|^(?:(?:and|ok|okay|please|then|also),? )*(?:save|heart|bookmark|favou?rite)\b/u;
/** Matches requests for any other color. */
export const OTHER_COLOR_PATTERN =
  /\b(?:(?:in )?(?:an?(?:other)?|some|any)? ?(?:different|other|another) (?:colou?rs?|shades?))\b/u;
/** Matches requests for a warmer outfit. */
export const FEELS_COLD_PATTERN =
  /\b(?:feels? the cold|always (?:cold|freezing|chilly)|(?:gets?|am|is|im) (?:so |really |very )?cold (?:easily|quickly|all the time)|never warm)\b/u;
/** Matches words that ask for the earlier outfit. */
export const BACK_PATTERN =
  /\b(?:back to|return to|go back|show(?: me)?|see|bring back|remind me of|where were we with|what was) (?:(?:the|that|this|my|our|your) )(?:\w+ ){0,2}(?:outfit|look|capsule|packing list|list to pack|ensemble|set)\b/u;
/** Matches requests for an outfit around a certain piece. */
export const BUILD_AROUND_PATTERN =
  /\b(?:a?round (?:it|that|this|those|these|the)\b|rest of (?:the|an?|my) (?:outfit|look)\b|(?:complete|finish|round off) (?:the|this|that|my) (?:outfit|look)\b|(?:whole|full|complete|entire) (?:outfit|look) (?:with|from|for|using|out of) (?:it|that|this|the|these|those)\b|(?:outfit|look) (?:with|around|for) (?:it|that|this)\b)/u;
/** Matches words for all pieces of the outfit. They apply even if other garments are shown. */
export const ALL_OF_IT_PATTERN =
  /\b(?:everything|all of (?:it|them|that|this)|it all|the (?:lot|whole (?:thing|lot|look|outfit|set)|damage|grand total|total)|total|altogether|all together|all up|the dmg|set me back|running total)\b/u;
/** Matches names of the outfit. */
export const NAMES_OUTFIT_PATTERN =
  /\b(?:the|that|this|my|our|your) (?:\w+ )?(?:outfit|look|capsule|packing(?: list)?|ensemble|fit|suitcase)\b/u;
