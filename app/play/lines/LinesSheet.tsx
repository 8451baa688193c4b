import { useTranslation } from '@/src/i18n/translation';
import type { Counter, DoorLine, LineDraft } from '@/src/rules';
import { Chip, IconButton, Section, Sheet, Stepper, Text } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { useCampaignDraft } from '@/app/wiring/useDraft';
import { useMoves, useTable } from '../context/table-context';
import { Wrap } from '../parts/Wrap';
import { byStep, LINE_ICONS, stepWords, typedBefore } from './line-words';
import { LineForm, SaveLine } from './LineForm';
import { LineRow } from './LineRow';

interface Typed extends LineDraft {
  /** Empty: a new one. */
  readonly id: string;
}

const BLANK: Typed = { id: '', kind: 'task', text: '', goal: null };

/** V3: what the door or the page adds to the game, typed once, ticked and counted. */
export function LinesSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { adventure } = useTable();
  const { act } = useMoves();
  const [typed, setTyped] = useCampaignDraft('door line', BLANK);
  const lines = adventure.lines ?? [];
  const isNew = !lines.some(({ id }) => id === typed.id);
  const save = () => {
    const { kind, text, goal } = typed;
    const line = { kind, text, goal };
    void act(isNew ? { kind: 'addLine', line } : { kind: 'writeLine', id: typed.id, line });
    setTyped({ ...BLANK, kind });
  };
  const edit = ({ id, kind, text, goal }: DoorLine) => setTyped({ id, kind, text, goal });
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('lines.title')}
      closeLabel={t('ui.close')}
      footer={<SaveLine draft={typed} isNew={isNew} onSave={save} />}
    >
      {lines.length + adventure.counters.length === 0 ? (
        <Text ink="muted">{t('lines.none')}</Text>
      ) : null}
      {byStep(lines).map(({ step, lines: some }) => (
        <Section key={stepWords(step, language, t)} caption={stepWords(step, language, t)}>
          {some.map((line) => (
            <LineRow key={line.id} line={line} onEdit={() => edit(line)} />
          ))}
        </Section>
      ))}
      {adventure.counters.map((counter) => (
        <OldCounter key={counter.name} counter={counter} />
      ))}
      <Earlier lines={lines} />
      <LineForm
        draft={typed}
        id={isNew ? '' : typed.id}
        onChange={(draft) => setTyped({ ...typed, ...draft })}
        onSave={save}
      />
    </Sheet>
  );
}

/** V1: what an earlier attempt had typed at this step, a tap each. */
function Earlier({ lines }: { readonly lines: readonly DoorLine[] }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { act } = useMoves();
  const chronicle = useGameView(({ open }) => open?.state.campaign.chronicle ?? null);
  const earlier = (chronicle ?? [])
    .filter(({ chapter }) => chapter === adventure.chapter)
    .flatMap((attempt) => attempt.lines ?? []);
  const offered = typedBefore(earlier, lines, adventure.steps.at(-1) ?? null);
  if (offered.length === 0) return null;
  return (
    <Section caption={t('lines.earlier')}>
      <Wrap>
        {offered.map(({ kind, text, goal }) => (
          <Chip
            key={text}
            icon={LINE_ICONS[kind]}
            label={text}
            onPress={() => void act({ kind: 'addLine', line: { kind, text, goal } })}
          />
        ))}
      </Wrap>
    </Section>
  );
}

/** From before there were lines: it goes on counting. */
function OldCounter({ counter: { name, value } }: { readonly counter: Counter }) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const set = (next: number | null) => void act({ kind: 'setCounter', name, value: next });
  return (
    <Wrap>
      <Text variant="label" grow>
        {name}
      </Text>
      <Stepper
        label={name}
        value={value}
        min={-999}
        max={999}
        lessLabel={t('ui.less', { what: name })}
        moreLabel={t('ui.more', { what: name })}
        onChange={set}
      />
      <IconButton
        icon="trash"
        on="raised"
        label={t('lines.drop', { text: name })}
        onPress={() => set(null)}
      />
    </Wrap>
  );
}
