import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { PhraseTable } from '../../language/text/spokenClauses.ts';

/** Words for a garment that is lost or broken and must be replaced. */
const GONE_PHRASES = new PhraseTable<true>().add(
  'died,is dead,are dead,has died,have died,fell apart,falling apart,fallen apart,worn out,wore out,worn through,gave up,given up,has had it,have had it,had it,ripped,split,shrunk,shrank,ruined,lost,stolen,nicked,broke,broken,snapped,packed in,knackered,buggered,on its last legs,on their last legs,full of holes,has holes,have holes,has a hole,got a hole,moth eaten,moths,biohazard,disgrace,disgusting,stained,bleached,failed,chewed,ate my,eaten,no longer fits,no longer fit,doesnt fit,dont fit,too small now,past it,threadbare,done for,a write off,spilled,spilt,left on the train,left on a train,on a train,on the train,on a bus,on the bus,left on the bus,in a taxi,in the taxi,on a plane,left behind,left at the,went missing,gone missing,disappeared,left it on,left them on,washed at,look like,looks like',
  true,
);
/** Words for a garment that is hard to find. */
const HARD_TO_FIND_PHRASES = new PhraseTable<true>().add(
  'nightmare,nightmares,impossible,never fit,never fits,hopeless,a pain,a struggle,cant find,struggle to find,hard to find,tricky,a battle,torture,always wrong,a mystery',
  true,
);
const OWNER_WORDS = new Set(
  'my his her our their the old last favourite favorite only lucky good best work school winter summer cream'.split(
    ' ',
  ),
);

/** Returns the garment that must be replaced ('my work shoes died'); null if there is none. */
export function findReplaced(words: readonly string[], lexicon: Lexicon): string | null {
  const isHard = HARD_TO_FIND_PHRASES.occursIn(words);
  if (!isHard && !GONE_PHRASES.occursIn(words)) return null;
  const spans = lexicon.findPhrases([...words]);
  const garment = spans.find((span) => isGarment(span) && (isHard || hasOwner(words, span)));
  if (garment === undefined) return null;
  const describing = spans.filter(
    ({ from, to, concepts }) => to === garment.from && from > 0 && concepts.some(({ facet }) => KEPT_FACETS.has(facet)),
  );
  return [...describing.map(({ phrase }) => phrase), garment.phrase].join(' ');
}

const KEPT_FACETS: ReadonlySet<string> = new Set(['occasion', 'season', 'function']);
const isGarment = ({ concepts }: Span): boolean => concepts.some(({ facet }) => facet === 'kind');

/** Whether a word such as 'my' before the garment shows that somebody owned it. */
function hasOwner(words: readonly string[], { from }: Span): boolean {
  return words.slice(Math.max(0, from - 3), from).some((word) => OWNER_WORDS.has(word));
}
