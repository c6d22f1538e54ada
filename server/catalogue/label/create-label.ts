import { LABEL_NAMES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { checkLabelName } from '@tangent/domain/catalogue/label/check-label.ts';
import { lockAccount } from '../../identity/account/public.ts';
import { type Actor, requireCapability } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { countLabels, insertLabel, type LabelRow } from './label-store.ts';

/** Adds a label name that an account on Advanced can choose for its releases. */
export async function createLabel(tx: Tx, actor: Actor, name: string, now: Date): Promise<LabelRow> {
  requireCapability(actor, 'label_names');
  const issues = checkLabelName('name', name);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  await lockAccount(tx, actor.user_id);
  if ((await countLabels(tx, actor.user_id)) >= LABEL_NAMES_MAX) {
    throw new Refusal('invalid_input', [{ code: 'label_limit', path: 'name', params: { max: LABEL_NAMES_MAX } }]);
  }
  return insertLabel(tx, { account_id: actor.user_id, name: name.trim().normalize('NFC'), created_at: now });
}
