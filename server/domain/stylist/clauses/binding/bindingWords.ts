import { LOOK_FACETS } from '../../looks.ts';
import type { Facet } from '../../../language/lexicon/Concept.ts';

const createWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** General words for a wanted thing that has no name, such as 'something'. */
export const GENERAL_NOUNS = createWordSet(
  'one ones something anything pair version piece pieces thing things stuff option options',
);
/** Words that begin a request, such as 'show'. */
export const ASKING_WORDS = createWordSet(
  'want need love prefer fancy after show see find get give bring looking searching hunting try make go for about any ' +
    'said meant asked wear wearing keep only just rather instead maybe more some please than to or and plus also without no not',
);
export const SUBJECTS_WITHOUT_REQUEST = createWordSet(
  'he she they hes shes theyre it its everyone everybody who which mother father people friend',
);
/** Subjects of clauses about other people. */
export const PEOPLE_WORDS = createWordSet(
  'he she they hes shes theyre everyone everybody man woman guy lady people mother father boss',
);
export const NEGATIONS = createWordSet('no nothing without avoid nor minus none except hate hates');
export const WORDS_BETWEEN = createWordSet('a an any anything something the too with that like of and or');
export const WORDS_BEFORE_NUMBERS = createWordSet(
  'size sizes in a an uk us eu wear take im $ £ € under below over up around about',
);
/** Names of garments and looks that are also verbs, such as 'slip'. */
export const WORDS_ALSO_VERBS = createWordSet(
  'fall check slide train wrap match cut flare dress suit press stretch tie top cap slip crop box lace tank spot watch ring button zip cover fit flat',
);
export const WORDS_BEFORE_VERBS = createWordSet(
  'will would ill id can cant could might must wont i we they he she please dont didnt keeps keep',
);
export const PARTICLES = createWordSet('from off down up out me my him her them into over');
export const MEASUREMENT_WORDS = createWordSet('waist inseam leg chest hips long inch inches');
export const PRONOUNS = createWordSet('he she him her his hers hes shes himself herself');
export const PIECE_PRONOUNS = createWordSet('it this that these those them');
/** Words at the start of a clause that have no meaning of their own. */
export const OPENERS = createWordSet(
  'ok okay and so but now also then well oh hmm right great , . ! no nope yes yeah please hey hi hello',
);
export const DEFINITE_WORDS = createWordSet('the this that these those');
export const VERBS = createWordSet('is are was were isnt arent looks look feels feel seems seem has makes');
export const DEGREE_WORDS = createWordSet('too so not never always just really a very');
export const QUESTION_WORDS = createWordSet('what which whats');
export const OFFER_VERBS = createWordSet('have got sell stock carry offer');
export const PREPOSITIONS = createWordSet('in with without of from');
export const JOINING_WORDS = createWordSet('and or , &');
export const MODIFIER_WORDS = createWordSet(
  'a an some any the very really more less quite rather pretty so bit little slightly kind sort',
);
export const MODAL_WORDS = createWordSet(
  'should must would could can might may to has have got needs gotta that which',
);
/** Words before 'like' that make 'like' a verb, as in 'I like'. */
export const LIKING_WORDS = createWordSet('i id ive we wed would really do dont also much you');
/** Facets of words that may describe a wanted garment. */
export const DESCRIBING_FACETS: ReadonlySet<Facet> = new Set<Facet>([...LOOK_FACETS, 'brand']);
