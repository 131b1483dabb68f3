import { createDictionary } from '../../../text/createDictionary.ts';
import type { AdviceTopic } from './Advice.ts';

/** Explanations of fashion terms. Each key is the first word of the term without a hyphen. */
const EXPLANATION_BY_TERM: Readonly<Record<string, string>> = createDictionary({
  upf: 'UPF is measured: UPF 50 lets one fiftieth of the UV light through. Where a listing does not name it, dark, dense cloth and a wide brim protect best.',
  gsm: 'GSM is the weight of a cloth in grams per square meter: a light tee has about 140, a heavy one 220 and more.',
  'water resistant':
    'Water resistant means that it keeps a light shower off for a while; waterproof means that it holds in steady rain, with a coated cloth and taped seams. So no, they are not the same.',
  'water repellent':
    'Water repellent means that a shower beads off; in steady rain it soaks through at last. Waterproof means a coated cloth with taped seams.',
  waterproof:
    'Waterproof means a coated cloth with taped seams that holds in steady rain; water resistant or repellent only sheds a shower.',
  'a line': 'An A-line is narrow at the waist or shoulder and wider towards the hem, like the letter.',
  empire: 'An empire waist sits right below the bust, and the skirt falls from there.',
  midi: 'A midi ends between the knee and the ankle, mostly at mid-calf.',
  maxi: 'A maxi reaches the ankle or the floor.',
  tea: 'Tea length ends a little above the ankle.',
  bias: 'Cut on the bias means that the cloth runs slantwise, so it clings and flows a little.',
  peplum: 'A peplum is a short flared frill at the waist of a top or jacket.',
  raglan: 'Raglan sleeves run up to the collar, so there is no seam on the shoulder.',
  selvedge: 'Selvedge denim is woven on narrow looms with a finished edge; it is denser and lasts longer.',
  worsted: 'Worsted wool is spun from long, combed fibers: smooth, firm and good for suits.',
  mercerized: 'Mercerized cotton is treated so that it shines a little and takes dye better.',
  merino: 'Merino is fine wool of merino sheep, soft enough for most skins.',
  poplin: 'Poplin is a smooth, thin cotton weave for shirts.',
  oxford:
    'Oxford is a thicker, slightly rough cotton weave for shirts; an oxford is also a lace-up shoe with closed lacing.',
  chambray: 'Chambray is a light cotton weave that looks like denim.',
  chino: 'Chinos are plain cotton twill trousers, between jeans and suit trousers.',
  derby: 'A derby is a lace-up shoe with open lacing, a little easier on a high instep than an oxford.',
  brogue: 'A brogue is a leather shoe with punched holes for decoration.',
  loafer: 'A loafer is a slip-on shoe without laces.',
  mule: 'A mule has no back, so it slips on.',
  slingback: 'A slingback is open at the heel, with a strap around it.',
  'block heel': 'A block heel is wide and square, so it stands firmly, on grass as well.',
  'french cuff': 'A French cuff is folded back and closed with cufflinks.',
  'shawl collar': 'A shawl collar runs round without a notch, as on dinner jackets and soft cardigans.',
  'shawl lapel': 'A shawl lapel runs round without a notch, as on dinner jackets.',
  shawl: 'A shawl is a large square or triangle to lay around the shoulders.',
  wrap: 'A wrap is any large cloth that is wound around you; a wrap dress is one that closes like a robe.',
  stole: 'A stole is a long, narrow shawl, often for the evening.',
  pashmina: 'A pashmina is a wide, soft scarf of fine cashmere, or one that looks like it.',
  peak: 'A peak lapel points upwards and looks dressier than a notch.',
  boho: 'Boho means loose, folky and layered: long skirts, embroidery, fringe, suede.',
  preppy: 'Preppy means neat and collegiate: polos, chinos, blazers, loafers.',
  capsule: 'A capsule wardrobe is a few pieces that all go with each other.',
  athleisure: 'Athleisure is sportswear cut for the street.',
  'quiet luxury': 'Quiet luxury means plain, very good cloth without logos.',
  'high rise': 'High rise means that the waistband sits at or above the natural waist.',
  'mid rise': 'Mid rise means that the waistband sits a little below the navel.',
  'low rise': 'Low rise means that the waistband sits on the hips.',
  showerproof: 'Showerproof means that it keeps a light shower off; waterproof means that it holds in steady rain.',
  denier: 'Denier is the thickness of a yarn: tights of 15 are sheer, of 60 and more opaque.',
  opaque: 'Opaque means that nothing shows through.',
  petite: 'Petite means cut for people up to about 5 foot 4: shorter in the sleeve, the leg and the waist.',
  sheath: 'A sheath is a straight dress that follows the body, with darts and no seam at the waist.',
  shift: 'A shift is a straight dress that hangs from the shoulder without marking the waist.',
  gilet: 'A gilet is a padded or knitted vest without sleeves.',
  parka: 'A parka is a roomy coat with a hood and large pockets, made for wind and cold.',
  trench: 'A trench is a belted coat of dense cotton that sheds a shower.',
  chelsea: 'Chelsea boots are ankle boots with elastic at the sides, so they slip on.',
  palazzo: 'Palazzo trousers are very wide from the hip down.',
  gabardine: 'Gabardine is a dense twill that sheds a light shower.',
  bouclé: 'Bouclé is a yarn with small loops, mostly of wool.',
  vegan: 'Vegan means made without any animal material, so no leather, wool, silk or down.',
  streetwear: 'Streetwear means hoodies, wide trousers, sneakers and graphic tees.',
});

