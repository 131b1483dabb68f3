import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { PhraseTable } from '../../language/text/spokenClauses.ts';

/** Words for people, with their gender; null for words such as 'friend'. */
export const PEOPLE = new PhraseTable<Gender | null>()
  .add(
    'wife,wifey,missus,missis,mrs,her indoors,girlfriend,gf,mum,mom,mam,ma,mummy,mommy,mammy,mama,amma,ammi,mother,mother in law,mil,stepmum,stepmom,stepmother,daughter,daughter in law,stepdaughter,goddaughter,sister,sister in law,sis,stepsister,aunt,auntie,aunty,grandma,granny,gran,grandmother,nan,nana,nanna,nanny,gogo,abuela,niece,granddaughter,fiancee,bride,bridesmaid,bridesmaids,mother of the bride,mother of the groom,maid of honour,maid of honor,woman,women,lady,ladies,girl,girls,lass,lassie,gal,gals,womens,godmother,widow,girlie,female,she,shes,her,herself,hers,businesswoman,housewife',
    'Women',
  )
  .add(
    'husband,hubby,hubs,him indoors,boyfriend,bf,dad,da,daddy,father,papa,pops,pa,abba,father in law,fil,stepdad,stepfather,son,son in law,stepson,godson,brother,brother in law,bro,stepbrother,uncle,grandpa,grandad,granddad,grandfather,gramps,abuelo,nephew,grandson,fiance,groom,groomsman,groomsmen,best man,father of the bride,father of the groom,usher,man,men,gent,gents,gentleman,gentlemen,guy,guys,lad,lads,bloke,blokes,chap,fella,dude,boy,boys,mens,godfather,widower,male,he,hes,him,himself,his,old man,businessman',
    'Men',
  )
  .add(
    'partner,other half,friend,mate,bestie,best friend,colleague,coworker,cousin,boss,manager,flatmate,housemate,neighbour,neighbor,child,kid,kids,children,parent,parents,grandparent,grandparents,teenager,twin,twins,someone,somebody,teacher,sibling,spouse,in laws,inlaws,bae',
    null,
  );

const DRESS_PHRASE_WORDS = new Set(
  'code codes up down like well smart nicely sense rehearsal as yourself myself shoe shoes pants trousers'.split(' '),
);
const ROBE_WORDS = new Set('graduation hospital dressing academic'.split(' '));
const WORDS_BEFORE_VERB_DRESS = new Set('i we to fancy they you people he she can must should'.split(' '));

/**
 * Whether a word for a garment is used as a verb or within another phrase: 'the dress code', 'I dress like a
 * curtain', 'fancy dress'.
 */
export function isNoGarment(words: readonly string[], position: number): boolean {
  const word = words[position] ?? '';
  if (word === 'tie')
    return (
      /^(?:hair|up|black|white|it|them|my|dye|dyed|front|waist|neck|back|side|sides|strap|straps|belt)$/u.test(
        words[position + 1] ?? '',
      ) || /^(?:black|white|to|a)$/u.test(words[position - 1] ?? '')
    );
  if (word === 'gown') return ROBE_WORDS.has(words[position - 1] ?? '') || isUnderRobe(words, position);
  if (word !== 'dress') return false;
  return DRESS_PHRASE_WORDS.has(words[position + 1] ?? '') || WORDS_BEFORE_VERB_DRESS.has(words[position - 1] ?? '');
}

/** Whether a gown is the robe over the clothes: 'under my gown'. */
const isUnderRobe = (words: readonly string[], position: number): boolean =>
  words.slice(Math.max(0, position - 3), position).some((word) => word === 'under' || word === 'beneath');

/** Verbs after people whom the shopper quotes, visits or meets. The pieces are not for such people. */
export const BYSTANDER_VERBS = new PhraseTable<true>().add(
  'says,said,saying,told,tells,thinks,thought,reckons,insists,suggested,recommends,asked,asks,invited,invites,bought,got married,gets married,getting married,is getting married,getting hitched,marries,marrying,is marrying,turns,turning,is turning,is having,having a,had a baby,had twins,died,passed,is graduating,graduates,graduating,is retiring,retires,getting confirmed,getting christened,getting baptised,getting engaged,starts,started,starting,has everything,laughed,laughs,hates my,loves my,likes my,always says,keeps saying,caught,wants us,wants me,wants everyone,wants everybody,wants all,wants the,want us,want me,is taking,took me,taking me,dragged,dragging,booked,have booked,has booked,are going,are all,is wearing,are wearing,is the,wears these,wears this,wore,was,were,used to,has the,has that,has this,has one,has it,called,calls,gave,lent,sent,made me,makes me',
  true,
);
/** Verbs whose subject is the wearer. */
export const WISH_VERBS = new Set('needs wants needed fancies requires deserves'.split(' '));
/** Verbs before the person that the pieces are for: 'dress my husband'. */
export const ERRAND_VERBS = new Set('find get buy dress gift treat outfit kit sort spoil clothe smarten'.split(' '));
