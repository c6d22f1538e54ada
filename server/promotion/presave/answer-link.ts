import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { CONFIRMATION_LINK_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type Campaign, findCampaign } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';
import { enqueueFanMail } from './enqueue-fan-mail.ts';
import { type FanLinkPurpose, readFanToken } from './fan-secrets.ts';
import { type FanRow, forgetFan, updateFan } from './fan-store.ts';

/** The page behind a link of a fan shows the question, that it is done, or that the link is dead. */
type FanLinkState = 'ask' | 'done' | 'dead';

export interface FanLink {
  state: FanLinkState;
  /** The way that the fan came; null for a dead link. */
  way: FanRow['way'] | null;
  /** The language of the fan; null for a dead link. */
  language: FanRow['language'] | null;
}

const DEAD: FanLink = { state: 'dead', way: null, language: null };

/** Reads a link without changing anything: the robots of mail providers open every link. */
export async function readFanLink(
  { db, clock, auth_secret }: PresaveContext,
  { token, purpose, campaign_id }: { token: string; purpose: FanLinkPurpose; campaign_id: string },
): Promise<FanLink> {
  const id = readFanToken(auth_secret, token, purpose);
  const [fan] = id === null ? [] : await selectFan(db, id, campaign_id);
  return fan === undefined ? DEAD : describeLink(fan, purpose, clock.now());
}

/** Confirms a reminder, or forgets a fan who withdraws. Pressing the button twice changes nothing more. */
export async function answerFanLink(
  { db, clock, auth_secret }: PresaveContext,
  { token, purpose, campaign_id }: { token: string; purpose: FanLinkPurpose; campaign_id: string },
): Promise<FanLink> {
  const id = readFanToken(auth_secret, token, purpose);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    // Locked: of two presses at once the second finds what the first one did.
    const [fan] = id === null ? [] : await selectFan(tx, id, campaign_id).for('update');
    if (fan === undefined) return DEAD;
    const link = describeLink(fan, purpose, now);
    if (link.state !== 'ask') return link;
    if (purpose === 'leave') await forgetFan(tx, fan.id, now);
    else await confirmFan(tx, fan, now);
    return { ...link, state: 'done' };
  });
}

function describeLink(fan: FanRow, purpose: FanLinkPurpose, now: Date): FanLink {
  const { way, state, consented_at, language } = fan;
  if (purpose === 'leave') return { way, language, state: fan.withdrawn_at === null ? 'ask' : 'done' };
  if (state !== 'waiting') return state === 'gone' ? DEAD : { way, language, state: 'done' };
  return now.getTime() < consented_at.getTime() + CONFIRMATION_LINK_DAYS * DAY_MS
    ? { way, language, state: 'ask' }
    : DEAD;
}

async function confirmFan(tx: Tx, fan: FanRow, now: Date): Promise<void> {
  await updateFan(tx, fan.id, { state: 'confirmed', confirmed_at: now });
  const campaign = await findCampaign(tx, eq(presave_campaigns.id, fan.campaign_id), now);
  // The release came out between the two mails.
  if (campaign !== null && isOut(campaign)) await enqueueFanMail(tx, { mail: 'release_day', fan_id: fan.id });
}

/** Returns whether fans can listen now: the release is in stores, and its campaign was not stopped. */
export function isOut({ phase, release }: Campaign): boolean {
  return phase === 'ended' && release.status === 'published';
}

function selectFan(db: Db | Tx, id: string, campaignId: string) {
  const isOwn = and(eq(presave_fans.id, id), eq(presave_fans.campaign_id, campaignId));
  return db.select().from(presave_fans).where(isOwn);
}
