const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// expo-sqlite ships its web engine as WebAssembly; the web's fonts are packed.
config.resolver.assetExts.push('wasm', 'woff2');

module.exports = config;
