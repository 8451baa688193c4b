export { Button, type ButtonKind, type ButtonProps } from './Button';
export { Card, type CardProps, type CardState } from './Card';
export { Dialog, type DialogProps } from './Dialog';
export { EmptyState, Medallion, type EmptyStateProps, type StateAction } from './EmptyState';
export { IconButton, type IconButtonProps } from './IconButton';
export { IconTile, Row, type IconTileProps, type RowProps } from './Row';
export { Screen, type ScreenEdge, type ScreenProps } from './Screen';
export { ScreenHeader, type ScreenHeaderProps } from './ScreenHeader';
export { Section, type SectionProps } from './Section';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl';
export { Sheet, type SheetProps } from './Sheet';
export {
  SnackbarProvider,
  useSnackbar,
  type SnackbarControls,
  type SnackbarMessage,
} from './Snackbar';
export { Spinner, type SpinnerProps } from './Spinner';
export { SwitchRow, type SwitchRowProps } from './SwitchRow';
export { TabBar, type TabBarProps, type TabItem } from './TabBar';
export { focusRing, Tappable, type TappableProps } from './Tappable';
export { inkColour, Text, type HeadingLevel, type Ink, type TextProps } from './Text';
