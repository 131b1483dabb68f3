/** Texts of the input that search and stylist share. The stylist's other texts load later. */
export const chatBoxText = {
  modes: 'Who answers',
  search: 'Search',
  stylist: 'Stylist',
  placeholder: 'Tell your stylist',
  send: 'Send',
  stop: 'Stop',
} as const;
