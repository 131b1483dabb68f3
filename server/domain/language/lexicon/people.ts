import type { Gender, Size } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Concept } from './Concept.ts';
import { concept } from './Concept.ts';

const gender = (name: string, genders: readonly Gender[], phrases: string): Concept =>
  concept('gender', name, `=${phrases}`, { genders });
const size = (sizes: readonly Size[], phrases: string): Concept =>
  concept('size', sizes.join(' '), `=${phrases}`, { sizes });

/** Relations: in 'my brother wears L' the garment is for him; in 'my brother's wedding' it is not. */
export const RELATIONS: ReadonlySet<string> = new Set(
  'husband wife boyfriend girlfriend fiance fiancee dad daddy father mum mom mummy mommy mother brother sister son daughter uncle aunt auntie grandma grandpa granny grandad granddad nan grandmother grandfather nephew niece bestie boss bride groom hubby'.split(
    ' ',
  ),
);

export const GENDER_CONCEPTS: readonly Concept[] = [
  gender(
    'women',
    ['Women'],
    'women, woman, womens, womans, womenswear, lady, ladies, ladys, female, females, feminine cut, girl, girls, her, hers, herself, she, shes, wife, wifes, girlfriend, girlfriends, gf, mum, mums, mom, moms, mummy, mommy, mother, mothers, daughter, daughters, sister, sisters, aunt, auntie, grandma, granny, grandmother, nan, niece, fiancee, bride, brides, bridesmaid, bridesmaids, gal, gals, lass, madam, mrs, teenage girl, businesswoman, mother of the bride, mother of the groom, im a woman, womenwear',
  ),
  gender(
    'men',
    ['Men'],
    'men, man, mens, mans, menswear, gent, gents, gentleman, gentlemen, gentlemans, male, males, masculine, boy, boys, him, his, himself, he, hes, guy, guys, husband, husbands, hubby, boyfriend, boyfriends, bf, dad, dads, daddy, father, fathers, son, sons, brother, brothers, uncle, grandpa, grandad, granddad, grandfather, nephew, fiance, groom, grooms, groomsman, groomsmen, best man, lad, lads, bloke, blokes, dude, mr, businessman, teenage boy, im a man',
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
