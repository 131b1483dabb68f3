import { anyOf } from '../../domain/language/text/anyOf.ts';
import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { PhraseBook, splitIntoWords } from './words.ts';

/** The wearer of a garment. Children have no value in the filters. */
export type Wearer = Gender | 'Children';

const WORDS_BY_WEARER: readonly (readonly [Wearer, string])[] = [
  [
    'Women',
    'women,woman,womens,female,lady,ladies,damen,dame,damer,frau,frauen,weiblich,dam,kvinna,kvinnor,kvinde,kvinner,mujer,mujeres,senora,femme,femmes,donna,donne,mulher,feminino,femenino,femenina,dames,vrouw,vrouwen,womenswear,her,for her,adults women,w',
  ],
  [
    'Men',
    'men,man,mens,male,gents,gentlemen,gentleman,herren,herr,mann,manner,mannlich,maennlich,herrar,maend,menn,hombre,hombres,caballero,homme,hommes,uomo,uomini,homem,masculino,masculina,heren,mannen,menswear,him,for him,adults men,m,groom,groomsmen',
  ],
  [
    'Unisex',
    'unisex,all genders,gender neutral,genderless,men and women,women and men,mens and womens,womens and mens,adults unisex',
  ],
  [
    'Children',
    'kid,kids,kidswear,child,children,childrens,boy,boys,girl,girls,toddler,toddlers,infant,infants,newborn,baby boy,baby girl,babies,kinder,kind,jungen,jungs,madchen,barn,pojke,pojkar,flicka,flickor,nino,nina,ninos,ninas,enfant,enfants,garcon,fille,bambino,bambina,bambini,kids boys,kids girls,youth,teen boys,teen girls,junior,little girls,little boys',
  ],
];
const wearerBook = new PhraseBook<Wearer>(
  WORDS_BY_WEARER.flatMap(([wearer, words]) => words.split(',').map((word) => [word, wearer] as const)),
);

/** Words that are genders in a gender field but often mean something else in a sentence. */
const WORDS_ONLY_FOR_FIELDS = new Set([
  'w',
  'm',
  'her',
  'him',
  'dam',
  'kind',
  'barn',
  'junior',
  'youth',
  'man',
  'mann',
  'herr',
  'nina',
  'dame',
  'donna',
  'frau',
  'lady',
  'child',
  'uomo',
  'fille',
]);
/** Matches phrases with 'girl', 'boy' or 'baby' for adults' clothing, such as 'party girl'. */
const NOT_CHILDREN_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf(
      'girl(?:s)? night|party girl|girl boss|it girl|boy (?:fit|short|shorts|leg|cut)',
      'baby (?:blue|pink|doll|tee)|bad boys?|beastie boys|beach boys|barbie girl|gibson girl',
      'boys? don.?t',
    ) +
    String.raw`\b`,
  'gi',
);

/** Finds the wearer in a field such as gender, section or age group; null if it is not recognized. */
export function findWearerInField(values: readonly string[]): Wearer | null {
  return uniteWearers(values.flatMap((value) => wearerBook.findValues(value)));
}

/** Finds the wearer in a title, a category or tags. Ignores words that are clear only in a gender field. */
export function findWearerInText(text: string): Wearer | null {
  const words = splitIntoWords(text.replace(NOT_CHILDREN_PATTERN, ' '));
  const matches = wearerBook
    .findMatches(words)
    .filter((match) => match.end - match.start > 1 || !WORDS_ONLY_FOR_FIELDS.has(words[match.start]!));
  const wearers = matches.map((match) => match.value);
  const adults = wearers.filter((wearer) => wearer !== 'Children');
  // A women's tee with the print 'mean girl' is for adults.
  return uniteWearers(adults.length > 0 ? adults : wearers);
}

function uniteWearers(wearers: readonly Wearer[]): Wearer | null {
  const wearerSet = new Set(wearers);
  if (wearerSet.has('Children')) return 'Children';
  if (wearerSet.has('Unisex') || (wearerSet.has('Men') && wearerSet.has('Women'))) return 'Unisex';
  return wearers[0] ?? null;
}

const CHILD_AGE_PATTERN = new RegExp(
  '^' +
    anyOf(
      'newborn|infant|toddler|kids?|child(?:ren)?|bab(?:y|ies)|kinder|barn|ni[nñ]os?|enfants?|teens?',
      String.raw`kids-.*|boys|girls|\d{1,2}\s*-\s*\d{1,2}\s*(?:years|y|jahre)?`,
    ) +
    '$',
  'i',
);

export function isChildAge(ageGroup: string): boolean {
  return CHILD_AGE_PATTERN.test(ageGroup.trim());
}
