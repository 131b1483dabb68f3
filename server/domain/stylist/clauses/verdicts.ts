const OLD_PERSON_SOURCE =
  'nan|nana|nanna|nanny|gran|granny|grandma|grandmother|grandmas|gramma|abuela|nonna|oma|great aunt|auntie|aunty|mother in law';
const COMPARISON_SOURCE =
  '(?:like|as if|straight off|straight out of|belongs? (?:on|to|in)|fit for|for|off|remind(?:s|ing)? me of)';

/**
 * Comparisons and verdicts about pieces ('like something my nan would wear'), each with the quality that the pieces
 * have too much of.
 */
export const VERDICT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:(?:its|theyre|these are|thats|looks?|very|bit|all|a bit|kind of) ){0,6}(?:${COMPARISON_SOURCE} )?(?:something |what |ones? )?(?:my|ones|your|a|an|somebodys|someones)? ?(?:old |dear |late )?(?:${OLD_PERSON_SOURCE})s?(?: (?:would|might|could|used to|is|has|wears?|wore|owns?|had|d)){0,4}(?: (?:wear|wears|wore|own|choose|love|like|buy|have))?(?: to church)?\b(?=[ .,!]*$)`,
      'u',
    ),
    'granny',
  ],
  [
    /\b(?:old lady|little old lady|church lady|librarian|spinster|headmistress|sunday school teacher|mother of the bride|schoolmarm|bingo)\b(?=[ .,!a-z]{0,12}$)/u,
    'granny',
  ],
  [
    /\b(?:ages me|makes? me look (?:about |like )?(?:old|older|ancient|middle aged|sixty|seventy|eighty|ninety|60|65|70|75|80|90|100|my (?:mum|mom|mother|nan|gran)))\b/u,
    'granny',
  ],
  [
    /\b(?:like (?:a|an) (?:teenager|school ?girl|school ?boy|kid|child|student|toddler|baby|little girl|twelve year old|tween|cheerleader)|mutton dressed as lamb|(?:my|the) (?:teenage |teen )?(?:daughter|niece|granddaughter|kids?) (?:would|could|might) wear|too old for (?:these|this|that|those|them|it))\b/u,
    'young',
  ],
  [
    /\b(?:like (?:a|an|im in a|wearing a|wearing my) (?:potato |old )?(?:sack|tent|bin bag|bin ?liner|curtains?|duvet|marquee|bell|blob|box|beach ball|barrel|fridge|hot air balloon|parachute|dads (?:coat|shirt|jumper))|swamps? me|swallows? me|drown(?:s|ing)? (?:me|in (?:it|this|that|them|these|those))|makes? me look (?:wide|wider|huge|big|bigger|fat|massive|enormous|shapeless|like a house|pregnant|boxy))\b/u,
    'baggy',
  ],
  [
    /\b(?:like a (?:stuffed )?sausage|shows? (?:every|all(?: my)?) (?:lump|bump|roll|curve|inch|line)s?(?: and (?:bump|lump|roll)s?)?|cling(?:s|ing)? to (?:me|everything|every)[a-z ]{0,12}|like a second skin|painted on|cant breathe|couldnt (?:sit|eat|breathe)(?: down)?(?: in (?:it|that|them|those))?)\b/u,
    'clingy',
  ],
  [
    /\b(?:like (?:a|an|my|someones|the) (?:clown|circus(?: tent)?|carnival|deck ?chair|sofa|curtains?|wallpaper|tablecloth|picnic blanket|carpet|bowling alley|bus seat|paint (?:shop|factory)|childrens tv presenter|kids tv presenter|firework|parrot)|explosion (?:at|in) a[a-z ]{0,24}|(?:gives?|giving) me a (?:headache|migraine)|hurts? my eyes|need sunglasses|makes? my eyes (?:hurt|water|bleed)|a lot (?:going on|to look at)|so much going on|doing the most|cant hear myself think)\b/u,
    'busy',
  ],
  [
    /\b(?:like (?:a|an) (?:disco ball|glitter ?ball|mirror ?ball|christmas (?:tree|decoration|bauble)|bauble|chandelier|roll of foil|baked potato|turkey in foil|spaceman|astronaut|robot|strictly (?:contestant|dancer)|ballroom dancer|figure skater|quality street))\b/u,
    'shiny',
  ],
  [
    /\b(?:like (?:a|an|the|im going to a|im off to a|ive come from a) (?:funeral|undertaker|widow|vampire|wake|mourner|grim reaper|crow)|for a funeral|funeral vibes|bringing me down)\b/u,
    'gloomy',
  ],
  [
    /\b(?:like (?:a|an|the|my) (?:waiter|waitress|bouncer|bank (?:clerk|manager)|banker|lawyer|barrister|politician|estate agent|flight attendant|air hostess|security guard|penguin|head ?teacher|boss|accountant|receptionist)|like (?:im|i am) (?:going to|off to|in|at) (?:court|an? (?:board meeting|interview|meeting|wedding|gala|ball)|the office|work)|like (?:work|office) (?:clothes|wear)|very (?:office|boardroom|corporate|court))\b/u,
    'stuffy',
  ],
  [
    /\b(?:like (?:pyjamas|pajamas|pjs|jammies|loungewear|gym kit|rags|(?:i|ive|he|hes|she|shes) (?:just )?(?:rolled|fell|fallen|got) out of bed)|for (?:gardening|doing the bins|painting the house|walking the dog|the gym|slobbing)|(?:doing the|put the) bins(?: out)?)\b/u,
    'sloppy',
  ],
  [
    /\b(?:like (?:a |an |im in |something from |something out of |an extra (?:in|from) )?(?:fancy dress|costume(?: party| drama)?|panto(?:mime)?|halloween|am ?dram|drag(?: queen| act)?|period drama|bridgerton|cosplay|school play|pirate|cowboy|wizard|magician)|off a stage|a costume)\b/u,
    'fancy dress',
  ],
  [
    /\b(?:(?:look|looks|feel|feels|is|are|all|bit|very) cheap|like (?:it|they|its|theyre|these) (?:came|come|comes|is|are|were|was)? ?(?:free|from a (?:market|cracker|christmas cracker|pound shop|dollar store|petrol station|charity shop|supermarket)|out of a (?:cracker|christmas cracker|bargain bin|cereal box))[a-z ]{0,24}|(?:fall|falls|falling|come|comes) apart|wont last|wouldnt last|(?:see|seen) the (?:glue|threads)|bargain bin|pound ?shop|dollar store)\b/u,
    'cheap looking',
  ],
  [
    /\b(?:(?:nothing|none of (?:these|them|it)|not one)(?:s| is| are| really){0,3} (?:jump|grab|stand|leap|shout|speak|excit|thrill|sing|pop)(?:s|ing)?(?: (?:out|me|at me|to me)){0,3}|nothing (?:special|exciting|memorable|new)|seen it all before|send(?:s|ing)? me to sleep|put(?:s|ting)? me to sleep|zz+|snooze(?: ?fest)?|yawn(?:s|ing)?|no (?:wow(?: factor)?|oomph|personality|character|spark|pizzazz|zing|fun at all)|ten a penny|dime a dozen|all just fine|fine but (?:boring|meh)|lacks? (?:oomph|personality|character|wow|spark)|not exactly (?:exciting|thrilling|setting the world alight)|watching paint dry)\b/u,
    'boring',
  ],
  [
    /\b(?:show(?:s|ing)? (?:too much|a lot of|everything|my (?:bum|knickers|pants|everything|bra|boobs)|half my|all my)[a-z ]{0,10}|see (?:everything|right through|straight through)|nothing to the imagination|bits (?:hanging|falling) out|fall(?:ing)? out of (?:it|that|this)|boobs (?:hanging|out|would))\b/u,
    'revealing',
  ],
  [
    /\b(?:break my (?:ankle|ankles|neck)|(?:cant|couldnt|cannot|never) walk in (?:them|those|these|that|it)|id be on my face|nosebleed)\b/u,
    'high',
  ],
  [
    /\b(?:id |ill |he ?d |she ?d |wed )?(?:roast|boil|melt|cook|bake|sweat buckets|swelter|overheat) (?:in|to death)(?: (?:it|that|them|those|this|these))?\b/u,
    'warm',
  ],
  [
    /\b(?:id |ill |he ?d |she ?d |wed )?(?:freeze|catch my death|be freezing|get pneumonia|shiver) in (?:it|that|them|those|this|these)\b/u,
    'thin',
  ],
];
