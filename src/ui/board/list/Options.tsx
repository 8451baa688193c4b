import { useTranslation } from '@/src/i18n/translation';
import { Row, Spoken, Text } from '@/src/ui/components';
import { fieldNameIn } from '../coordinates';
import type { BoardContent } from '../model';
import { Portion } from './Portion';

interface Offer {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly places: string;
  readonly chosen: boolean;
  readonly choose: (() => void) | undefined;
}

/** Placements and numbered fields alike: number, words, where. */
function offersOf({ picture, overlays = {}, actions }: BoardContent): readonly Offer[] {
  const { ghosts = [], marks = [] } = overlays;
  const { onGhost, onMark, onField } = actions;
  return [
    ...ghosts.map(({ id, number, label, fields, chosen = false }) => ({
      id,
      number,
      label,
      chosen,
      places: fields.map((field) => fieldNameIn(picture, field)).join(', '),
      choose: onGhost && (() => onGhost(id)),
    })),
    ...marks.map(({ id, number, label, x, y, chosen = false }) => ({
      id,
      number,
      label,
      chosen,
      places: fieldNameIn(picture, { x, y }),
      choose: onMark === undefined ? onField && (() => onField(x, y)) : () => onMark(id),
    })),
  ];
}

export function Options({ content }: { readonly content: BoardContent }) {
  const { t } = useTranslation();
  return (
    <Portion
      caption={t('boardView.list.options')}
      items={offersOf(content)}
      row={({ id, number, label, places, chosen, choose }) => (
        <Row
          key={id}
          title={label}
          subtitle={places}
          leading={
            <Spoken words={t('boardView.list.option', { number })}>
              <Text variant="number">{number}</Text>
            </Spoken>
          }
          {...(chosen
            ? {
                value: (
                  <Text variant="tag" ink="ember">
                    {t('boardView.list.chosen')}
                  </Text>
                ),
              }
            : {})}
          {...(choose === undefined ? {} : { onPress: choose })}
        />
      )}
    />
  );
}
