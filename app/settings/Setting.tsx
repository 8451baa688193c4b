import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Text, useTheme } from '@/src/ui';

interface SettingProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A named setting: the control under its name, a quiet remark below. */
export function Setting({ label, hint, children }: SettingProps) {
  const { space } = useTheme();
  return (
    <View style={{ gap: space.s }}>
      <Text variant="label">{label}</Text>
      {children}
      {hint === undefined ? null : (
        <Text variant="small" ink="muted">
          {hint}
        </Text>
      )}
    </View>
  );
}
