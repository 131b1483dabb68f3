/** Texts of the filter panel (spec 2.8). */
export const filterText = {
  title: 'Refine Results',
  on: 'On',
  min: 'Min ($)',
  max: 'Max ($)',
  reset: 'Reset',
  clearAll: 'Clear All',
  note: 'Default filters are managed through your Account settings.',
  actionsNote: 'Reset goes back to them; Clear All takes off every filter.',
  /** The words of the note that open the account panel. */
  noteLink: 'Account settings',
  done: 'Done',
  counted: (value: string, count: number) =>
    `${value}, ${count === 1 ? '1 piece' : `${count.toLocaleString('en-US')} pieces`}`,
  find: (filter: string) => `Find a ${filter.toLowerCase()}`,
  nothingNamed: (name: string) => `Nothing here is called “${name}”.`,
  show: (count: number) => `Show ${count.toLocaleString('en-US')}`,
} as const;
