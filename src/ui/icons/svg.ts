import Svg, { G, Path } from 'react-native-svg';

/** What icons are drawn with. */
export const SvgBox = Svg;
export const SvgGroup = G;
export const SvgPath = Path;
