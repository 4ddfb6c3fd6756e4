/**
 * app.json, unless a page of the storage laboratory is built: the same code with the laboratory's routes instead of the
 * app's, so that the app itself carries nothing that only tests need.
 */
module.exports = ({ config }) => {
  const root = process.env.SAM_ROUTES;
  if (!root) return config;
  const plugins = config.plugins.map((plugin) => {
    const [name, options] = [plugin].flat();
    return name === 'expo-router' ? [name, { ...options, root }] : plugin;
  });
  return { ...config, plugins };
};
