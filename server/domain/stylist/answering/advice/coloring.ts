import { capitalize, joinWords } from '../../../search/phrasing.ts';
import type { AdviceContext, AdviceTopic } from './Advice.ts';

/** A color of hair or skin, with the clothing colors that suit it. */
interface Complexion {
  readonly words: RegExp;
  readonly name: string;
  readonly kind: RegExp;
  readonly hardPattern: RegExp;
  readonly advice: string;
}

const COMPLEXIONS: readonly Complexion[] = [
  {
    words: /\b(?:redheads?|ginger|auburn|(?:red|reddish|copper|strawberry)(?: blonde?)? hair(?:ed)?)\b/u,
    name: 'red hair',
    kind: /^(?:green|emerald|bottle green|forest green|olive|teal|navy|blue|turquoise|rust|camel|cream|ivory|brown|chocolate|purple|plum|aubergine)$/u,
    hardPattern: /^(?:beige|pale pink|baby pink|yellow|orange|red)$/u,
    advice:
      'green, teal, navy, rust and cream are the classics beside red hair; pale pink, beige and orange are the hard ones',
  },
  {
    words:
      /\b(?:(?:silver|gray|grey|white)(?:ing)? hair(?:ed)?|going gr[ae]y|hair is (?:silver|gr[ae]y|white)|salt and pepper)\b/u,
    name: 'silver hair',
    kind: /^(?:navy|blue|plum|purple|teal|emerald|green|burgundy|wine|red|raspberry|pink|rose|white|turquoise|charcoal|lavender)$/u,
    hardPattern: /^(?:black|beige|tan|gray|grey|mustard|brown|khaki|camel)$/u,
    advice:
      'navy, plum, teal, rose and clear white light up a face under silver hair; black is harder near the face, and beige and gray can dull it',
  },
  {
    words:
      /\b(?:dark(?:er)?|brown|black|deep|ebony|rich) (?:skin(?:ned)?|complexion)\b|\b(?:my|her|his) skin is (?:very |quite |really )?(?:dark|brown|black|deep)\b|\bim (?:black|dark skinned|brown skinned)\b/u,
    name: 'dark skin',
    kind: /^(?:white|ivory|yellow|mustard|orange|coral|red|cobalt|blue|emerald|green|purple|pink|fuchsia|gold|turquoise|teal|cream|royal blue)$/u,
    hardPattern: /^(?:brown|chocolate|khaki|taupe)$/u,
    advice:
      'clear and jewel colors such as white, yellow, coral, cobalt and emerald glow on dark skin; a brown close to your own can disappear, unless the cloth shines',
  },
  {
    words:
      /\b(?:olive|tan(?:ned)?|medium|golden|warm) (?:skin(?:ned)?|complexion|tone|undertones?)\b|\b(?:indian|latina?|mediterranean) skin\b/u,
    name: 'olive skin',
    kind: /^(?:cream|ivory|white|rust|terracotta|teal|burgundy|wine|red|emerald|green|navy|coral|orange|purple|plum|turquoise|gold)$/u,
    hardPattern: /^(?:beige|khaki|mustard|yellow|gray|grey|olive|lime)$/u,
    advice:
      'cream, rust, teal, burgundy and emerald warm up olive skin; khaki, mustard and gray can make it look sallow',
  },
  {
    words:
      /\b(?:pale|fair|light|pasty|porcelain|ivory|white|milky) (?:skin(?:ned)?|complexion|person|people|woman|man)\b|\b(?:im|i am|shes|hes|my skin is|skin is) (?:very |really |so |quite |super |pretty |basically |practically |kinda |extremely )?(?:pale|fair|pasty|ghostly|translucent|white as)\b|\bas pale\b|\bpale as\b/u,
    name: 'fair skin',
    kind: /^(?:navy|blue|emerald|green|burgundy|wine|red|plum|purple|teal|charcoal|rose|raspberry|pink|cobalt|black|chocolate|forest green|bottle green|dark green)$/u,
    hardPattern:
      /^(?:beige|cream|nude|pale yellow|yellow|mint|baby pink|camel|white|champagne|sage|lime|mustard|orange)$/u,
    advice:
      'deep and clear colors such as navy, emerald, burgundy and plum give fair skin something to stand against; beige, pale yellow and the palest pastels can wash it out',
  },
  {
    words: /\b(?:blondes?|fair hair(?:ed)?|golden hair)\b/u,
    name: 'blonde hair',
    kind: /^(?:navy|blue|rose|pink|emerald|green|red|black|lavender|purple|teal|turquoise|coral)$/u,
    hardPattern: /^(?:beige|yellow|mustard|camel|cream|gold)$/u,
    advice: 'blue, rose, emerald and red set off blonde hair; yellow and beige are too close to it',
  },
  {
    words: /\b(?:brunettes?|(?:dark|black|brown) hair(?:ed)?)\b/u,
    name: 'dark hair',
    kind: /^(?:red|emerald|green|cobalt|blue|white|purple|plum|burgundy|pink|black|navy|teal)$/u,
    hardPattern: /^(?:taupe|beige)$/u,
    advice: 'dark hair carries strong contrasts: red, emerald, cobalt, plum and white',
  },
  {
    words: /\b(?:rosacea|ruddy|(?:red|rosy|pink|flushed) (?:face|skin|cheeks|complexion))\b/u,
    name: 'a rosy face',
    kind: /^(?:navy|blue|green|teal|gray|grey|charcoal|cream|forest green|olive)$/u,
    hardPattern: /^(?:red|pink|orange|coral|fuchsia)$/u,
    advice: 'green, teal and navy calm a rosy face; red and pink repeat it',
  },
];

