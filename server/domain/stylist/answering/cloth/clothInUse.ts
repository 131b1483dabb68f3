import { createDictionary } from '../../../text/createDictionary.ts';

/** Full sentences about whether each cloth stretches when worn. */

export const STRETCHING_BY_CLOTH = createDictionary({
  elastane: 'With elastane in it the cloth gives and springs back, so it bags little at the knee',
  denim:
    'Pure cotton denim hardly stretches, but gives up to half a size with wear and bags a little at the knee; with elastane it gives at once and comes back',
  cotton: 'Woven cotton does not stretch, a cotton knit does a little',
  linen: 'Linen does not stretch, and softens and bags a little by the evening',
  wool: 'Woven wool gives a little and recovers overnight; a knit gives more',
  'fine wool': 'It gives like any knit, and goes back if it is dried flat',
  silk: 'Silk does not stretch, unless it is cut on the bias',
  satin: 'Satin does not stretch, unless it is cut on the bias',
  viscose: 'Woven viscose does not stretch, viscose jersey does',
  knit: 'A knit gives in every direction, a ribbed one most',
  synthetic: 'Without elastane it keeps its shape rather than stretching',
  leather: 'Leather gives with wear and takes the shape of the foot or body, by about half a size at most',
  imitation: 'Imitation leather hardly gives',
  suede: 'Suede gives a little more than smooth leather',
  velvet: 'Woven velvet does not stretch, stretch velvet says so',
  lace: 'Most lace gives a little, its lining decides',
  corduroy: 'Corduroy hardly stretches and bags a little at the knee',
  fleece: 'Fleece gives a little',
});
export const SMELLING_BY_CLOTH = createDictionary({
  wool: 'Wool stays fresh longest of all: airing it overnight is often enough',
  'fine wool': 'It stays fresh for long; airing overnight is often enough',
  cotton: 'Cotton takes on a smell, and a wash takes it out again',
  linen: 'Linen stays fresh well and washes clean',
  synthetic: 'Synthetic fibers hold on to the smell of sweat most; a wash inside out, soon after wearing, helps',
  leather:
    'Leather keeps fresh if it rests a day between two wears; bare feet are what makes shoes smell, so socks or an insole help',
  suede: 'Suede keeps fresh if it rests a day between two wears; socks or an insole that can be washed help',
  fleece: 'Fleece washes clean easily, but holds on to a smell until then',
  shearling: 'Sheepskin is slow to smell, as wool is; air it, and brush the inside now and then',
  sheepskin: 'Sheepskin is slow to smell, as wool is; air it, and brush the inside now and then',
});
export const WETNESS_BY_CLOTH = createDictionary({
  wool: 'Dense wool shrugs off a shower, but soaks through in steady rain',
  'fine wool': 'It is not for the rain; let it dry flat if it gets wet',
  cotton: 'Plain cotton soaks through; waxed or rubberized cotton keeps the rain out',
  linen: 'Linen soaks through, but dries fast',
  denim: 'Denim soaks through and dries slowly',
  silk: 'Rain leaves marks on silk',
  satin: 'Rain leaves marks on satin',
  viscose: 'Viscose is weak when it is wet, so keep it out of the rain',
  synthetic:
    'Nylon and polyester shed a shower; for steady rain the seams must be taped and the cloth coated, which a listing says if it is so',
  leather: 'Leather takes a shower if it has been treated; wipe it, dry it away from heat and feed it afterwards',
  imitation: 'Imitation leather takes rain well; wipe it dry',
  suede: 'Rain stains suede: a spray helps against a shower, but in a wet city smooth leather is the safer choice',
  velvet: 'Rain marks velvet',
  down: 'Down loses its warmth when it is wet, so its shell has to keep the rain out',
  rubber: 'Rubber keeps all water out',
  canvas: 'Canvas soaks through unless it is waxed',
  fleece: 'Fleece soaks through, but dries fast and stays warm',
});
export const LASTING_BY_CLOTH = createDictionary({
  wool: 'Good wool lasts for years if it rests between wears; it wears first at the elbows and the seat, and presses shiny when it is ironed without a cloth',
  'fine wool': 'It is delicate: it lasts for years with care, but not with a rucksack over it',
  tweed: 'Tweed is about the toughest woolen cloth',
  cotton: 'Cotton wears well and bears many washes',
  linen: 'Linen is one of the strongest fibers and gets better with age',
  denim: 'Denim is made for hard wear; the heavier and the less elastane, the longer the knees last',
  silk: 'Silk is strong, but snags and minds sweat and friction',
  satin: 'Satin snags easily, so rings and straps are its enemies',
  viscose: 'Viscose is less strong than cotton, most of all when it is wet',
  synthetic: 'Nylon and polyester are very hard-wearing',
  leather:
    'Real leather does not peel: it creases, softens and lasts for years if it is fed; imitation leather is what peels',
  imitation:
    'Imitation leather is a coating on cloth: it looks well for some seasons, then cracks or peels where it bends. Keep it cool, hang it and do not fold it',
  suede: 'Suede lasts as leather does, but shows wear sooner',
  velvet: 'Velvet wears smooth where it is sat on',
  lace: 'Lace snags on rings and bags',
  sequins: 'Sequins hold if they are sewn on one by one, and catch on lace and wool',
  knit: 'A tight knit lasts longer than a loose one, which snags',
  corduroy: 'Corduroy is hard-wearing, though its ribs go flat at knee and seat in time',
  canvas: 'Canvas is very hard-wearing',
  down: 'Down lasts for many winters if it is washed seldom and dried well',
  fleece: 'Fleece lasts long, but loses its loft if it is dried hot',
});
export const SHOWING_BY_CLOTH = createDictionary({
  lace: 'Lace shows what is beneath it unless it is lined',
  chiffon: 'Chiffon shows what is beneath it unless it is lined',
  linen: 'Pale linen lets some light through, so a slip close to your skin color is wise in strong sun',
  cotton: 'Thin white cotton lets some light through in strong sun, thicker or darker cotton does not',
  silk: 'Light silk shows a little against the sun',
  satin: 'Satin shows seams beneath it more than it shows through',
  viscose: 'Thin viscose lets some light through against the sun',
  denim: 'Denim does not show through',
  wool: 'Wool hardly ever shows through',
  synthetic: 'Thin, pale synthetic cloth can show through in strong sun',
  knit: 'A loose knit shows through, a dense one does not',
});
export const CRACKLING_BY_CLOTH = createDictionary({
  synthetic: 'Synthetic cloth crackles most in dry air; a little hand cream or an anti-static spray stops it',
  wool: 'Wool can crackle in dry winter air, above all against synthetic cloth; cotton or silk beneath it helps',
  'fine wool': 'It can crackle in dry winter air, above all against synthetic cloth',
  knit: 'A knit can crackle in dry winter air if it is of wool or synthetic yarn',
  cotton: 'Cotton does not crackle',
  linen: 'Linen does not crackle',
  silk: 'Silk clings a little in dry air',
});
