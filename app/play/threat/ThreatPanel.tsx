import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { monsterIn, refIn, type Threat } from '@/src/rules';
import { Button, Card, Pill, Section, Text } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { useNextLabel } from '../turn/next-up';
import { useSheets } from '../context/sheets';
import { useTable } from '../context/table-context';
import { AttackCardFace } from '../attack-card/AttackCardFace';
import { effectWords } from '../words/keyword-words';
import { useTurnMemory } from '../turn/memory';
import { MonsterHead } from '../monster/MonsterHead';
import { KeywordChip } from '../parts/KeywordChip';
import { Wrap } from '../parts/Wrap';
import { isTarget, reactors } from '../reactions/draft';
import { KnownReactions } from '../reactions/KnownReactions';
import { ReactionList } from '../reactions/ReactionList';
import { ReactionSheet } from '../reactions/ReactionSheet';
import { StillDeciding } from '../shared/StillDeciding';
import { Consequences } from './Consequences';
import { EditThreatSheet } from './EditThreatSheet';
import { FatigueChoices } from './FatigueChoices';
import { TargetRow } from './TargetRow';
import { ThreatTrace } from './ThreatTrace';
import { useThreat, type ThreatView } from './useThreat';
import { WhichAttack } from '../monster/WhichAttack';

/** What is about to happen, who does something about it, and "Anwenden" (D3 to D10). */
export function ThreatPanel() {
  const { adventure } = useTable();
  const { threat } = adventure;
  return threat === null ? null : <OpenThreat threat={threat} />;
}

function OpenThreat({ threat }: { readonly threat: Threat }) {
  const view = useThreat(threat);
  const react = useReact(threat);
  useThreatAction(view, react);
  return (
    <>
      <Source threat={threat} />
      <Card>
        <Targets view={view} react={react} />
        <CollateralLine threat={threat} />
        {view.outcome === null ? null : (
          <FatigueChoices questions={view.outcome.questions} onChoose={view.chooseCubes} />
        )}
        <KnownReactions threat={threat} />
        <ReactionList threat={threat} onChange={react ?? (() => undefined)} />
        {view.outcome === null ? null : <Consequences foreseen={view.outcome.foreseen} />}
        <StillDeciding />
        <ThreatTrace threat={threat} />
        <Edits />
      </Card>
    </>
  );
}

/** Undefined: this cannot be prevented, or nobody stands (D2, D11). */
function useReact(threat: Threat): ((hero: string) => void) | undefined {
  const { adventure } = useTable();
  const { open } = useSheets();
  if (!threat.preventable || reactors(adventure).length === 0) return undefined;
  return (hero) => open((close) => <ReactionSheet hero={hero} onClose={close} />);
}

function useThreatAction(view: ThreatView, react: ((hero: string) => void) | undefined): void {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const next = useNextLabel();
  const ids = reactors(adventure);
  const hero = ids.find((id) => isTarget(view.threat, id)) ?? ids[0];
  const label = t('tableTurn.go.apply');
  useMainAction({
    label,
    spoken: view.ends ? t('tableTurn.go.applySpoken', { next }) : label,
    onPress: view.apply,
    ...(react === undefined || hero === undefined
      ? {}
      : { beside: { label: t('tableTurn.go.react'), onPress: () => react(hero) } }),
  });
}

function Source({ threat: { source } }: { readonly threat: Threat }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  if (source.kind === 'event') {
    return (
      <Card>
        <Text variant="heading">
          {source.name === '' ? t('tableTurn.threat.event') : source.name}
        </Text>
      </Card>
    );
  }
  if (source.kind === 'foe') {
    return (
      <Card>
        <Text variant="heading">
          {t('tableTurn.threat.foe', { name: refIn(adventure, source.figure)?.name ?? '' })}
        </Text>
      </Card>
    );
  }
  const card =
    source.kind === 'attack-card'
      ? adventure.attackCards.find(({ id }) => id === source.card)
      : undefined;
  if (card !== undefined) return <AttackCardFace card={card} />;
  const monster = monsterIn(adventure, source.figure);
  return monster === undefined ? null : (
    <>
      <MonsterHead monster={monster} brief />
      <WhichAttack monster={monster} />
    </>
  );
}

interface TargetsProps {
  readonly view: ThreatView;
  readonly react: ((hero: string) => void) | undefined;
}

function Targets({ view, react }: TargetsProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('tableTurn.threat.title')} aside={<Marks threat={view.threat} />}>
      {view.outlook.map((outlook) => (
        <TargetRow
          key={outlook.figure}
          outlook={outlook}
          ends={view.after}
          {...(react === undefined ? {} : { onReact: () => react(outlook.figure) })}
        />
      ))}
    </Section>
  );
}

function Marks({ threat }: { readonly threat: Threat }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { opened, onDarkness } = useTurnMemory(adventure);
  const dark = onDarkness === true && opened?.threat === threat.id;
  return (
    <>
      {dark ? <Pill tone="darkness" filled label={t('tableTurn.threat.onDarkness')} /> : null}
      {threat.preventable ? null : (
        <KeywordChip entry="non-preventable" label={t('tableTurn.threat.notPreventable')} />
      )}
    </>
  );
}

function CollateralLine({ threat }: { readonly threat: Threat }) {
  const { t } = useTranslation();
  const { language } = useGameWords();
  if (threat.collateral.length === 0) return null;
  return (
    <Section caption={t('tableTurn.threat.collateral')}>
      <Wrap>
        {threat.collateral.map(({ effect, x }) => (
          <KeywordChip key={effect} entry={effect} label={effectWords(effect, x, language)} />
        ))}
      </Wrap>
    </Section>
  );
}

/** Free edits are always there. */
function Edits() {
  const { t } = useTranslation();
  const { act } = useTable();
  const { open } = useSheets();
  return (
    <View style={styles.edits}>
      <Button
        grow
        label={t('tableTurn.threat.edit')}
        icon="edit"
        kind="quiet"
        size="small"
        onPress={() => open((close) => <EditThreatSheet onClose={close} />)}
      />
      <Button
        grow
        label={t('tableTurn.threat.drop')}
        kind="quiet"
        size="small"
        onPress={() => void act({ kind: 'dropThreat' })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  edits: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
