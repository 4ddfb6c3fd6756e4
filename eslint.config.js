const expo = require('eslint-config-expo/flat');
const { defineConfig } = require('eslint/config');

const LAYERS = require('./layers.json');

/** Where a layer may not look: every layer it is not allowed to import, by alias and by relative path. */
const forbiddenFor = (layer) => {
  const closed = Object.keys(LAYERS).filter((name) => name !== layer && !LAYERS[layer].includes(name));
  return closed.map((name) => ({
    regex: `^(@|\\.\\.(/\\.\\.)*)/${name}(/|$)`,
    message: `src/${layer} may not import ${name}: see layers.json.`,
  }));
};

const PURE = ['box', 'lib', 'engine'];

const outsideWorld = {
  regex: '^(?!\\.{1,2}(/|$))',
  message: 'The engine is plain TypeScript: only relative imports.',
};

const layerRules = Object.keys(LAYERS).map((layer) => ({
  files: [layer === 'app' ? 'app/**/*.{ts,tsx}' : `src/${layer}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [...forbiddenFor(layer), ...(PURE.includes(layer) ? [outsideWorld] : [])] },
    ],
  },
}));

const pureRules = {
  files: PURE.map((layer) => `src/${layer}/**/*.ts`),
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Use the seeded generator.' },
      { object: 'Date', property: 'now', message: 'The engine has no clock.' },
    ],
    'no-restricted-globals': [
      'error',
      'Date',
      'process',
      'window',
      'document',
      'setTimeout',
      'setInterval',
      'fetch',
    ],
  },
};

module.exports = defineConfig([
  { ignores: ['dist/**', 'build/**', 'shots/**', '.expo/**', 'coverage/**', 'expo-env.d.ts'] },
  expo,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` list and a derived union.' },
      ],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tools/**/*.ts', '__tests__/**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      'no-console': 'error',
    },
  },
  { files: ['tools/**/*.ts', '__tests__/**/*.{ts,tsx}'], rules: { 'no-console': 'off' } },
  ...layerRules,
  pureRules,
]);
