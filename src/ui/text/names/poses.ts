export const posesName = 'Poses';
