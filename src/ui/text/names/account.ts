export const accountName = 'Account';
