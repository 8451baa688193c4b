import { useTranslation } from '@/src/i18n/translation';
import { Screen, Text } from '@/src/ui';
import { useBack } from '../wiring/useBack';
import { useTitle } from '../wiring/useTitle';
import { BoardSamples } from './BoardSamples';
import { ButtonSamples } from './ButtonSamples';
import { CardSamples } from './CardSamples';
import { ChipSamples } from './ChipSamples';
import { ChoiceSamples } from './ChoiceSamples';
import { ColourSamples } from './ColourSamples';
import { FieldSamples } from './FieldSamples';
import { NumberSamples } from './NumberSamples';
import { OverlaySamples } from './OverlaySamples';
import { PictureSamples } from './PictureSamples';
import { StateSamples } from './StateSamples';
import { TabSamples } from './TabSamples';
import { TraceSamples } from './TraceSamples';
import { TypeSamples } from './TypeSamples';

/** Every component in its states, for looking and for the accessibility checks. */
export function GalleryScreen() {
  const { t } = useTranslation();
  const back = useBack();
  useTitle(t('gallery.title'));
  return (
    <Screen caption={t('gallery.caption')} title={t('gallery.title')} back={back} testID="gallery">
      <Text ink="muted">{t('gallery.intro')}</Text>
      <ButtonSamples />
      <CardSamples />
      <ChipSamples />
      <TraceSamples />
      <ChoiceSamples />
      <NumberSamples />
      <FieldSamples />
      <OverlaySamples />
      <StateSamples />
      <TabSamples />
      <BoardSamples />
      <TypeSamples />
      <ColourSamples />
      <PictureSamples />
    </Screen>
  );
}
