import { defineConfig } from 'eslint/config';
import expo from 'eslint-config-expo/flat.js';
import tseslint from '@typescript-eslint/eslint-plugin';
import noWords from './scripts/lint/no-words.mjs';

const clockAndChance = [
  { object: 'Math', property: 'random', message: 'The core takes dice from its caller.' },
  { object: 'Date', property: 'now', message: 'The core has no clock.' },
  { object: 'performance', property: 'now', message: 'The core has no clock.' },
];

/** What Node and browsers have and Hermes has not; types on phones (tsconfig.native.json) know most of it, too. */
const notInHermes = [
  {
    selector: 'MemberExpression[property.name=/^(toSorted|toReversed|toSpliced)$/]',
    message: 'Hermes has none of the copying methods: [...list].sort().',
  },
  {
    selector: "CallExpression[callee.property.name='with'][arguments.length=2]",
    message: 'Hermes has no Array.prototype.with.',
  },
  {
    selector:
      "MemberExpression[object.name='Intl'][property.name=/^(Segmenter|ListFormat|RelativeTimeFormat|DisplayNames|PluralRules|Locale|DurationFormat)$/]",
    message: 'Hermes has Intl.Collator, DateTimeFormat and NumberFormat only.',
  },
  {
    selector: 'MemberExpression[property.name=/^(withResolvers|fromAsync|isWellFormed)$/]',
    message: 'Hermes does not have it.',
  },
  {
    selector: "CallExpression[callee.property.name='localeCompare']",
    message: 'Hermes makes a collator for every call: make one Intl.Collator and keep it.',
  },
  { selector: 'Literal[regex.flags=/v/]', message: 'Hermes cannot read the flag v.' },
];

export default defineConfig([
  { ignores: ['dist/**', 'node_modules/**', '.cache/**', '.expo/**', 'coverage/**'] },
  ...expo,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      'import/no-default-export': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
      'max-depth': ['error', 3],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@expo-google-fonts/alegreya', message: 'Import one face by its path.' },
            { name: '@expo-google-fonts/alegreya-sans', message: 'Import one face by its path.' },
            {
              name: 'react-native',
              importNames: ['Modal'],
              message: 'iOS shows one at a time and forgets the next: Sheet, Dialog or Overlay.',
            },
          ],
          patterns: [
            { regex: '^(\\.\\./){2}', message: 'Further up than one folder: `@/` is the root.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/rules/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', ...clockAndChance],
      'no-restricted-globals': [
        'error',
        'Date',
        'performance',
        'setTimeout',
        'setInterval',
        'fetch',
        'window',
        'document',
        'process',
        'console',
        'globalThis',
        'crypto',
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
    ignores: ['**/*.web.{ts,tsx}', 'src/storage/web/**', 'src/rules/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'],
        ...['HTMLElement', 'Element', 'Node', 'Event', 'KeyboardEvent', 'MutationObserver'],
      ].map((name) =>
        name === 'error' ? name : { name, message: 'Browsers only: it belongs into a *.web file.' },
      ),
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
    ignores: ['**/*.web.{ts,tsx}', 'src/storage/web/**'],
    rules: { 'no-restricted-syntax': ['error', ...notInHermes] },
  },
  {
    files: ['app/**/*.tsx', 'src/ui/**/*.tsx'],
    plugins: { words: noWords },
    rules: { 'words/no-words': 'error' },
  },
  {
    files: ['__tests__/**', 'scripts/**'],
    rules: {
      'max-lines-per-function': 'off',
      'max-lines': 'off',
      'no-console': 'off',
      complexity: 'off',
      'max-depth': 'off',
    },
  },
  {
    files: ['*.config.js', '*.cjs', '*.config.mjs'],
    languageOptions: {
      globals: { module: 'writable', require: 'readonly', __dirname: 'readonly' },
    },
  },
]);
