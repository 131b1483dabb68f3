import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { readParts } from '../../wish/readParts.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { FOR_OUTFIT, KEPT, LOOKS_FOR, NAMES_OUTFIT, OUTFIT, PACKING, SAYS_WEARER, SUM } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { readBudget } from './readBudget.ts';
import { readClause } from './readClause.ts';
import type { Speaker } from './readClimate.ts';
import { readClimate } from './readClimate.ts';
import { readGarments } from './readGarments.ts';
import { readQuestion } from './readQuestions.ts';
import { readTerms } from './readTerms.ts';
import { withoutPlace } from './withoutPlace.ts';
import { readStart } from './readStart.ts';

/**
 * What a turn does to the outfit that is talked about, or that it asks for one; empty for a turn about something else.
 * `outfit` is null where none was composed or another subject came up.
 */
export function readOutfitEdits(
  clauses: readonly OutfitClause[],
  outfit: OutfitPlan | null,
  speaker: Speaker,
  language: Language,
): readonly OutfitEdit[] {
  const texts = clauses.map(({ text, act }) => {
    const words = new Utterance(withoutPlace(text, speaker.said, language)).whole;
    return { text: words, act: speaker.isForOther && SAYS_WEARER.test(words) ? null : act };
  });
  const whole = texts.map(({ text }) => text).join(', ');
  const start = readStart(whole, texts, outfit, language);
  if (start.length === 0 && outfit === null) return [];
  const asked = start.length > 0 ? null : readQuestion(whole, language);
  if (asked !== null && asked.kind !== 'show') return [asked];
  const edits = readAll(texts, start, start.length > 0 ? null : outfit, speaker, language);
  if (start.length === 0 && leavesOutfit(whole, edits)) return [];
  return asked === null ? [...start, ...edits] : [asked, ...edits.filter(({ kind }) => !AS_IT_WAS.has(kind))];
}

/** What the words for going back seem to say besides. */
const AS_IT_WAS: ReadonlySet<OutfitEdit['kind']> = new Set<OutfitEdit['kind']>(['terms', 'another', 'climate']);

function readAll(
  clauses: readonly OutfitClause[],
  start: readonly OutfitEdit[],
  outfit: OutfitPlan | null,
  speaker: Speaker,
  language: Language,
): readonly OutfitEdit[] {
  const isStart = start.length > 0;
  const isPacked = start.some(({ kind }) => kind === 'pack');
  const whole = clauses.map(({ text }) => text).join(', ');
  const climate = readClimate(whole, speaker, isPacked);
  const read = inOrder(clauses).reduce<readonly OutfitEdit[]>((edits, clause) => {
    const said = isPacked ? { ...clause, text: clause.text.split(PACKING).join(' ') } : clause;
    return [...edits, ...readBudget(said.text, isStart, language), ...readClause(said, edits, outfit, language)];
  }, []);
  const settled = joinDescriptions(withKept(withoutOtherOnes(withoutContradictions(read)), whole, language));
  const said = isStart ? withOccasion(settled, whole, language) : settled;
  return climate === null ? said : [{ kind: 'climate', ...climate }, ...said.map(withoutSeason)];
}

/** The season of a month depends on the place. */
const withoutSeason = (edit: OutfitEdit): OutfitEdit =>
  edit.kind === 'terms' ? { ...edit, terms: { ...edit.terms, season: null } } : edit;

/** The occasion may stand in a clause about somebody: 'my cousin is getting married'. */
function withOccasion(
  edits: readonly OutfitEdit[],
  whole: string,
  { lexicon, spelling }: Language,
): readonly OutfitEdit[] {
  if (edits.some((edit) => edit.kind === 'terms' && edit.terms.occasion !== null)) return edits;
  const terms = readTerms(readParts(whole, lexicon, spelling));
  return terms.occasion === null ? edits : [...edits, { kind: 'terms', terms: { ...terms, words: '' } }];
}

/** 'Not beige, I look ill in beige' refuses it both times. */
function withoutContradictions(edits: readonly OutfitEdit[]): readonly OutfitEdit[] {
  const refused = new Set(
    edits
      .flatMap((edit) => (edit.kind === 'terms' ? edit.terms.words.split(', ') : []))
      .filter((words) => words.startsWith('no ')),
  );
  return edits.filter((edit) => edit.kind !== 'terms' || !refused.has(`no ${edit.terms.words}`));
}

/** 'Keep the shoes', 'but change everything else'. */
function withKept(edits: readonly OutfitEdit[], whole: string, language: Language): readonly OutfitEdit[] {
  const kept = KEPT.exec(whole)?.[1] ?? '';
  return edits.map((edit) =>
    edit.kind === 'another' && kept !== '' ? { ...edit, keeps: readGarments(kept, language) } : edit,
  );
}

/** 'The jacket is too long, another one' is said of the jacket. */
function withoutOtherOnes(edits: readonly OutfitEdit[]): readonly OutfitEdit[] {
  const isOfGarment = edits.some((edit) => 'garment' in edit);
  return isOfGarment ? edits.filter((edit) => edit.kind !== 'another' || edit.keeps.length > 0) : edits;
}

/** 'A belt in leather, brown, simple': what follows a garment describes it. */
function joinDescriptions(edits: readonly OutfitEdit[]): readonly OutfitEdit[] {
  return edits.reduce<readonly OutfitEdit[]>((joined, edit) => {
    const last = joined.at(-1);
    const isDescription = edit.kind === 'terms' && edit.terms.occasion === null && edit.terms.season === null;
    if (!isDescription || last === undefined || (last.kind !== 'add' && last.kind !== 'swap')) return [...joined, edit];
    const garment = { ...last.garment, words: `${last.garment.words}, ${edit.terms.words}` };
    return [...joined.slice(0, -1), { ...last, garment }];
  }, []);
}

/** The clause that names the outfit says best what it is for, so it comes last. */
function inOrder(clauses: readonly OutfitClause[]): readonly OutfitClause[] {
  const names = ({ text }: OutfitClause): boolean => OUTFIT.test(text) && !SUM.test(text);
  return [...clauses.filter((clause) => !names(clause)), ...clauses.filter(names)];
}

/** Garments that are looked for by themselves: 'show me black dresses'. */
function leavesOutfit(whole: string, edits: readonly OutfitEdit[]): boolean {
  const isOnlyTold = edits.every(
    ({ kind }) => kind === 'terms' || kind === 'own' || kind === 'add' || kind === 'alter' || kind === 'swap',
  );
  return isOnlyTold && LOOKS_FOR.test(whole) && !FOR_OUTFIT.test(whole) && !NAMES_OUTFIT.test(whole);
}
