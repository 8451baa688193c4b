import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import type { OpenCampaign } from '@/src/game';
import type { Translate } from '@/src/i18n';
import {
  consequencesOn,
  CUBE_COLOURS,
  heroHp,
  sheetOf,
  type CampaignHero,
  type GameState,
  type HeroSheet,
} from '@/src/rules';
import { Card, Row, Text, useTheme } from '@/src/ui';
import { Cube, Emblem, emblemIdFor } from '@/src/ui/icons';
import { provisionalMarks } from '@/app/play/logbook/provisional-marks';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useLanguage } from '@/app/wiring/language';
import { className } from '../parts/class-of';
import { FirstFew } from '../parts/FirstFew';
import { KindTag } from '../parts/KindTag';
import { NewMark } from '../parts/Marked';
import { roleLine, runningRole } from '../parts/role-line';
import { classLine, roleSkillLine } from './member-words';

interface MemberCardProps {
  readonly open: OpenCampaign;
  readonly hero: CampaignHero;
}

/** One hero, as short as it goes; the sheet itself is a tap away. */
export function MemberCard({ open, hero }: MemberCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useGameWords();
  const navigation = useNavigation();
  const { campaign, adventure } = open.state;
  const sheet = sheetOf(campaign, hero.id);
  const marks = provisionalMarks(campaign, adventure?.before ?? null, hero.id);
  const roles = { noted: sheet.role, running: runningRole(open.state, hero.id) };
  const player = hero.player === '' ? '' : t('campaigns.hero.playerOf', { player: hero.player });
  const lines = [
    roleLine(roles, t, words.role),
    roleSkillLine(sheet, t),
    classLine(sheet, language, t),
  ];
  const params = { campaign: open.id, hero: hero.id };
  return (
    <Card gap={10}>
      <Row
        leading={<Emblem id={emblemIdFor(hero.board ?? '', 'hero')} size={44} />}
        title={hero.name}
        subtitle={[className(hero, language), player].filter(Boolean).join(' · ')}
        value={<Text variant="label">{hpWords(open.state, hero.id, t)}</Text>}
        hint={t('group.sheet', { name: hero.name })}
        onPress={() => navigation.navigate('Logbook', { screen: 'Hero', params })}
      />
      <Skills sheet={sheet} />
      <View>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <Text key={line} variant="small" ink="muted">
              {line}
            </Text>
          ))}
      </View>
      <Consequences sheet={sheet} fresh={marks.consequences} />
    </Card>
  );
}

/** In an adventure what is left, too. */
function hpWords(state: GameState, id: string, t: Translate): string {
  const playing = state.adventure?.heroes.find((one) => one.id === id);
  if (playing !== undefined) return t('group.hpOf', { hp: playing.hp, most: playing.maxHp });
  const most = heroHp(state, id).total;
  return most === null ? t('group.hpOpen') : t('campaigns.hero.hpShort', { hp: most });
}

function Skills({ sheet: { skills } }: { readonly sheet: HeroSheet }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const list = CUBE_COLOURS.map((colour) =>
    t('group.skillSpoken', { skill: t(`logbookHero.skills.${colour}`), level: skills[colour] }),
  );
  return (
    <View
      role="img"
      accessible
      aria-label={t('group.skillsSpoken', { list: list.join(', ') })}
      style={styles.skills}
    >
      {CUBE_COLOURS.map((colour, at) => (
        <View key={colour} style={styles.skill}>
          <Cube kind={colour} size={scaled(20)} />
          <Text variant="small" ink={skills[colour] === 0 ? 'muted' : 'text'}>
            {list[at]}
          </Text>
        </View>
      ))}
    </View>
  );
}

interface ConsequencesProps {
  readonly sheet: HeroSheet;
  /** V1: not final before the victory. */
  readonly fresh: ReadonlySet<string>;
}

function Consequences({ sheet, fresh }: ConsequencesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const noted = consequencesOn(sheet);
  if (noted.length === 0) {
    return (
      <Text variant="small" ink="muted">
        {t('group.nothing')}
      </Text>
    );
  }
  return (
    <FirstFew items={noted} keyOf={({ entry }) => entry.id}>
      {({ kind, entry }) => (
        <View style={styles.consequence}>
          <KindTag kind={kind} />
          <View style={styles.words}>
            <Text variant="label">{nameIn(entry.names, language)}</Text>
            {entry.notes === '' ? null : (
              <Text variant="small" ink="muted">
                {entry.notes}
              </Text>
            )}
          </View>
          <NewMark when={fresh.has(entry.id)} />
        </View>
      )}
    </FirstFew>
  );
}

const styles = StyleSheet.create({
  skills: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 6 },
  skill: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  consequence: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
});
