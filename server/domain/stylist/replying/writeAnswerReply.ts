import type { Findings } from '../Turn.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { formatDollars } from '../../search/phrasing.ts';
import type { Answer } from '../answering/Answer.ts';
import { judgeFeature } from '../answering/statements.ts';
import type { Verdict } from '../answering/Verdict.ts';
import { listItemsInSight } from '../listItemsInSight.ts';
import { nameItem, listColors, listWithAnd, computeSeed } from '../wording/phrases.ts';
import type { Asked } from './answers/Asked.ts';
import { replyToShopQuestion } from './answers/replyToShopQuestion.ts';
import { joinSentences, writeVerdict, sayUnknown } from './answers/Asked.ts';
import { writeBestReply, replyToComparison, replyToTotal } from './answers/choices.ts';
import {
  replyToCare,
  writeFeatureReply,
  writeFitReply,
  writePatternReply,
  writePurposeReply,
  replyToSale,
} from './answers/features.ts';
import { choiceReply } from './answers/choiceReply.ts';
import { measureReply } from './answers/measureReply.ts';
import { writeSizeReply } from './answers/sizes.ts';
import { describeFeature } from '../answering/features/describeFeature.ts';
import { normalizeMessage } from '../answering/halves.ts';
import { suggestAlternative, findSubject } from './answers/unknowns.ts';
import { askWhichPiece } from './answers/askWhichPiece.ts';
import { chooseNarrowingQuestion, askOpenQuestion } from './asking.ts';
import type { Voice } from './Voice.ts';

const NAMED_COMPANIONS = 3;

/**
 * Answers the questions and polite words of a message. All facts come from the pieces. The reply marks general
 * knowledge, and says what is unknown.
 */
export function writeAnswerReply(findings: Findings, answer: Answer, voice: Voice, lexicon: Lexicon): string {
  return [answer, ...(answer.also ?? [])]
    .map((singleAnswer) => replyToOne(findings, singleAnswer, voice, lexicon))
    .join('\n\n');
}

function replyToOne(findings: Findings, answer: Answer, voice: Voice, lexicon: Lexicon): string {
  const { turn } = findings;
  const knownItems = listItemsInSight(turn);
  const items = answer.itemIds.flatMap((id) => knownItems.get(id) ?? []);
  const [item] = items;
  const seed = computeSeed(turn.said) + turn.conversation.turns;
  const questionText =
    answer.topic === 'narrowing' ? chooseNarrowingQuestion(seed) : askOpenQuestion(turn.profile.preferences, seed);
  const shopReply = replyToShopQuestion({ findings, answer, items, voice, lexicon });
  if (shopReply !== null) return shopReply;
  switch (answer.topic) {
    case 'greeting':
      return voice.say('greeting', { ask: questionText, name: writeName(turn.profile.name) });
    case 'goodbye':
      return [voice.say('goodbye'), answer.asked === 'later' && item ? offerToKeep(item) : '']
        .filter(Boolean)
        .join(' ');
    case 'thanks':
    case 'who':
      return voice.say(answer.topic);
    case 'wish':
    case 'narrowing':
      return answer.asked
        ? voice.say('askAgain', { ask: questionText, word: answer.asked })
        : voice.say('askWish', { ask: questionText });
    case 'children':
      return voice.say('notSold', { sought: 'children’s clothes' });
    case 'which':
      return askWhichPiece(turn.shown.quick.length, voice);
    case 'unknowable':
      return (
        (item ? describeFeature(item, normalizeMessage(turn.said)) : '') ||
        voice.say('unknown', {
          word: findSubject(answer.asked, turn.said),
          fact: item ? suggestAlternative(item, answer.asked) : '',
        })
      );
    default:
      return item
        ? writeItemAnswer({ findings, answer, items, item, voice, lexicon })
        : askWhichPiece(turn.shown.quick.length, voice);
  }
}

function writeItemAnswer(question: Asked): string {
  const { findings, answer, items, item, voice, lexicon } = question;
  const name = nameItem(item);
  switch (answer.topic) {
    case 'goesWith':
      return replyWithCompanions(findings, item, voice);
    case 'compare':
      return replyToComparison(question);
    case 'total':
      return replyToTotal(question);
    case 'price':
      return joinSentences(items, (singleItem) =>
        voice.say('price', { item: nameItem(singleItem), word: formatDollars(singleItem.priceCents) }),
      );
    case 'brand':
      return item.brand === ''
        ? sayUnknown(question, 'the brand')
        : voice.say('brand', { item: name, word: item.brand });
    case 'fabric':
      return item.materials.length > 0
        ? joinSentences(items, (singleItem) =>
            voice.say('fabric', { item: nameItem(singleItem), list: listWithAnd(singleItem.materials) }),
          )
        : sayUnknown(question, 'the fabric');
    case 'color':
      return answer.asked
        ? writeVerdict(question, judgeColor(item, answer.asked, lexicon))
        : voice.say('colors', { item: name, list: listColors(item) });
    case 'size':
      return writeSizeReply(question);
    case 'choice':
      return choiceReply(question);
    case 'measure':
      return measureReply(question);
    case 'sale':
      return replyToSale(question);
    case 'care':
      return replyToCare(question);
    case 'fit':
      return writeFitReply(question);
    case 'pattern':
      return writePatternReply(question);
    case 'occasion':
    case 'season':
      return writePurposeReply(question);
    case 'about':
      return writeFeatureReply(question);
    default:
      return writeBestReply(question);
  }
}

/** Tells which of the colors in a question ('black or dark brown') the piece has. */
function judgeColor(item: CatalogueItem, askedWords: string, lexicon: Lexicon): Verdict {
  const verdicts = askedWords.split(' or ').map((color) => judgeFeature(item, color, lexicon));
  return verdicts.find(({ holds }) => holds) ?? verdicts[0]!;
}

function offerToKeep(item: CatalogueItem): string {
  return `Say “save it” if ${nameItem(item)} should wait on your wishlist.`;
}

function writeName(name: string): string {
  const [firstName = ''] = name.trim().split(/\s+/u);
  return firstName === '' ? '' : `, ${firstName}`;
}

function replyWithCompanions({ companions, turn }: Findings, item: CatalogueItem, voice: Voice): string {
  const pieces = companions.slice(0, NAMED_COMPANIONS);
  if (pieces.length === 0)
    return voice.say('unknown', {
      word: `what goes with ${nameItem(item)}: the shop has nothing that suits it`,
      fact: '',
    });
  const reply = voice.say('companions', { item: nameItem(item), list: listWithAnd(pieces.map(nameItem)) });
  return turn.shown.quick.length > 0 ? reply : `${reply} ${voice.offer('alike')}`;
}
