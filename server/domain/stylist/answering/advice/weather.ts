import { capitalize } from '../../../search/phrasing.ts';
import { nameItem, listWithAnd } from '../../wording/phrases.ts';
import { measureWarmth } from '../superlatives.ts';
import type { AdviceContext, AdviceTopic } from './Advice.ts';

const NUMBERS_PATTERN =
  /\b(minus |below |-)?(\d{1,3}|zero|five|ten|fifteen|twenty|thirty|forty)(?: ?(degrees|deg|celsius|fahrenheit|c|f)\b| below)?/u;
const NUMBER_WORDS = ['zero', 'five', 'ten', 'fifteen', 'twenty', 'thirty', 'forty'];
const NUMBER_VALUES = [0, 5, 10, 15, 20, 30, 40];
/** Minimum `warmth` of a piece that counts as one of the warmest. */
const MIN_WARMTH_FOR_FROST = 4;
const MIN_WARMTH_FOR_COOL = 1.2;

/** Advice on cold weather: 'is wool enough for minus twenty', 'will I be cold in it in March'. */
export const COLD_ADVICE: AdviceTopic = {
  asks: /\b(?:(?:warm|thick|heavy|cozy|cosy|good) enough|enough (?:for|in) (?:minus|the (?:cold|snow|winter)|\d|freezing|real|a (?:real )?winter|cold)|(?:will|would|am) i (?:be |get |going to be )?(?:cold|freez(?:e|ing)|freeze|roast|melt|boil|hot|too (?:hot|warm|cold))|keep (?:me|you|him|her|us) warm|too (?:hot|warm|cold) (?:for|in|to)|survive (?:a |the )?(?:winter|summer|heat|cold|snow|canad|chicago|minnesota)|handle (?:snow|cold|minus|winter|the (?:cold|snow|heat|winter)))\b|\bminus (?:\d|zero|five|ten|fifteen|twenty|thirty|forty)/u,
  advise: (context) => {
    const degrees = readCelsius(context.words);
    const piece = adviseOnPiece(context, degrees);
    return [piece, degrees === null ? (piece === '' ? GENERAL_ADVICE : '') : adviseOnTemperature(degrees)]
      .filter(Boolean)
      .join(' ');
  },
};

const GENERAL_ADVICE =
  'Layers are worth more than one thick piece: something fine and close, something woolly, and something that stops the wind.';

function adviseOnTemperature(degrees: number): string {
  if (degrees <= -10)
    return 'At such a frost wool alone is not enough: take down or a lined parka that stops the wind and covers the hips, with wool beneath, and a hat, gloves and boots.';
  if (degrees <= 5)
    return 'Around freezing a wool coat with a sweater beneath does, a down coat alone too; add a scarf when it blows.';
  if (degrees <= 16) return 'In such weather a sweater or a jacket is enough, and a thin layer to take off.';
  return degrees <= 24
    ? 'In such mild weather one light layer will do.'
    : 'In such heat linen, cotton, light colors and loose cuts are what helps.';
}

function adviseOnPiece({ item, words }: AdviceContext, degrees: number | null): string {
  if (!item || item.materials.length === 0 || NO_WARMTH_PATTERN.test(item.kind)) return '';
  const warmth = measureWarmth(item);
  const isOfHeat = degrees === null ? /\b(?:hot|heat|summer|roast|melt|boil|too warm)\b/u.test(words) : degrees > 24;
  const verdict = isOfHeat ? describeHeat(warmth) : describeCold(warmth, degrees);
  return `${capitalize(nameItem(item))} is made of ${listWithAnd(item.materials)}; ${verdict}.`;
}

const NO_WARMTH_PATTERN = /^(?:bag|belt|jewelry|sunglasses|watch|tie)$/u;

function describeHeat(warmth: number): string {
  return warmth > MIN_WARMTH_FOR_COOL
    ? 'that is warm, so it is for cool days and cold rooms'
    : 'that stays cool enough';
}

function describeCold(warmth: number, degrees: number | null): string {
  if (warmth >= MIN_WARMTH_FOR_FROST) return 'that is one of the warmest pieces here';
  if (warmth >= MIN_WARMTH_FOR_COOL)
    return degrees !== null && degrees <= -10 ? 'that is warm, but not for such a frost by itself' : 'that is warm';
  return 'that is for mild days, or for beneath something warmer';
}

/** Maximum temperature in Celsius. Higher numbers are Fahrenheit, unless the words name the unit. */
const HOTTEST_CELSIUS = 45;

function readCelsius(words: string): number | null {
  const [, sign, number, unit] = NUMBERS_PATTERN.exec(words) ?? [];
  if (number === undefined) return null;
  const plainNumber = NUMBER_WORDS.includes(number)
    ? (NUMBER_VALUES[NUMBER_WORDS.indexOf(number)] ?? 0)
    : Number(number);
  const value = sign === undefined ? plainNumber : -plainNumber;
  const isFahrenheit = /^f/u.test(unit ?? '') || value > HOTTEST_CELSIUS;
  return isFahrenheit ? Math.round(((value - 32) * 5) / 9) : value;
}
