import { useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Icon, Tappable, Text, useTheme } from '@/src/ui';

interface HeldOnlyProps {
  /** Seen while it is held. */
  readonly children: ReactNode;
  /** What is typed in: open until it is closed, or the screen is left. */
  readonly form: ReactNode;
}

/** RW-14: for its owner's eyes; what is shown is gone when the finger is. */
export function HeldOnly({ children, form }: HeldOnlyProps) {
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  const [held, setHeld] = useState(false);
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Tappable
        role="button"
        aria-label={t('games.hold')}
        accessibilityHint={t('games.holdHint')}
        onPress={() => undefined}
        onPressIn={() => setHeld(true)}
        onPressOut={() => setHeld(false)}
        onBlur={() => setHeld(false)}
        radius={radius.control}
        style={[styles.hold, { backgroundColor: colors.raised, borderColor: colors.line }]}
      >
        <Icon name={held ? 'eye' : 'eye-off'} size={scaled(20)} color={colors.text} />
        <Text variant="label">{t('games.hold')}</Text>
      </Tappable>
      <Text variant="small" ink="muted">
        {t('games.holdHint')}
      </Text>
      {held ? <View>{children}</View> : null}
      <Button
        kind="quiet"
        icon="edit"
        label={t(writing ? 'games.hide' : 'games.write')}
        onPress={() => setWriting(!writing)}
      />
      {writing ? form : null}
    </>
  );
}

const styles = StyleSheet.create({
  hold: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 52,
    paddingHorizontal: 16,
    borderWidth: 1,
  },
});
