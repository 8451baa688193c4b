/** What pictures are drawn with. */
export { default as Paper, G as Group, Path as Shape } from 'react-native-svg';
