export { answerHeldFile, type HeldFileAnswer } from './answer-file.ts';
export type { ReceiveContext } from './context.ts';
export { holdEarnings, releaseEarnings } from './hold-earnings.ts';
export { listHolders } from './list-holders.ts';
export { matchSuspense, type SuspenseKey, type SuspenseMatch } from './match-suspense.ts';
export { presentMicros } from './present-micros.ts';
export { type ArrivedFile, receiveFile, type SalesFileRow, salesFileKey } from './receive-file.ts';
export { reverseFile } from './reverse-file.ts';
