const expo = require('jest-expo/ios/jest-preset');

const pure = {
  testEnvironment: 'node',
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!make-plural/)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/build/'],
};

module.exports = {
  projects: [
    {
      ...pure,
      displayName: 'unit',
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/languages.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/(ui|app)/'],
    },
    {
      preset: 'jest-expo/ios',
      transformIgnorePatterns: expo.transformIgnorePatterns.map((pattern) =>
        pattern.replace('(?!(', '(?!(make-plural|'),
      ),
      displayName: 'screens',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx', '<rootDir>/__tests__/{ui,app}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/screens.ts', '<rootDir>/__tests__/setup/languages.ts'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
      modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/build/'],
    },
    {
      ...pure,
      displayName: 'journeys',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.journey.ts'],
    },
  ],
};
