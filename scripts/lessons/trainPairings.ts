import { RandomGenerator } from './RandomGenerator.ts';

/**
 * Weights of all pairs of groups. The weight of the groups `a` and `b` is at `a * groups.length + b` and at `b *
 * groups.length + a`.
 */
export interface Pairings {
  readonly groups: readonly string[];
  readonly weights: number[];
}

const EPOCH_COUNT = 10;
const FIRST_RATE = 0.05;
const WEIGHT_DECAY = 0.001;
const CHOICE_COUNT = 5;
/** Added to the counts of pairs, so that rare groups do not get extreme weights. */
const PRIOR_COUNT = 10;

/**
 * Trains weights to find the missing piece of an outfit among five (softmax regression on the pairs that it would
 * form). Starts with the pointwise mutual information of the pairs.
 */
export function trainPairings(outfits: readonly (readonly string[])[]): Pairings {
  const groups = [...new Set(outfits.flat())].sort();
  const numberByGroup = new Map(groups.map((group, index) => [group, index]));
  const numberedOutfits = outfits.map((outfit) => outfit.map((group) => numberByGroup.get(group) ?? 0));
  const weights = computePairInformation(numberedOutfits, groups.length);
  const groupOccurrences = numberedOutfits.flat();
  const random = new RandomGenerator(7);
  for (let epoch = 0; epoch < EPOCH_COUNT; epoch++) {
    const rate = FIRST_RATE * (1 - epoch / EPOCH_COUNT);
    for (const outfit of numberedOutfits) {
      for (const [blankIndex, answer] of outfit.entries()) {
        const otherGroups = outfit.filter((_, index) => index !== blankIndex);
        improveWeights(weights, groups.length, otherGroups, drawChoices(answer, groupOccurrences, random), rate);
      }
    }
  }
  return { groups, weights };
}

/** The pointwise mutual information of each pair. */
function computePairInformation(outfits: readonly (readonly number[])[], groupCount: number): number[] {
  const pairCounts = new Array<number>(groupCount * groupCount).fill(0);
  const counts = new Array<number>(groupCount).fill(0);
  let total = 0;
  for (const outfit of outfits) {
    for (const [index, group] of outfit.entries()) {
      for (const [otherIndex, otherGroup] of outfit.entries()) {
        if (index === otherIndex) continue;
        pairCounts[group * groupCount + otherGroup]! += 1;
        counts[group]! += 1;
        total += 1;
      }
    }
  }
  return pairCounts.map((count, pair) => {
    const expected = (counts[Math.floor(pair / groupCount)]! * counts[pair % groupCount]!) / total;
    return Math.log((count + PRIOR_COUNT) / (expected + PRIOR_COUNT));
  });
}

/** Chooses the answer and four other groups, at random by their frequency. */
function drawChoices(answer: number, groupOccurrences: readonly number[], random: RandomGenerator): readonly number[] {
  const choices = [answer];
  while (choices.length < CHOICE_COUNT) {
    const group = random.pick(groupOccurrences);
    if (!choices.includes(group)) choices.push(group);
  }
  return choices;
}

/** A step of gradient descent. The first choice is correct. */
function improveWeights(
  weights: number[],
  groupCount: number,
  otherGroups: readonly number[],
  choices: readonly number[],
  rate: number,
): void {
  const scores = choices.map((choice) =>
    otherGroups.reduce((sum, otherGroup) => sum + weights[choice * groupCount + otherGroup]!, 0),
  );
  const maxScore = Math.max(...scores);
  const likelihoods = scores.map((score) => Math.exp(score - maxScore));
  const total = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0);
  for (const [choiceIndex, choice] of choices.entries()) {
    const gradient = (choiceIndex === 0 ? 1 : 0) - likelihoods[choiceIndex]! / total;
    for (const otherGroup of otherGroups) {
      const pair = choice * groupCount + otherGroup;
      const step = rate * (gradient - WEIGHT_DECAY * weights[pair]!);
      weights[pair]! += step;
      if (otherGroup !== choice) weights[otherGroup * groupCount + choice]! += step;
    }
  }
}
