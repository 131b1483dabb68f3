/** Texts of the input that search and stylist share; the stylist's other texts load with its code. */
export const chatBoxText = {
  askStylist: 'Ask the stylist',
  placeholder: 'Tell your stylist',
  send: 'Send',
  stop: 'Stop',
} as const;
