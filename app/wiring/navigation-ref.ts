import { createNavigationContainerRef, type ParamListBase } from '@react-navigation/native';

/** For what stands outside the screens, such as a sheet over all of them. */
export const navigationRef = createNavigationContainerRef<ParamListBase>();
