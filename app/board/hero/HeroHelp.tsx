import { useTranslation } from '@/src/i18n/translation';
import { attackHelp, boundBy, CUBE_COLOURS, type AttackHelp } from '@/src/rules';
import { Button, Chip, Section, Text } from '@/src/ui';
import { AttackSheet } from '@/app/play/hero/sheets/AttackSheet';
import { useSheets } from '@/app/play/context/sheets';
import { useTable } from '@/app/play/context/table-context';
import { useNames } from '@/app/play/turn/names';
import { KeywordChip } from '@/app/play/parts/KeywordChip';
import { Wrap } from '@/app/play/parts/Wrap';
import { useChangeRun, useRun } from '../run/run-state';
import { useHelped } from './useHelped';

/** What the map knows for a hero's attack: range of each cube, who binds him, height, darkness. */
export function HeroHelp() {
  const hero = useHelped();
  return hero === null ? null : <Help hero={hero.id} name={hero.name} />;
}

interface HelpProps {
  readonly hero: string;
  readonly name: string;
}

function Help({ hero, name }: HelpProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { open } = useSheets();
  const acting = adventure.turn?.figure === hero;
  return (
    <Section
      caption={t('boardTurn.hero.title', { name })}
      {...(acting
        ? {
            aside: (
              <Button
                kind="quiet"
                size="small"
                label={t('boardTurn.hero.attack')}
                onPress={() => open((close) => <AttackSheet hero={hero} onClose={close} />)}
              />
            ),
          }
        : {})}
    >
      <Colours />
      <Bound hero={hero} />
      <Targets hero={hero} />
    </Section>
  );
}

function Colours() {
  const { t } = useTranslation();
  const { colour: chosen } = useRun();
  const change = useChangeRun();
  return (
    <Wrap>
      {CUBE_COLOURS.map((colour) => (
        <Chip
          key={colour}
          tone={colour}
          label={t(`boardTurn.hero.colours.${colour}`)}
          selected={chosen === colour}
          onPress={() => change({ colour: chosen === colour ? null : colour })}
        />
      ))}
    </Wrap>
  );
}

/** W6. */
function Bound({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const by = boundBy(adventure, hero);
  if (by.length === 0) {
    return (
      <Text variant="small" ink="muted">
        {t('boardTurn.hero.free')}
      </Text>
    );
  }
  return (
    <Wrap>
      <KeywordChip entry="engaged" label={t('boardTurn.hero.bound', { names: names.all(by) })} />
    </Wrap>
  );
}

function Targets({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const known = adventure.monsters.flatMap(({ id }) => {
    const help = attackHelp(adventure, hero, id);
    return help.ok ? [{ id, help: help.value }] : [];
  });
  const [first] = known;
  if (first === undefined) return null;
  return (
    <>
      {first.help.darknessMalus < 0 ? <Text ink="darkness">{t('boardTurn.hero.dark')}</Text> : null}
      {known.map(({ id, help }) => (
        <Target key={id} monster={id} help={help} />
      ))}
    </>
  );
}

interface TargetProps {
  readonly monster: string;
  readonly help: AttackHelp;
}

/** `Vollstrecker gelb: von oben +2 · Würfel: Rot, Grün, Blau`. */
function Target({ monster, help }: TargetProps) {
  const { t } = useTranslation();
  const names = useNames();
  const { levelBonus, inRange } = help;
  const height = levelBonus > 0 ? 'above' : levelBonus < 0 ? 'below' : 'level';
  const colours = CUBE_COLOURS.filter((colour) => inRange[colour])
    .map((colour) => t(`words.cube.${colour}`))
    .join(', ');
  const said = [t(`boardTurn.hero.${height}`), t('boardTurn.hero.inRange', { colours })].join(
    ' · ',
  );
  return (
    <Text variant="small">
      <Text variant="label">{names.one(monster)}</Text>
      {` ${said}`}
    </Text>
  );
}
