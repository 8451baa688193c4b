import {
  NavigationContainerRefContext,
  NavigationContext,
  NavigationRouteContext,
} from '@react-navigation/native';
import { useContext, type ReactNode } from 'react';
import { Provide } from '@/src/ui';

/** Around a screen: its sheets, drawn outside of the navigation, can ask where they are and lead on. */
export function ScreenOfSheets({ children }: { readonly children: ReactNode }) {
  const container = useContext(NavigationContainerRefContext);
  const navigation = useContext(NavigationContext);
  const route = useContext(NavigationRouteContext);
  return (
    <Provide context={NavigationContainerRefContext} value={container}>
      <Provide context={NavigationContext} value={navigation}>
        <Provide context={NavigationRouteContext} value={route}>
          {children}
        </Provide>
      </Provide>
    </Provide>
  );
}
