/**
 * Config plugin: what a shared table needs of the network, and nothing else does. Rows are sealed before they leave, so
 * a server in the same home may be reached without a certificate.
 */
const { withAndroidManifest, withInfoPlist } = require('expo/config-plugins');

const WHY =
  'Nur für gemeinsame Tische, deren Server in eurem Netz steht. / Only for shared tables whose server is in your network.';

const onAndroid = (config) =>
  withAndroidManifest(config, (built) => {
    built.modResults.manifest.application[0].$['android:usesCleartextTraffic'] = 'true';
    return built;
  });

const onIos = (config) =>
  withInfoPlist(config, (built) => {
    const transport = built.modResults.NSAppTransportSecurity;
    built.modResults.NSAppTransportSecurity = { ...transport, NSAllowsLocalNetworking: true };
    built.modResults.NSLocalNetworkUsageDescription = WHY;
    return built;
  });

module.exports = (config) => onIos(onAndroid(config));
