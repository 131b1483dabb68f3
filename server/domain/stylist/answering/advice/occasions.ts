import type { AdviceTopic } from './Advice.ts';

type Rule = readonly [asks: RegExp, advice: string];

const DRESS_CODE_RULES: readonly Rule[] = [
  [/\bwhite tie\b/u, 'White tie is the most formal of all: a tailcoat, or a floor-length gown.'],
  [
    /\bblack tie\b/u,
    'Black tie means a dinner jacket with a bow tie, or a long gown or a very dressy cocktail dress; dark colors, fine shoes.',
  ],
  [
    /\bgarden formal\b/u,
    'Garden formal means as dressy as a wedding, but for grass and daylight: a midi or maxi in color or floral, a light suit, and block heels or flats.',
  ],
  [
    /\b(?:semi[ -]?formal|cocktail)\b/u,
    'Cocktail and semi-formal mean a dress to the knee or midi, or dressy trousers with a fine top; a dark suit for men, the tie is optional.',
  ],
  [
    /\b(?:smart|dressy) casual\b/u,
    'Smart casual means one step above every day: a blazer or good knit, a shirt or blouse, chinos, dark jeans or a skirt, and leather shoes.',
  ],
  [
    /\bbusiness casual\b/u,
    'Business casual means a shirt or blouse with chinos, trousers or a skirt, a blazer within reach, no tie, leather shoes or very plain sneakers.',
  ],
  [
    /\bbusiness (?:formal|professional)\b/u,
    'Business formal means a suit in navy or charcoal, a plain shirt or blouse, a tie for men, closed leather shoes.',
  ],
  [
    /\b(?:festive|festival attire)\b/u,
    'Festive means a party look with some shine or color: velvet, satin, sequins in small doses.',
  ],
  [/\bresort\b/u, 'Resort means light and easy with some polish: linen, a sundress or camp shirt, sandals.'],
  [
    /\bmourning|funeral\b/u,
    'For a funeral black, navy or charcoal are all right; covered shoulders, a quiet cut, little shine.',
  ],
];
export const DRESS_CODE_ADVICE: AdviceTopic = {
  asks: /\b(?:what(?:s| is| does| do| counts as)?|whatever|explain|define|meaning of)\b.{0,40}\b(?:black tie|white tie|cocktail|semi[ -]?formal|garden formal|smart casual|dressy casual|business (?:casual|formal|professional)|festive|resort|dress code)\b/u,
  advise: ({ words }) => DRESS_CODE_RULES.find(([code]) => code.test(words))?.[1] ?? '',
};

const MANNER_RULES: readonly Rule[] = [
  [
    /\bblack\b.{0,40}\bwedding\b|\bwedding\b.{0,60}\bblack\b/u,
    'Black is fine at most weddings today, above all in the evening; lift it with color, jewelry or a lighter cloth, and ask first where the family is traditional.',
  ],
  [
    /\b(?:white|cream|ivory)\b.{0,40}\bwedding\b|\bwedding\b.{0,60}\b(?:white|cream|ivory)\b/u,
    'White, cream and ivory are left to the bride unless the invitation asks for them; champagne and pale prints on white are the border.',
  ],
  [
    /\bred\b.{0,40}\bwedding\b|\bwedding\b.{0,60}\bred\b/u,
    'Red is fine at most weddings here; where red is the bridal color, as in Indian and Chinese families, choose another.',
  ],
  [
    /\bchurch(?:es)?\b|\btemple\b|\bmosque\b|\bvatican\b/u,
    'In churches and temples shoulders and knees are covered: carry a light scarf or shirt to put over, and choose a hem below the knee.',
  ],
  [
    /\bshorts\b.{0,40}\b(?:work|office)\b/u,
    'Shorts pass only in offices where others wear them; tailored ones to the knee are the limit.',
  ],
  [
    /\bfuneral\b/u,
    'For a funeral black, navy or charcoal are all right; covered shoulders, a quiet cut, little shine.',
  ],
  [
    /\b(?:linen|sandals|white shoes)\b.{0,40}\b(?:winter|labou?r day|september|october)\b/u,
    'The calendar no longer forbids it: what counts is the weather and a heavier cloth beside it.',
  ],
];
export const MANNER_ADVICE: AdviceTopic = {
  asks: /\b(?:can|could|may|should|is it|is|are|allowed|ok|okay|alright|rude|bad luck|appropriate|inappropriate|acceptable|wrong|have to|must|what do i do)\b.{0,80}\b(?:wedding|funeral|church(?:es)?|temple|mosque|vatican|labou?r day|office|work)\b|\b(?:wedding|funeral|church(?:es)?|temple|mosque|vatican)\b.{0,80}\b(?:right|ok|okay|allowed|rude|appropriate|have to|must)\b/u,
  advise: ({ words }) => MANNER_RULES.find(([subject]) => subject.test(words))?.[1] ?? '',
};

