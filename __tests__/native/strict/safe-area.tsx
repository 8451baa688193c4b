import type * as Real from 'react-native-safe-area-context';

type SafeArea = typeof Real;

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

/** A phone with a notch: the real provider waits for the system to measure. */
export const onAPhone = (real: SafeArea): SafeArea => ({
  ...real,
  SafeAreaProvider: (props) => <real.SafeAreaProvider initialMetrics={METRICS} {...props} />,
});
