export { Button, type ButtonKind, type ButtonProps } from './Button';
export { Card, type CardProps, type CardState } from './Card';
export { Chip, type ChipProps } from './Chip';
export { Dialog, type DialogProps } from './Dialog';
export { EmptyState, Medallion, type EmptyStateProps, type StateAction } from './EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState';
export { Fold, type FoldProps } from './Fold';
export { HpBar, type HpBarProps } from './HpBar';
export { IconButton, type IconButtonProps } from './IconButton';
export { KeywordLink, type KeywordLinkProps } from './KeywordLink';
export { NumberGrid, type NumberGridProps } from './NumberGrid';
export { Pill, type PillProps } from './Pill';
export { Progress, type ProgressProps } from './Progress';
export { IconTile, Row, type IconTileProps, type RowProps } from './Row';
export { RuleTag, type RuleTagProps } from './RuleTag';
export { Screen, type ScreenEdge, type ScreenProps } from './Screen';
export { ScreenHeader, type ScreenHeaderProps } from './ScreenHeader';
export { SearchField, type SearchFieldProps } from './SearchField';
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
export { Stepper, type StepperProps } from './Stepper';
export { SwitchRow, type SwitchRowProps } from './SwitchRow';
export { TabBar, type TabBarProps, type TabItem } from './TabBar';
export { focusRing, Tappable, type TappableProps } from './Tappable';
export { inkColour, Text, type HeadingLevel, type Ink, type TextProps } from './Text';
export { TextField, type TextFieldProps } from './TextField';
export { TraceItem, TraceList, type TraceItemProps, type TraceListProps } from './Trace';
