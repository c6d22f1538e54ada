import type { Ai } from '../../gateways/ai/ai.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';

/** The context of the calls about lyrics. */
export interface LyricsContext extends BaseContext {
  ai: Ai;
  log: Log;
  /** False where limits would interfere. */
  limits_uses: boolean;
}
