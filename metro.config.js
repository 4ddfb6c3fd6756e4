const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// expo-sqlite ships its web engine as WebAssembly.
config.resolver.assetExts.push('wasm');

module.exports = config;
