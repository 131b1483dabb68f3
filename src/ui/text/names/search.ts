export const searchName = 'Search';
