/**
 * Where shared links lead: `extra.links` in app.json, one place for app and web. What only the one who releases the app
 * knows may come from the environment instead: ANDROID_CERTIFICATES (SHA-256 of the signing key, several with commas)
 * and APPLE_TEAM_ID.
 */
const { readFileSync } = require('fs');
const { join } = require('path');

const FINGERPRINT = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/;
const TEAM = /^[0-9A-Z]{10}$/;

function hostOf(origin) {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url?.protocol !== 'https:' || url.origin !== origin)
    throw new Error(`app.json, extra.links.origin: "${origin}" is not of the form https://host`);
  return url.host;
}

const listed = (text) => (text ?? '').split(',').map((part) => part.trim().toUpperCase());

const checked = (values, form, what) =>
  values
    .filter((value) => value !== '')
    .map((value) => {
      if (!form.test(value)) throw new Error(`"${value}" is not ${what}`);
      return value;
    });

/** @param {object} expo what stands in app.json under `expo` */
function linkSettings(expo, env = process.env) {
  const { origin, paths, androidCertificates = [], appleTeamId = '' } = expo.extra.links;
  return {
    origin,
    host: hostOf(origin),
    paths,
    /** Reserved names (RFC 2606) belong to nobody. */
    isPlaceholder: /\.(example|invalid|test)$/.test(hostOf(origin)),
    android: {
      package: expo.android.package,
      certificates: checked(
        [...androidCertificates, ...listed(env.ANDROID_CERTIFICATES)],
        FINGERPRINT,
        'the SHA-256 fingerprint of a signing key',
      ),
    },
    ios: {
      bundle: expo.ios.bundleIdentifier,
      team: checked(
        [env.APPLE_TEAM_ID ?? appleTeamId],
        TEAM,
        "the id of an Apple developer's team",
      ),
    },
  };
}

const readSettings = (root, env) =>
  linkSettings(JSON.parse(readFileSync(join(root, 'app.json'), 'utf8')).expo, env);

module.exports = { linkSettings, readSettings };
