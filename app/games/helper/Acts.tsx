import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { putAt } from '@/src/rules';
import { Button, Card, Chip, Row, Text } from '@/src/ui';
import { useSettings } from '@/app/wiring/settings';
import { FormContext, type FormControls } from '../form/form-context';
import { wantedAt } from '../form/wanted';
import { HelperFields } from '../form/Fields';
import type { Tree } from '../model/field';
import type { Act, ActDice, Say } from '../model/helper';
import type { RunningHelper } from './useHelper';
import { Bars } from './Steps';

interface ActsProps {
  readonly acts: readonly Act[];
  readonly running: RunningHelper;
}

/** What can be done now: one tap, or a tap, what it still needs to know, and another. */
export function Acts({ acts, running }: ActsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const asking = acts.find(({ id }) => id === open);
  if (asking !== undefined) {
    return <Asking key={asking.id} act={asking} running={running} onDone={() => setOpen(null)} />;
  }
  const plain = acts.filter(isPlain);
  const beside = plain.length >= FEWEST_BESIDE ? plain : [];
  const press = (act: Act) => () => (asks(act) ? setOpen(act.id) : running.perform(act));
  return (
    <View style={styles.acts}>
      {acts
        .filter((act) => !beside.includes(act))
        .map((act) => (
          <Offered key={act.id} act={act} onPress={press(act)} />
        ))}
      {beside.length === 0 ? null : (
        <View style={styles.faces}>
          {beside.map((act) => (
            <Chip key={act.id} label={act.label} onPress={press(act)} />
          ))}
        </View>
      )}
    </View>
  );
}

/** Acts of one word each stand beside each other, if there are several. */
const FEWEST_BESIDE = 4;
const isPlain = ({ main, hint, share, blocked, rolls }: Act): boolean =>
  main !== true && [hint, rolls, share, blocked].every((one) => one === undefined);

const asks = ({ fields = [], dice }: Act): boolean => fields.length > 0 || dice !== undefined;

interface OfferedProps {
  readonly act: Act;
  readonly onPress: () => void;
}

function Offered({ act, onPress }: OfferedProps) {
  const { label, hint, blocked, share, main = false, rolls } = act;
  if (main) {
    return <Button label={label} onPress={onPress} disabled={blocked !== undefined} grow />;
  }
  if (rolls !== undefined) {
    return <Button kind="quiet" icon="dice" label={label} onPress={onPress} />;
  }
  const about = [blocked, hint].filter((one) => one !== undefined).join(' · ');
  return (
    <Card padding="tight">
      <Row
        title={label}
        {...(about === '' ? {} : { subtitle: about })}
        onPress={onPress}
        disabled={blocked !== undefined}
      />
      {share === undefined ? null : <Bars bars={[{ label, share }]} />}
    </Card>
  );
}

interface AskingProps {
  readonly act: Act;
  readonly running: RunningHelper;
  readonly onDone: () => void;
}

/** Nothing of it is noted before it is applied. */
function Asking({ act, running, onDone }: AskingProps) {
  const { t } = useTranslation();
  const { say, perform } = running;
  const [value, setValue] = useState<Tree>(act.start ?? {});
  const [typed, setTyped] = useState<readonly number[]>([]);
  const form = useMemo<FormControls>(
    () => ({
      say,
      set: (path, wanted) =>
        setValue((old) => putAt(old, path, wantedAt(old, path, wanted)) as Tree),
      faultAt: () => undefined,
    }),
    [say],
  );
  const done = (rolled: boolean) => {
    perform(act, { asked: value, typed, rolled });
    onDone();
  };
  const ready = act.dice === undefined || typed.length === act.dice.count;
  return (
    <Card>
      <Text variant="heading">{act.label}</Text>
      <FormContext value={form}>
        <HelperFields fields={act.fields ?? []} value={value} />
      </FormContext>
      {act.dice === undefined ? null : (
        <DiceInput
          dice={act.dice}
          say={say}
          typed={typed}
          onType={setTyped}
          onRoll={() => done(true)}
        />
      )}
      <View style={styles.buttons}>
        <Button kind="quiet" label={t('games.cancel')} onPress={onDone} />
        <Button label={t('games.apply')} disabled={!ready} onPress={() => done(false)} grow />
      </View>
    </Card>
  );
}

interface DiceInputProps {
  readonly dice: ActDice;
  readonly say: Say;
  readonly typed: readonly number[];
  readonly onType: (typed: readonly number[]) => void;
  readonly onRoll: () => void;
}

/** The app rolls, or the players tap what they rolled. */
function DiceInput({ dice, say, typed, onType, onRoll }: DiceInputProps) {
  const { t } = useTranslation();
  const { settings } = useSettings();
  const roll = <Button label={t('games.roll')} icon="dice" kind="quiet" onPress={onRoll} />;
  const full = typed.length >= dice.count;
  return (
    <View style={styles.acts}>
      {settings.dice === 'virtual' ? roll : null}
      <Text variant="small" ink="muted">
        {t('games.typed')}: {say(dice.label)} {typed.join(' · ')}
      </Text>
      <View style={styles.faces}>
        {dice.faces.map((face) => (
          <Chip
            key={face}
            label={String(face)}
            disabled={full}
            onPress={() => onType([...typed, face])}
          />
        ))}
        {typed.length === 0 ? null : (
          <Chip
            label={t('games.clear', { label: say(dice.label) })}
            icon="close"
            onPress={() => onType([])}
          />
        )}
      </View>
      {settings.dice === 'virtual' ? null : roll}
    </View>
  );
}

const styles = StyleSheet.create({
  acts: { gap: 8 },
  buttons: { flexDirection: 'row', gap: 10 },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
