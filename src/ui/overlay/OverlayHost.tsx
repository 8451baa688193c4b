import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { returnFocus } from './focus';
import { Dim, LayerView, type Drawn } from './LayerView';
import { useCoversMessages } from './message-place';
import { drop, NO_LAYERS, put, type Stack } from './stack';
import { useSystemBack } from './useSystemBack';

function createOverlays() {
  const store = createStore<Stack<Drawn>>(() => NO_LAYERS);
  return {
    store,
    put: (layer: Parameters<typeof put<Drawn>>[1]) => store.setState((stack) => put(stack, layer)),
    drop: (id: string) => store.setState((stack) => drop(stack, id)),
    returned: () => store.setState({ due: [] }),
  };
}

type Overlays = ReturnType<typeof createOverlays>;

const OverlaysContext = createContext<Overlays | null>(null);

export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (overlays === null) throw new Error('no overlay host here');
  return overlays;
}

/** Neither seen by screen readers nor reached by the keyboard, which only browsers have to be told. */
const behind = (hidden: boolean): object => ({
  'aria-hidden': hidden,
  ...(Platform.OS === 'web' ? { inert: hidden } : {}),
});

/**
 * Draws sheets and dialogs in the tree, above its children, one upon the other. React Native's Modal
 * would not do: on iOS one that is presented over another, or while another goes, never appears.
 */
export function OverlayHost({ children }: { readonly children: ReactNode }) {
  const [overlays] = useState(createOverlays);
  const { layers, due } = useStore(overlays.store);
  const top = layers.at(-1);
  useSystemBack(top === undefined ? undefined : (top.drawn.onBack ?? top.drawn.onClose));
  useCoversMessages(top !== undefined);
  useLayoutEffect(() => {
    if (due.length === 0) return;
    overlays.returned();
    returnFocus(due);
  }, [due, overlays]);
  return (
    <OverlaysContext value={overlays}>
      <View style={styles.fill}>
        {/* Never flattened: what is behind would be put into another parent with every sheet. */}
        <View collapsable={false} style={styles.fill} {...behind(top !== undefined)}>
          {children}
        </View>
        <Dim shown={top !== undefined} />
        {layers.map((layer, index) => (
          <View key={layer.id} collapsable={false} style={styles.layer} {...behind(layer !== top)}>
            {index === 0 ? null : <Dim shown />}
            <LayerView {...layer.drawn} isTop={layer === top} />
          </View>
        ))}
      </View>
    </OverlaysContext>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  layer: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
});
