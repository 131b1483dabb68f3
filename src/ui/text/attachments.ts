/** Texts about attachments of a query (spec sections 3 and 5). They load with the first attachment. */
export const attachmentsText = {
  item: 'Attached item',
  photo: 'Your photo',
  remove: (name: string) => `Remove ${name} from search`,
  uploading: 'Uploading the photo',
  preparing: 'Preparing the photo',
  reading: 'Looking at it',
  cancel: 'Cancel the upload',
  waiting: 'Your search starts when the photo is ready.',
  looksLike: 'Looks like',
  unsure: 'What is it?',
  colors: (colors: readonly string[]) => colors.join(', '),
} as const;
