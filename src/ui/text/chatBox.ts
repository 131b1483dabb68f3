/** Words of the box that the search and the stylist share; the rest of the stylist's come with their code. */
export const chatBoxText = {
  askStylist: 'Ask the stylist',
  placeholder: 'Tell your stylist',
  send: 'Send',
  stop: 'Stop',
} as const;
