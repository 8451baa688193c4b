import { configure } from '@testing-library/react-native';

/** What a screen shows in the end is awaited for as long as a busy machine needs. */
configure({ asyncUtilTimeout: 60_000 });
