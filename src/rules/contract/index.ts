/** The door of the contract that the helpers of other games share. */
export type { GameOp, GameOps } from './op';
export type { InputFault, InputFaultCode } from './read';
