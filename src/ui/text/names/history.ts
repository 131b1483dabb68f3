export const historyName = 'Chat History';
