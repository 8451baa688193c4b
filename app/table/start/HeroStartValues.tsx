import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  CUBE_COLOURS,
  MAX_CUBES,
  MAX_HP_LIMIT,
  NO_CUBES,
  type Campaign,
  type CampaignHero,
  type CubeCounts,
  type Role,
} from '@/src/rules';
import { Cube, Stepper, SwitchRow, Text } from '@/src/ui';
import { bonusFor, startHp, type HeroStartDraft } from './draft';

export interface HeroStartProps {
  readonly campaign: Campaign;
  readonly known: CampaignHero;
  readonly draft: HeroStartDraft;
  readonly leads: boolean;
  /** V2: a sequence keeps its roles. */
  readonly fixedRole: boolean;
  readonly onRole: (role: Role) => void;
  readonly onChange: (change: Partial<HeroStartDraft>) => void;
}

/** HP for this adventure, role and gear included, and the cubes if the app counts them (Q2). */
export function HeroStartValues({ campaign, draft, onChange }: HeroStartProps) {
  const { t } = useTranslation();
  const { board, cubes, logbook } = draft;
  return (
    <View style={styles.values}>
      {board === null ? null : (
        <Line
          label={t('tableSetup.start.hpNow')}
          value={startHp(campaign, draft)}
          least={1}
          most={MAX_HP_LIMIT}
          onChange={(hp) => onChange({ bonus: bonusFor(campaign, draft, hp) })}
        />
      )}
      <SwitchRow
        title={t('tableSetup.start.cubes')}
        subtitle={t('tableSetup.start.cubesHint')}
        value={cubes !== null}
        onChange={(counted) => onChange({ cubes: counted ? NO_CUBES : null })}
      />
      {cubes === null ? null : <Cubes cubes={cubes} more={logbook.cubes} onChange={onChange} />}
    </View>
  );
}

interface CubesProps {
  readonly cubes: CubeCounts;
  /** Learnt skills: counted along, changed in the logbook. */
  readonly more: CubeCounts;
  readonly onChange: HeroStartProps['onChange'];
}

function Cubes({ cubes, more, onChange }: CubesProps) {
  const { t } = useTranslation();
  return CUBE_COLOURS.map((colour) => (
    <View key={colour} style={styles.line}>
      <Cube kind={colour} size={28} />
      <Line
        label={t(`campaigns.hero.${colour}`)}
        value={cubes[colour] + more[colour]}
        least={more[colour]}
        most={MAX_CUBES}
        onChange={(count) => onChange({ cubes: { ...cubes, [colour]: count - more[colour] } })}
      />
    </View>
  ));
}

interface LineProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Line({ label, value, least, most, onChange }: LineProps) {
  const { t } = useTranslation();
  return (
    <View style={[styles.line, styles.grow]}>
      <Text grow>{label}</Text>
      <Stepper
        label={label}
        value={value}
        min={least}
        max={most}
        lessLabel={t('tableSetup.less', { what: label })}
        moreLabel={t('tableSetup.more', { what: label })}
        onChange={onChange}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  values: { gap: 8 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
});
