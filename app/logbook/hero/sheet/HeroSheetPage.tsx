import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { IconButton, Screen, useLayout, useTheme } from '@/src/ui';
import { Emblem, emblemIdFor } from '@/src/ui/icons';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useLanguage } from '@/app/wiring/language';
import { ConsequencesCard } from '@/app/logbook/consequences/ConsequencesCard';
import { HeroItems } from '@/app/logbook/items/HeroItems';
import { usePrintedSheet } from '../print/usePrintedSheet';
import { heroLine } from '@/app/logbook/parts/class-of';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { HeroMenu } from './HeroMenu';
import { NotesCard } from './NotesCard';
import { ProvisionalCard } from './ProvisionalCard';
import { OwnSkillsCard } from './OwnSkillsCard';
import { RoleSkillsCard } from './RoleSkillsCard';
import { SkillsCard } from './SkillsCard';
import { TreesCard } from './TreesCard';
import { VitalsCard } from './VitalsCard';

/** B: one hero's pages of the logbook, in two columns where there is room. */
export function HeroSheetPage({ onEdit }: { readonly onEdit: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { size } = useTheme();
  const { wide } = useLayout();
  const { state, hero } = useHeroSheet();
  const [menu, setMenu] = useState(false);
  useTitle(hero.name);
  usePrintedSheet(state, hero);
  const line = heroLine(hero, language, t);
  const who =
    hero.player === ''
      ? t('campaigns.hero.nobody')
      : t('campaigns.hero.playerOf', { player: hero.player });
  return (
    <Screen
      title={hero.name}
      caption={who}
      {...(line === '' ? {} : { subtitle: line })}
      back={useBack()}
      leading={<Emblem id={emblemIdFor(hero.board ?? '', 'hero')} size={52} />}
      maxWidth={wide ? size.wideContentWidth : size.contentWidth}
      actions={
        <IconButton
          icon="menu-dots"
          label={t('logbookHero.menu.open', { name: hero.name })}
          onPress={() => setMenu(true)}
        />
      }
    >
      <ProvisionalCard />
      <View style={wide ? styles.columns : styles.column}>
        <View style={wide ? styles.half : styles.column}>
          <VitalsCard onEdit={onEdit} />
          <SkillsCard />
          <RoleSkillsCard />
          <OwnSkillsCard />
          <TreesCard />
        </View>
        <View style={wide ? styles.half : styles.column}>
          <HeroItems />
          <ConsequencesCard />
          <NotesCard />
        </View>
      </View>
      {menu ? <HeroMenu onClose={() => setMenu(false)} onEdit={onEdit} /> : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: 20 },
  column: { gap: 16 },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 16, minWidth: 0 },
});
