import { memo, useMemo } from 'react';

import { ICON_BOX, paintDrawing } from './drawing';
import { Painting, PaintingMark } from './Painting';
import type { IconName } from './registry';
import { ICONS } from './registry';

interface IconLook {
  readonly name: IconName;
  readonly color: string;
  readonly size?: number;
}

export interface IconProps extends IconLook {
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string | undefined;
}

const usePainted = (name: IconName, color: string) =>
  useMemo(() => paintDrawing(ICONS[name], color), [name, color]);

export const Icon = memo(function Icon({ name, color, size = 24, label }: IconProps) {
  return <Painting layers={usePainted(name, color)} box={ICON_BOX} size={size} label={label} />;
});

export interface IconMarkProps extends IconLook {
  readonly cx: number;
  readonly cy: number;
}

/** An icon inside another drawing. */
export const IconMark = memo(function IconMark({ name, color, size = 24, cx, cy }: IconMarkProps) {
  return (
    <PaintingMark layers={usePainted(name, color)} box={ICON_BOX} size={size} cx={cx} cy={cy} />
  );
});
