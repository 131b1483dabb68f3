/** Words around what is attached to a wish (spec sections 3 and 5). */
export const attachmentsText = {
  upload: 'Add a photo',
  item: 'Attached item',
  photo: 'Your photo',
  remove: (name: string) => `Remove ${name} from search`,
  uploading: 'Uploading the photo',
  preparing: 'Preparing the photo',
  cancel: 'Cancel the upload',
  looksLike: 'Looks like',
  unsure: 'What is it?',
  colors: (colors: readonly string[]) => colors.join(', '),
} as const;
