const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': COLOUR_FUNCTIONS,
    'color-no-invalid-hex': true,
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-no-important': [true, { severity: 'error' }],
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
    'no-duplicate-selectors': true,
    // Four values name left and right, which stay where they are in text from right to left.
    'declaration-property-value-disallowed-list': [
      { inset: [/^\S+ (\S+) \S+ (?!\1$)\S+$/u] },
      { message: 'Use inset-block and inset-inline.' },
    ],
  },
  overrides: [
    {
      // The one place where raw colours live.
      files: ['**/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    { files: ['**/reset.css'], rules: { 'declaration-no-important': null } },
  ],
};
