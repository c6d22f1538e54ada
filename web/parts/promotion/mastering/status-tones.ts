import type { MasteringStatus } from '@tangent/domain/promotion/mastering/status.ts';
import type { PillTone } from '../../../ui/status-pill.tsx';

/** The colours of the states of a project. */
export const STATUS_TONES: Record<MasteringStatus, PillTone> = { pending: 'info', success: 'good', failed: 'bad' };
