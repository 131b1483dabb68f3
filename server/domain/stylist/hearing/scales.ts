import type { Quality } from './Quality.ts';
import { createQuality } from './Quality.ts';

const UP = 1;
const DOWN = -1;

export const QUALITIES: readonly Quality[] = [
  createQuality({
    said: 'formal|dressy|dressier|fancy|fancier|elegant|glamorous|glam|posh|poshest|ceremonial|dressed up|serious',
    faults: 'stuffy|stuffier|starchy|corporate|officey|businessy|overdressed|prim|pompous|uptight|boardroom',
    called: ['dressier', 'less formal'],
    words: 'formal',
    opposite: 'casual',
    lessOf: 'formal',
  }),
  createQuality({
    said: 'smart|smarter|polished|professional|businesslike',
    called: ['smarter', 'less smart'],
    words: 'smart',
    opposite: 'casual',
    lessOf: 'smart',
  }),
  createQuality({
    said: 'casual|relaxed|laid back|informal|dressed down|everyday|easygoing|easy|plain looking',
    faults: 'sloppy|sloppier|scruffy|scruffier|slobby|shabby|messy|underdressed|lazy looking|homely',
    called: ['more casual', 'smarter'],
    words: 'casual',
    opposite: 'smart',
    lessOf: 'casual',
  }),
  createQuality({
    said: 'warm|warmer|cosy|cosier|cozy|cozier|thick|thicker|heavy|heavier|hot|chunky|chunkier|wintry|insulated',
    faults: 'sweaty|stifling|suffocating|weighty|clumpy|clunky|clompy|cumbersome|padded looking',
    called: ['warmer', 'lighter'],
    words: 'warm',
    opposite: 'lightweight',
    lessOf: 'warm',
  }),
  createQuality({
    said: 'light|lighter|lightweight|thin|thinner|cool|cooler|airy|airier|breathable|summery|breezy|fresh|fresher',
    faults: 'chilly|draughty|drafty|insubstantial|papery',
    called: ['lighter', 'warmer'],
    words: 'lightweight',
    opposite: 'warm',
    lessOf: 'lightweight',
  }),
  createQuality({
    said: 'long|longer|lengthy|full length',
    faults: 'trailing',
    called: ['longer', 'shorter'],
    words: 'long',
    opposite: 'short',
    lessOf: 'long',
    step: { order: 'length', by: UP },
  }),
  createQuality({
    said: 'short|shorter|cropped',
    called: ['shorter', 'longer'],
    words: 'short',
    opposite: 'long',
    lessOf: 'short',
    step: { order: 'length', by: DOWN },
  }),
  createQuality({
    said: 'high|higher',
    faults: 'teetering|towering|vertiginous|wobbly',
    called: ['higher', 'lower'],
    words: 'high heel',
    opposite: 'low heel',
    step: { order: 'heel', by: UP },
  }),
  createQuality({
    said: 'low|lower|flat|flatter',
    called: ['lower', 'higher'],
    words: 'low heel',
    opposite: 'high heel',
    step: { order: 'heel', by: DOWN },
  }),
  createQuality({
    said: 'small|smaller|tiny|compact|mini sized|little|dinky',
    called: ['smaller', 'larger'],
    words: 'small',
    opposite: 'large',
    step: { order: 'size', by: DOWN },
  }),
  createQuality({
    said: 'large|larger|huge|enormous|massive|giant',
    called: ['larger', 'smaller'],
    words: 'large',
    opposite: 'small',
    step: { order: 'size', by: UP },
  }),
  createQuality({
    said: 'busier|patterned|bold|bolder|printed|wild|flashier',
    faults:
      'busy|shouty|loud|louder|flashy|showy|crazy|garish|gaudy|lairy|much going on|going on|jazzy|cluttered|fussy|chaotic|' +
      'migraine inducing|headache inducing|psychedelic|clashing|lurid|brash|in your face|attention seeking|eye watering|much to look at',
    called: ['bolder', 'plainer'],
    words: 'print',
    opposite: 'plain',
    lessOf: 'print, bright',
  }),
  createQuality({
    faults:
      'much|extra|over the top|ott|extravagant|outlandish|out there|dramatic|theatrical|costumey|costumy|fancy dress|' +
      'clownish|wacky|odd|weird|strange|bizarre|outrageous|avant garde|arty|tryhard|try hard|overdone|overdesigned|novelty|gimmicky',
    called: ['bolder', 'simpler'],
    words: 'statement',
    opposite: 'simple, everyday',
    lessOf: 'print, sequin',
  }),
  createQuality({
    said: 'plain|plainer|simple|simpler|basic|minimal|minimalist|understated|quiet|quieter|subtle|calm|calmer',
    faults:
      'boring|dull|bland|blah|beige looking|vanilla|samey|safe|uninspiring|uninspired|forgettable|unremarkable|nondescript|' +
      'characterless|snoozy|yawny|generic|tame|unexciting|lifeless|mousy|mousey|nothingy',
    called: ['plainer', 'bolder'],
    words: 'plain',
    opposite: 'statement, print',
    lessOf: 'plain',
  }),
  createQuality({
    said: 'fitted|slim|slimmer|tighter|snug|close fitting|narrow|narrower|skinny|bodycon',
    faults: 'tight|clingy|clingier|squeezy|constricting|restrictive|sausagey|figure hugging|unforgiving',
    called: ['closer-fitting', 'looser'],
    words: 'fitted',
    opposite: 'relaxed fit',
    lessOf: 'fitted',
    awayFrom: 'oversized',
  }),
  createQuality({
    said: 'loose|looser|oversized|roomy|roomier|wide|wider|big|bigger|slouchy|flowing',
    faults:
      'baggy|baggier|boxy|shapeless|tentlike|tenty|saggy|voluminous|swamping|bulky|bulkier|billowy|billowing|puffy',
    called: ['looser', 'slimmer'],
    words: 'loose fit',
    opposite: 'fitted',
    lessOf: 'oversized',
    awayFrom: 'fitted, slim fit',
    step: { order: 'bulk', by: UP },
  }),
  createQuality({
    said: 'sexy|sexier',
    faults:
      'revealing|skimpy|low cut|see through|sheer|bare|plunging|tarty|slutty|risque|racy|naked|much skin|much flesh|immodest|clubby',
    called: ['more daring', 'more modest'],
    words: 'revealing',
    opposite: 'modest',
    lessOf: 'revealing',
  }),
  createQuality({
    said: 'modest|covered|covered up',
    faults: 'nunlike|nunnish|prudish|puritan',
    called: ['more modest', 'less covered'],
    words: 'modest',
    opposite: 'revealing',
  }),
  createQuality({
    said: 'sparkly|sparklier|shinier',
    faults: 'shiny|glittery|blingy|bling|sequinned|sequiny|gleamy|tinselly|disco|glitzy',
    called: ['shinier', 'less shiny'],
    words: 'shiny',
    opposite: 'matte',
    lessOf: 'sequin, patent leather, metallic',
  }),
  createQuality({
    said: 'feminine|girlier|pretty|romantic|cute|delicate',
    faults:
      'girly|frilly|sweet|cutesy|twee|princessy|princess|sugary|doll like|dolly|fluffy|barbie|meringue|meringuey|poofy|pouffy|wedding cake|pink and frilly',
    called: ['more romantic', 'less girly'],
    words: 'romantic',
    opposite: 'minimalist',
    lessOf: 'romantic',
  }),
  createQuality({
    said: 'soft|softer|comfortable|comfier|comfy|gentle|cuddly',
    called: ['softer', 'crisper'],
    words: 'soft',
    opposite: 'structured',
  }),
  createQuality({
    faults:
      'itchy|itchier|scratchy|scratchier|prickly|rough|coarse|crinkly|crunchy|stiff|stiffer|rigid|uncomfortable|uncomfy|cardboardy|starched',
    called: ['crisper', 'softer'],
    words: 'structured',
    opposite: 'soft',
  }),
  createQuality({
    said: 'structured|tailored|sharp|sharper',
    faults: 'boxy shouldered|severe',
    called: ['more tailored', 'softer'],
    words: 'tailored',
    opposite: 'relaxed fit',
    lessOf: 'tailored',
  }),
  createQuality({
    said: 'grown up|mature|sophisticated|refined|sensible',
    called: ['more grown-up', 'more playful'],
    words: 'smart',
    opposite: 'trendy',
  }),
  createQuality({
    said: 'trendy|trendier|modern|younger|more youthful|fresher|edgy|edgier|fashionable|fun|funner|interesting|unusual|quirky|original|playful|exciting|special|different',
    faults: 'young|youthful|teenage|teenagery|childish|juvenile|babyish|studenty|faddy|gen z',
    called: ['more modern', 'more classic'],
    words: 'trendy',
    opposite: 'classic',
    lessOf: 'trendy',
  }),
  createQuality({
    said: 'classic|traditional|timeless',
    faults:
      'old fashioned|old|frumpy|frumpier|mumsy|dowdy|dated|granny|grannyish|nanna|matronly|aging|ageing|old lady|old ladyish|' +
      'old mannish|fuddy duddy|conservative|churchy|middle aged|mother of the bride|schoolmarmish|headmistressy|headmistress|fusty|musty|tired|stale|grandad|dad|dadlike|dad like',
    called: ['more classic', 'more modern'],
    words: 'classic',
    opposite: 'trendy',
    lessOf: 'classic',
  }),
  createQuality({
    said: 'vintage|retro',
    called: ['more vintage', 'more modern'],
    words: 'vintage',
    opposite: 'modern',
    lessOf: 'vintage',
  }),
  createQuality({
    said: 'sporty|sportier|athletic',
    faults: 'gymmy|gym like',
    called: ['sportier', 'less sporty'],
    words: 'athletic',
    opposite: 'smart',
    lessOf: 'athletic',
  }),
  createQuality({
    said: 'dark|darker|deep|deeper|rich|richer',
    called: ['darker', 'paler'],
    words: 'dark',
    opposite: 'pale',
  }),
  createQuality({
    faults:
      'gloomy|somber|sombre|drab|dreary|depressing|dismal|funereal|grim|morbid|gothic|mournful|miserable|sad looking|washed out looking|wishy washy|muddy looking',
    called: ['quieter', 'brighter'],
    words: 'muted',
    opposite: 'bright',
    awayFrom: 'black, charcoal, navy',
  }),
  createQuality({
    said: 'brighter|color|colour|colorful|colourful|vivid|vibrant|cheerful|cheery|lively|joyful|happy|happier|sunny|sunnier',
    faults: 'bright|neon|fluorescent|fluoro|glaring|dazzling|highlighter|luminous|hi vis|blinding|lurid colored|acid',
    called: ['brighter', 'quieter'],
    words: 'bright',
    opposite: 'muted',
    awayFrom: 'black, charcoal, navy',
  }),
  createQuality({
    said: 'pale|paler|pastel|light colored|light coloured',
    called: ['paler', 'darker'],
    words: 'pale',
    opposite: 'dark',
    awayFrom: 'black',
  }),
  createQuality({
    said: 'hard wearing|sturdy|sturdier|durable|robust|tough|tougher|solid|substantial|well made|better made',
    called: ['sturdier', 'lighter'],
    words: 'sturdy',
    opposite: 'lightweight',
  }),
  createQuality({
    faults:
      'flimsy|flimsier|cheap looking|cheap and nasty|tacky|tackier|naff|nasty|poor quality|low quality|badly made|plasticky|plastic looking|' +
      'tatty|trashy|throwaway|fast fashion|shoddy|cheapo|market stall',
    called: ['simpler', 'better-made'],
    words: 'affordable',
    opposite: 'premium',
  }),
];
