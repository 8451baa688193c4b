/** The settings stand in app.json; the one that differs from host to host comes from the build (scripts/web/build.mjs). */
module.exports = ({ config }) => {
  const baseUrl = process.env.WEB_BASE;
  return baseUrl ? { ...config, experiments: { ...config.experiments, baseUrl } } : config;
};