const EXTRA_PIECE_RULES: readonly Rule[] = [
  [
    /\b(?:shawl|wrap|stole|pashmina|scarf)\b/u,
    'You do not need one, but it earns its place after sunset, in cold air conditioning and in a church; carry one and leave it on the chair.',
  ],
  [
    /\bties?\b/u,
    'For a bank, a court, a funeral or a formal wedding yes; for most other days an open collar under a jacket is fine. Take one in your pocket if you are not sure: it is easier to take off than to find.',
  ],
  [
    /\b(?:jacket|coat|blazer|cardigan|layer|sweater|jumper)\b/u,
    'Yes, if you will be out after dark or in air conditioning; otherwise a light one over the arm is enough.',
  ],
  [/\b(?:hat|gloves|beanie)\b/u, 'For cold, wind or strong sun yes; otherwise it is for style alone.'],
  [
    /\bheels?\b/u,
    'No: a pointed flat, a block heel or a dressy sandal is as right as a heel at any party, and better on grass.',
  ],
  [/\b(?:belt)\b/u, 'Only if the trousers have loops and the shirt is tucked in; a waist that fits needs none.'],
  [
    /\b(?:chain|necklace|earrings|jewel(?:le)?ry)\b/u,
    'With a high or busy neckline leave it off; with an open, plain one a single fine piece finishes it.',
  ],
  [
    /\b(?:slip|bra|spanx|shapewear|underneath)\b/u,
    'Under thin or light cloth a slip close to your skin color shows least, never a white one.',
  ],
  [/\b(?:tights|stockings)\b/u, 'In cold or in a formal office yes, otherwise bare legs are fine.'],
  [
    /\b(?:suit)\b/u,
    'For an interview in law or finance, a court or a formal wedding yes; elsewhere a blazer with trousers that match in mood does it.',
  ],
];
/** Advice on adding a piece for an occasion: 'do I need a shawl', 'tie or no tie'. */
export const EXTRA_PIECE_ADVICE: AdviceTopic = {
  asks: /\b(?:(?:do|will|would|should|must|shall) i (?:really |even |actually |have to )?(?:need|wear|bring|take|pack|add)|is (?:it|there) (?:a )?(?:need|necessary)|are .{1,20} (?:needed|necessary|required)|do i have to (?:wear|bring)) (?:an? |the |my |any |some )?(?:[a-z]+ )?(?:shawl|wrap|stole|pashmina|scarf|ties?|jacket|coat|blazer|cardigan|layer|sweater|jumper|hat|gloves|beanie|heels?|belt|chain|necklace|earrings|jewel(?:le)?ry|slip|bra|spanx|shapewear|tights|stockings|suit)\b|\b([a-z]+) or no (?:tie|chain|belt|hat|jacket|heels|necklace|socks|tights)\b|\b(?:which|what) (?:kind of )?(?:slip|bra|underwear|tights) (?:do|should|would|can) i\b|\beveryone needs an? (?:shawl|jacket|coat)\b/u,
  advise: ({ words }) => EXTRA_PIECE_RULES.find(([subject]) => subject.test(words))?.[1] ?? '',
};
