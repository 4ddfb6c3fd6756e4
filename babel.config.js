/** Jest cannot run `import()`; in tests it becomes a require that answers later, as a fetched screen would. */
const importAsRequire = ({ template }) => {
  const build = template.expression('Promise.resolve().then(() => require(SOURCE))');
  const replace = (path, source) => path.replaceWith(build({ SOURCE: source }));
  return {
    visitor: {
      ImportExpression: (path) => replace(path, path.node.source),
      CallExpression: (path) => {
        if (path.node.callee.type === 'Import') replace(path, path.node.arguments[0]);
      },
    },
  };
};

module.exports = function (api) {
  const plugins = api.env('test') ? [importAsRequire] : [];
  return { presets: ['babel-preset-expo'], plugins };
};
