/** With few sentences for each of many labels it takes longer to learn; two trainings vary less than one. */
export const MOVE_COURSE = { epochs: 20, averagedEpochs: 8, trainings: 2 };
