module.exports = (api) => {
  api.cache(true);
  return {
    presets: ['babel-preset-expo'],
    // Jest has no chunks: a part fetched later is simply required.
    env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
  };
};
