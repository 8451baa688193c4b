import { useTranslation } from '@/src/i18n/translation';
import type { AdventureAlly, Trick } from '@/src/rules';
import { Chip, Section } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { useGameWords } from '@/app/play/words/useGameWords';
import { Wrap } from '@/app/play/parts/Wrap';
import { keywordWords } from '@/app/play/words/keyword-words';
import { useNames } from '@/app/play/turn/names';

const CONDITIONS = ['bleed', 'burn', 'poison'] as const;

/** TRICK OR TREAT: a hero or a monster within range 1, one tap. */
export function TrickTask({ ally }: { readonly ally: AdventureAlly }) {
  const { t } = useTranslation();
  const names = useNames();
  const { language } = useGameWords();
  const { adventure, act } = useTable();
  if (!adventure.turn?.tasks.some(({ kind }) => kind === 'trick-or-treat')) return null;
  const choose = (target: string, trick: Trick) =>
    void act({ kind: 'trickOrTreat', ally: ally.id, target, trick });
  const chip = (target: string, trick: Trick) => (
    <Chip
      key={`${target}/${trick}`}
      label={`${names.one(target)}: ${keywordWords(trick, language, 2)}`}
      onPress={() => choose(target, trick)}
    />
  );
  const heroes = adventure.heroes.filter(({ unconscious }) => !unconscious);
  return (
    <Section caption={t('tableHero.allies.trick')}>
      <Wrap>
        {heroes.map(({ id }) => chip(id, 'heal'))}
        {adventure.monsters.flatMap(({ id }) => CONDITIONS.map((kind) => chip(id, kind)))}
      </Wrap>
    </Section>
  );
}
