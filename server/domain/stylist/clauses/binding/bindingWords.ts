import { LOOKS } from '../../looks.ts';
import type { Facet } from '../../../language/lexicon/Concept.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** General words for a wanted thing that is not named, such as 'something'. */
export const HEADS = words('one ones something anything pair version piece pieces thing things stuff option options');
/** Words that begin a request, such as 'show'. */
export const ASKING = words(
  'want need love prefer fancy after show see find get give bring looking searching hunting try make go for about any ' +
    'said meant asked wear wearing keep only just rather instead maybe more some please than to or and plus also without no not',
);
export const NOT_ASKING_SUBJECTS = words(
  'he she they hes shes theyre it its everyone everybody who which mother father people friend',
);
/** Subjects of clauses about other people. */
export const PEOPLE = words(
  'he she they hes shes theyre everyone everybody man woman guy lady people mother father boss',
);
export const NEGATIONS = words('no nothing without avoid nor minus none except hate hates');
export const BETWEEN = words('a an any anything something the too with that like of and or');
export const BEFORE_NUMBERS = words('size sizes in a an uk us eu wear take im $ £ € under below over up around about');
/** Names of garments and looks that are also verbs, such as 'slip'. */
export const VERBS_TOO = words(
  'fall check slide train wrap match cut flare dress suit press stretch tie top cap slip crop box lace tank spot watch ring button zip cover fit flat',
);
export const BEFORE_VERBS = words(
  'will would ill id can cant could might must wont i we they he she please dont didnt keeps keep',
);
export const PARTICLES = words('from off down up out me my him her them into over');
export const MEASURES = words('waist inseam leg chest hips long inch inches');
export const PRONOUNS = words('he she him her his hers hes shes himself herself');
export const PIECES = words('it this that these those them');
/** Words at the start of a clause that have no meaning of their own. */
export const OPENERS = words(
  'ok okay and so but now also then well oh hmm right great , . ! no nope yes yeah please hey hi hello',
);
export const DEFINITE = words('the this that these those');
export const VERBS = words('is are was were isnt arent looks look feels feel seems seem has makes');
export const DEGREES = words('too so not never always just really a very');
export const WHICH = words('what which whats');
export const OFFERS = words('have got sell stock carry offer');
export const PREPOSITIONS = words('in with without of from');
export const JOINTS = words('and or , &');
export const MODIFIERS = words(
  'a an some any the very really more less quite rather pretty so bit little slightly kind sort',
);
export const MODALS = words('should must would could can might may to has have got needs gotta that which');
/** Words before 'like' that make it a verb, as in 'I like'. */
export const LIKING = words('i id ive we wed would really do dont also much you');
/** Facets of words that may describe a wanted garment. */
export const DESCRIBING_FACETS: ReadonlySet<Facet> = new Set<Facet>([...LOOKS, 'brand']);
