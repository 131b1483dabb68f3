/** Texts of the input that search and stylist share; the stylist's other texts load with its code. */
export const chatBoxText = {
  modes: 'Who answers',
  search: 'Search',
  stylist: 'Stylist',
  placeholder: 'Tell your stylist',
  send: 'Send',
  stop: 'Stop',
} as const;
