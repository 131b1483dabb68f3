export const homeName = 'Home';
