/**
 * More epochs than usual, because each label has few sentences. Two trainings are averaged, because their results
 * vary.
 */
export const MOVE_COURSE = { epochs: 20, averagedEpochs: 8, trainings: 2 };