const QUESTION_PATTERN =
  /\b(?:what is|what are|what does|what do|what means?|what is meant by|what do you mean by|whats the|whats|explain|define|meaning of|is) (?:exactly |even |actually )?(?:an? |the |by )?([a-z]+)(?:[ -]([a-z]+))?(?: ([a-z]+))?/u;

function readTerm(words: string): string {
  const [, firstTerm = '', secondTerm = ''] = QUESTION_PATTERN.exec(words) ?? [];
  return (
    EXPLANATION_BY_TERM[`${firstTerm} ${secondTerm}`] ??
    EXPLANATION_BY_TERM[firstTerm] ??
    EXPLANATION_BY_TERM[firstTerm.replace(/s$/u, '')] ??
    ''
  );
}

const EXPLAINED_PATTERN =
  /\b(?:whats?|what is|what are|what does|what do|what means?|explain|define|meaning of)\b|\b(?:real|marketing|gimmick|same (?:as|like|with|thing)|difference)\b/u;
const REPELLENT_PATTERN =
  /\b(?:water[ -]?(?:repell[ae]nt|resistant)|shower[ -]?proof)\b.{0,60}\bwater[ -]?proof\b|\bwater[ -]?proof\b.{0,60}\b(?:water[ -]?(?:repell[ae]nt|resistant)|shower[ -]?proof)\b|\bsame (?:as|like|with) water[ -]?proof\b/u;

/** Explains terms: 'what is a midi', 'is UPF real', 'is that the same as waterproof'. */
export const GLOSSARY_ADVICE: AdviceTopic = {
  asks: {
    test: (words) => REPELLENT_PATTERN.test(words) || (EXPLAINED_PATTERN.test(words) && explainTerm(words) !== ''),
  },
  advise: ({ words }) =>
    REPELLENT_PATTERN.test(words) ? (EXPLANATION_BY_TERM['water resistant'] ?? '') : explainTerm(words),
};

/** Explains the term in a question. Explains UPF for any question about sun protection. */
function explainTerm(words: string): string {
  if (/\bupf\b/u.test(words)) return EXPLANATION_BY_TERM['upf'] ?? '';
  return DIFFERENCE_PATTERN.test(words) ? explainDifference(words) : readTerm(words);
}

const DIFFERENCE_PATTERN = /\bdifference\b.{0,20}\bbetween\b/u;
const MAX_TERMS = 3;

/** Explains both terms if a question compares two: 'the difference between a shawl and a wrap'. */
function explainDifference(words: string): string {
  const explanations = words
    .split(/[^a-z]+/u)
    .flatMap((word) => EXPLANATION_BY_TERM[word] ?? EXPLANATION_BY_TERM[word.replace(/s$/u, '')] ?? []);
  return explanations.length > 1 ? [...new Set(explanations)].slice(0, MAX_TERMS).join(' ') : '';
}
