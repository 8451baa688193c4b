import '@testing-library/react-native/dont-cleanup-after-each';

/** The app stays from test to test, and outside of `act` nothing changes: what the library sees to where it cleans up. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
