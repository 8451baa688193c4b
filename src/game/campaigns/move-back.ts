/** The head was moved back from `to` to `at`: standing there, a redo takes it again. */
export interface MoveBack {
  readonly at: string;
  readonly to: string;
}
