import Constants from 'expo-constants';

export const APP_VERSION = Constants.expoConfig?.version ?? '0';