const GENERAL_ADVICE =
  'near the face, colors as deep or as clear as your own coloring do most; the palest ones, beige above all, wash out fair skin, and browns near your own shade disappear on dark skin. Worn below the waist any color is safe';

export const COLORING_ADVICE: AdviceTopic = {
  asks: /\b(?:wash(?:es|ed|ing)? (?:me|her|him|you|them|my \w+) out|washed out|wash(?:es)? out (?:an? |my |the )?(?:[a-z]+ )?(?:person|people|skin|face|complexion|woman|man|redhead|blonde)|drain (?:me|her|him)|sallow|suits? (?:(?:a )?(?:person|woman|man|somebody|someone|people) with|my (?:skin|coloring|colouring|complexion|hair)|(?:very |really )?(?:pale|fair|dark|olive|tan|silver|gray|grey))|(?:on|for|with) (?:an? |my |such |very |really )*(?:redheads?|blondes?|brunettes?|gingers?|(?:pale|fair|dark|olive|tan|silver|gray|grey|red|brown|black) (?:skin|hair|complexion|people|person))|(?:my|her|his|with) (?:skin ?tone|complexion|coloring|colouring|hair colou?r|undertones?)|flatter(?:s|ing)? (?:on )?(?:my )?(?:skin|pale|fair|dark|olive)|make me (?:look )?(?:pale|ill|sick|dead|tired|ghostly|like a ghost|older|sallow|yellow)|(?:i|ill|will i|would i) look (?:ill|pale|dead|sick|like a ghost|sallow|ghostly)|(?:person|woman|man|somebody|someone|lady|girl|guy) with (?:[a-z]+ )?(?:hair|skin))\b/u,
  advise: (context) => {
    const complexion = findComplexion(context);
    const namedColor = context.colors[0]?.word ?? findShownColor(context);
    if (!complexion)
      return `${namedColor === '' ? '' : `${capitalize(namedColor)} is worth holding up to your face first: `}${GENERAL_ADVICE}.`;
    return `${judgeColors(complexion, context)}${capitalize(complexion.advice)}.`;
  },
};

function findComplexion({ words, toldText }: AdviceContext): Complexion | undefined {
  return (
    COMPLEXIONS.find((complexion) => complexion.words.test(words)) ??
    COMPLEXIONS.find((complexion) => complexion.words.test(toldText))
  );
}

/**
 * Returns a recommendation such as 'navy rather than black'. For a single color, returns whether it suits the person.
 */
function judgeColors({ name, kind, hardPattern }: Complexion, context: AdviceContext): string {
  const namedColors = context.colors.map(({ word }) => word);
  const judgedColors = namedColors.length > 0 ? namedColors : [findShownColor(context)].filter(Boolean);
  const suitableColors = judgedColors.filter((word) => kind.test(word));
  const unsuitableColors = judgedColors.filter((word) => hardPattern.test(word));
  if (judgedColors.length > 1 && suitableColors.length > 0 && suitableColors.length < judgedColors.length)
    return `With ${name} I would take ${joinWords(suitableColors, 'or')}. `;
  if (suitableColors.length > 0)
    return `${capitalize(joinWords(suitableColors, 'and'))} will not wash you out with ${name}, quite the opposite. `;
  return unsuitableColors.length > 0
    ? `${capitalize(joinWords(unsuitableColors, 'and'))} can be hard on ${name}, so keep it away from the face. `
    : '';
}

function findShownColor({ item }: AdviceContext): string {
  return item?.colors[0]?.toLowerCase() ?? '';
}
