import type { Gender, Size } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Concept } from './Concept.ts';
import { concept } from './Concept.ts';

const gender = (name: string, genders: readonly Gender[], phrases: string): Concept =>
  concept('gender', name, `=${phrases}`, { genders });
const size = (sizes: readonly Size[], phrases: string): Concept =>
  concept('size', sizes.join(' '), `=${phrases}`, { sizes });

const FEMALE_RELATIONS =
  'wife girlfriend mum mom mummy mommy mother daughter sister aunt auntie grandma granny grandmother nan niece fiancee bride';
const MALE_RELATIONS =
  'husband hubby boyfriend dad daddy father son brother uncle grandpa grandad granddad grandfather nephew fiance groom';

/**
 * Words for relatives and friends. In 'my brother wears L' the garment is for the brother; in 'my brother's wedding'
 * it is not.
 */
export const RELATION_WORDS: ReadonlySet<string> = new Set(
  `${FEMALE_RELATIONS} ${MALE_RELATIONS} mam mama gran nana nanna missus wifey hubs grandson granddaughter bestie boss`.split(
    ' ',
  ),
);

const separateByComma = (words: string): string => words.replaceAll(' ', ', ');

export const GENDER_CONCEPTS: readonly Concept[] = [
  gender(
    'women',
    ['Women'],
    `gran, grans, grannies, nannas, mam, mams, aunty, aunties, sis, stepsister, goddaughters, granddaughter, granddaughters, mil, sil, ma, amma, lasses, ladies night, moms night, bridal party, hen party guests, missus, misses, madams, mama, mamma, momma, nana, nanna, gogo, wifey, goddaughter, stepmum, stepmom, stepmother, stepdaughter, mother in law, sister in law, daughter in law, chick, chicks, gurl, femme, women, woman, womens, womans, womenswear, lady, ladies, ladys, female, females, feminine cut, girl, girls, her, hers, herself, she, shes, wifes, girlfriends, gf, mums, moms, mothers, daughters, sisters, brides, bridesmaid, bridesmaids, gal, gals, lass, madam, mrs, teenage girl, businesswoman, mother of the bride, mother of the groom, im a woman, womenwear, ${separateByComma(FEMALE_RELATIONS)}`,
  ),
  gender(
    'men',
    ['Men'],
    `pa, pops, bro, bros, brov, uncles, nephews, grandpas, grandads, granddads, grandson, grandsons, stepbrother, godfather, fil, bil, old man, himself, fella, fellas, chap, chaps, geezer, papa, baba, gramps, bruv, hubs, oga, masc, godson, stepdad, stepfather, stepson, father in law, brother in law, son in law, men, man, mens, mans, menswear, gent, gents, gentleman, gentlemen, gentlemans, male, males, masculine, boy, boys, him, his, himself, he, hes, guy, guys, husbands, boyfriends, bf, dads, fathers, sons, brothers, grooms, groomsman, groomsmen, best man, lad, lads, bloke, blokes, dude, mr, businessman, teenage boy, im a man, ${separateByComma(MALE_RELATIONS)}`,
  ),
  gender(
    'unisex',
    ['Unisex'],
    'unisex, gender neutral, genderless, gender fluid, androgynous, both men and women, for everyone, for anyone',
  ),
];

export const SIZE_CONCEPTS: readonly Concept[] = [
  size(['XXS'], 'xxs, xx small, double xs, extra extra small, 2xs'),
  size(['XS'], 'xs, x small, extra small, xsmall, xtra small'),
  size(['S'], 'small, sml'),
  size(['M'], 'medium, med'),
  size(['L'], 'large, lrg'),
  size(['XL'], 'xl, x large, extra large, xlarge, xtra large, 1xl'),
  size(['XXL'], 'xxl, xx large, double xl, extra extra large, 2xl, 2x, xxlarge, 2 xl'),
];
