import { checkCharacters } from '@tangent/domain/check-characters.ts';
import { checkRequiredText } from '@tangent/domain/check-text.ts';
import { CAMPAIGN_NAME_CHARS } from '@tangent/domain/promotion/presave-limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { updateCampaign } from './campaign-store.ts';
import { getOwnCampaign } from './campaign-view.ts';
import type { PresaveContext } from './context.ts';

/** Renames a campaign; fans never see its name. */
export async function renameCampaign(
  context: PresaveContext,
  accountId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const campaign = await getOwnCampaign(context, accountId, id);
  const issues = checkRequiredText('name', name, CAMPAIGN_NAME_CHARS);
  if (issues.length === 0) issues.push(...checkCharacters('name', name));
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  await inTransaction(context.db, (tx) => updateCampaign(tx, campaign.id, { name: name.trim().normalize('NFC') }));
}
