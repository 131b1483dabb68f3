/**
 * More epochs than usual, because there are few sentences per label. Two trainings are averaged, because their results
 * vary.
 */
export const MOVE_COURSE = { epochs: 20, averagedEpochs: 8, trainings: 2 };
