import * as React from 'react';
import type * as SheetModule from '@/src/ui/components/Sheet';
import { nameOf, type Fiber } from './fiber';

interface Internals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {
    readonly A: { readonly getOwner: () => Fiber | null };
  };
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Internals;

/** The components that were seen to draw an open sheet, and those that drew them. */
export const opened = new Set<string>();

function note(visible: boolean): void {
  if (!visible) return;
  let owner = internals.A.getOwner()?._debugOwner;
  for (; owner; owner = owner._debugOwner) opened.add(nameOf(owner.type));
}

/** Sheets that tell who drew them. */
export function tellingSheets(real: typeof SheetModule): typeof SheetModule {
  function Sheet(props: SheetModule.SheetProps) {
    note(props.visible);
    return <real.Sheet {...props} />;
  }
  function PanelOverlay(props: SheetModule.PanelOverlayProps) {
    note(props.visible);
    return <real.PanelOverlay {...props} />;
  }
  return { ...real, Sheet, PanelOverlay };
}
