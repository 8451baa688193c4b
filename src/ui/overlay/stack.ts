import type { HostInstance } from 'react-native';

/** One sheet or dialog. */
export interface Layer<Drawn> {
  readonly id: string;
  readonly drawn: Drawn;
  /** Where the focus goes once it is gone: the first of them that is still there. */
  readonly origins: readonly HostInstance[];
}

export interface Stack<Drawn> {
  /** The last one is on top. */
  readonly layers: readonly Layer<Drawn>[];
  /** The one on top is gone, and the focus has to go back to the first of these that is still there. */
  readonly due: readonly HostInstance[];
}

export const NO_LAYERS: Stack<never> = { layers: [], due: [] };

interface Put<Drawn> {
  readonly id: string;
  readonly drawn: Drawn;
  readonly focus: HostInstance | null;
}

/** A layer that is already there is only drawn anew; one that takes the place of another inherits its way back. */
export function put<Drawn>(stack: Stack<Drawn>, { id, drawn, focus }: Put<Drawn>): Stack<Drawn> {
  const { layers, due } = stack;
  if (layers.some((layer) => layer.id === id)) {
    return {
      due,
      layers: layers.map((layer) => (layer.id === id ? { ...layer, drawn } : layer)),
    };
  }
  const origins = [...(focus === null ? [] : [focus]), ...due];
  return { layers: [...layers, { id, drawn, origins }], due: [] };
}

/** From the top the focus goes back; from below, the layer above inherits where to. */
export function drop<Drawn>(stack: Stack<Drawn>, id: string): Stack<Drawn> {
  const { layers, due } = stack;
  const at = layers.findIndex((layer) => layer.id === id);
  const gone = layers[at];
  if (gone === undefined) return stack;
  const above = layers[at + 1];
  if (above === undefined) return { layers: layers.slice(0, at), due: [...gone.origins, ...due] };
  const heir = { ...above, origins: [...above.origins, ...gone.origins] };
  return { due, layers: [...layers.slice(0, at), heir, ...layers.slice(at + 2)] };
}
