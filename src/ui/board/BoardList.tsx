import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { View } from 'react-native';
import { useTheme } from '../theme';
import { isSpecial } from './describe';
import { FieldChooser } from './list/FieldChooser';
import { Options } from './list/Options';
import { Portion } from './list/Portion';
import {
  BoardCellRow,
  BoardFigureRow,
  BoardObjectRow,
  BoardSheetRow,
  FieldChip,
} from './list/rows';
import type { BoardContent } from './model';

export interface BoardListProps extends BoardContent {
  readonly label?: string;
  readonly testID?: string;
}

/** The same board as a list: whatever the picture lets people do, this does too. */
export function BoardList(props: BoardListProps) {
  const { picture, figures, overlays, actions, label, testID } = props;
  const { t } = useTranslation();
  const { space } = useTheme();
  const special = useMemo(() => picture.cells.filter(isSpecial), [picture]);
  const canChoose = Object.keys(actions).some((name) => name !== 'movable' && name !== 'onDrop');
  const reach = actions.onField === undefined ? [] : (overlays?.reach ?? []);
  return (
    <View
      role="group"
      aria-label={label ?? t('boardView.list.label')}
      testID={testID}
      style={{ gap: space.xl }}
    >
      <Options content={props} />
      <Portion
        caption={t('boardView.list.figures')}
        items={figures}
        row={(item) => <BoardFigureRow key={item.id} item={item} content={props} />}
      />
      {canChoose ? <FieldChooser content={props} /> : null}
      <Portion
        caption={t('boardView.list.reach')}
        items={reach}
        flowing
        portion={40}
        row={(item) => <FieldChip key={`${item.x} ${item.y}`} item={item} content={props} />}
      />
      <Portion
        caption={t('boardView.list.objects')}
        items={picture.objects}
        row={(item) => <BoardObjectRow key={item.id} item={item} content={props} />}
      />
      <Portion
        caption={t('boardView.list.sheets')}
        items={picture.sheets}
        row={(item) => <BoardSheetRow key={item.id} item={item} content={props} />}
      />
      <Portion
        caption={t('boardView.list.special')}
        items={special}
        row={(item) => <BoardCellRow key={`${item.x} ${item.y}`} item={item} content={props} />}
      />
    </View>
  );
}
