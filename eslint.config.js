import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './layers.config.js';

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.data/**', '.cache/**'] },
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      // `noUncheckedIndexedAccess` asks at each index; `!` is the answer where the loop keeps the bounds.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      complexity: ['error', 12],
      'max-depth': ['error', 4],
      // Strings may be long texts; long regular expressions are composed of word lists (`anyOf`).
      'max-len': ['error', { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true }],
      eqeqeq: ['error', 'always'],
    },
  },
  ...layers.map((block) => ({ files: ['{src,contract,server,studio}/**/*.{ts,tsx}'], ignores: TESTS, ...block })),
  {
    files: ['src/ui/**/*.{ts,tsx}', 'src/composition/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['scripts/**', 'bench/**', 'server/**/main.ts', 'studio/render.ts', 'tests/**', 'src/adapters/browser/**'],
    rules: { 'no-console': 'off' },
  },
  // A property test states the expectation of each random step.
  { files: TESTS, rules: { 'max-lines': 'off', complexity: ['error', 24] } },
  // The stylist will be replaced.
  { files: ['server/domain/stylist/**'], rules: { complexity: 'off', 'max-depth': 'off', 'max-len': 'off' } },
  // Drawings branch on their options, and loops over pixels avoid calls for speed.
  {
    files: ['studio/{garments,tailoring,render}/**', 'scripts/lessons/**'],
    rules: { complexity: 'off' },
  },
  { files: ['studio/{garments,catalogue/items}/**'], rules: { 'max-len': 'off' } },
  // A drawing or a list of words is data: cutting it in two makes nothing clearer.
  {
    files: [
      'studio/{garments,tailoring,catalogue/items}/**',
      '**/lexicon/kinds.ts',
      'server/importer/formats/columns.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
);
