/** Config plugin: links to the configured origin open the app where it is installed (app links, universal links). */
const { linkSettings } = require('./link-settings.cjs');

/** A release whose links lead nowhere, or to somebody else, must not happen by oversight. */
function refusePlaceholder({ isPlaceholder, origin }, env) {
  if (isPlaceholder && env.EAS_BUILD_PROFILE === 'production')
    throw new Error(
      `app.json, extra.links.origin: ${origin} is a placeholder. A release needs a domain of yours (README, "Links").`,
    );
}

const intentFilter = ({ host, paths }) => ({
  action: 'VIEW',
  autoVerify: true,
  category: ['BROWSABLE', 'DEFAULT'],
  data: paths.map((pathPrefix) => ({ scheme: 'https', host, pathPrefix })),
});

module.exports = function withLinks(config) {
  const settings = linkSettings(config);
  refusePlaceholder(settings, process.env);
  return {
    ...config,
    android: {
      ...config.android,
      intentFilters: [...(config.android.intentFilters ?? []), intentFilter(settings)],
    },
    ios: {
      ...config.ios,
      associatedDomains: [...(config.ios.associatedDomains ?? []), `applinks:${settings.host}`],
    },
  };
};
