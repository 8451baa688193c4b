/** How far the guide has come: kept as one setting, in words with spaces between them. */
export interface GuideMark {
  /** The trial adventure it leads through. */
  readonly campaign: string;
  /** False: left, to be taken up again. */
  readonly on: boolean;
  /** Steps that no row of the log tells of, or that were told of once and taken back. */
  readonly seen: readonly string[];
}

export function readMark(text: string): GuideMark | null {
  const [state, campaign, ...seen] = text.split(' ').filter((word) => word !== '');
  if (campaign === undefined || (state !== 'on' && state !== 'off')) return null;
  return { campaign, on: state === 'on', seen };
}

export const writeMark = (mark: GuideMark | null): string =>
  mark === null ? '' : [mark.on ? 'on' : 'off', mark.campaign, ...mark.seen].join(' ');
