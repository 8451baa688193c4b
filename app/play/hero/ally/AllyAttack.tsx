import { useTranslation } from '@/src/i18n/translation';
import { allyTargets, returnFields, type AdventureAlly } from '@/src/rules';
import { Button, Chip, Section, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { Wrap } from '@/app/play/parts/Wrap';
import { useNames } from '@/app/play/turn/names';
import { useTargetKeys } from '@/app/play/turn/target-keys';

/** F1: one tap on whom it hits; the map knows whom it reaches. */
export function AllyAttack({ ally }: { readonly ally: AdventureAlly }) {
  const { t } = useTranslation();
  const names = useNames();
  const { adventure, act } = useTable();
  const { monsters, turn } = adventure;
  const targets = allyTargets(adventure, ally.id) ?? monsters.map(({ id }) => id);
  const attackOn = (id: string) => ({ kind: 'allyAttack', ally: ally.id, targets: [id] }) as const;
  const hit = (id: string) => void act(attackOn(id));
  useTargetKeys(targets, hit);
  const [first] = targets;
  const attacked = turn?.figure === ally.id && turn.attacks > 0;
  return (
    <Section caption={t(attacked ? 'tableHero.allies.attacked' : 'tableHero.allies.attack')}>
      {first === undefined ? <Text ink="muted">{t('tableHero.allies.nobody')}</Text> : null}
      <Wrap label={t('tableHero.allies.attack')}>
        {targets.map((id) => (
          <Chip
            key={id}
            label={names.one(id)}
            spoken={t('tableHero.allies.attackOn', { name: names.one(id) })}
            onPress={() => hit(id)}
          />
        ))}
      </Wrap>
      {first === undefined ? null : <Warnings command={attackOn(first)} />}
      {attacked ? <Flyby ally={ally} /> : null}
    </Section>
  );
}

/** FLYBY: after its attack next to its hero; without the map the table moves it. */
function Flyby({ ally }: { readonly ally: AdventureAlly }) {
  const { t } = useTranslation();
  const names = useNames();
  const { adventure, act } = useTable();
  if (!ally.card?.keywords.includes('flyby') || ally.hero === null) return null;
  const name = names.one(ally.hero);
  const [to] = ally.at === null ? [] : returnFields(adventure, ally.id);
  if (to === undefined) return <Text>{t('tableHero.allies.returns', { name })}</Text>;
  const jump = { kind: 'moveFigure', figure: ally.id, to, how: 'jump' } as const;
  return (
    <Button
      kind="quiet"
      size="small"
      label={t('tableHero.allies.return', { name })}
      onPress={() => void act(jump)}
    />
  );
}
