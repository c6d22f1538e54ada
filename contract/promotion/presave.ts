import { CAMPAIGN_PHASES } from '@tangent/domain/promotion/presave/campaign-phase.ts';
import { CAMPAIGN_STOPS, FAN_END_REASONS, FAN_STATES, FAN_WAYS } from '@tangent/domain/promotion/presave/fan-state.ts';
import { TICKET_PATTERN } from '@tangent/domain/promotion/presave/ticket.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, cursor, id, idParams, instant, pageOf } from '../values.ts';

const PRESAVES = '/v1/api/presaves';

/** Fans by the way they came. Unconfirmed reminders and fans who withdrew are not counted. */
const fansByWay = z.object({ spotify: count, mail: count, calendar: count });

const presaveCampaign = z.object({
  id,
  name: z.string(),
  phase: z.enum(CAMPAIGN_PHASES),
  starts_on: calendarDate,
  artist: z.string(),
  release: z.object({ id, title: z.string(), artwork_upload_id: id.nullable() }),
  release_date: calendarDate,
  upc: z.string().nullable(),
  /** Address of the public page, which becomes the smart link. */
  link: z.string().nullable(),
  fans: fansByWay,
});
export type PresaveCampaign = z.infer<typeof presaveCampaign>;

/** The outcome of all fans on release day; null before it. */
const presaveReceipt = z.object({
  spotify: z.object({ verified: count, refused: count, expired: count, gone: count, open: count }),
  mail: z.object({ reminded: count, open: count }),
  /** When the first and the last album was saved. */
  first_saved_at: instant.nullable(),
  last_saved_at: instant.nullable(),
  /** Streams of the first seven days at all stores that have reported; null before the first report. */
  streams: count.nullable(),
  is_complete: z.boolean(),
});
export type PresaveReceipt = z.infer<typeof presaveReceipt>;

const presaveDetail = presaveCampaign.extend({
  /** The date that fans knew before; null unless it moved. */
  earlier_date: calendarDate.nullable(),
  stop_reason: z.enum(CAMPAIGN_STOPS).nullable(),
  /** Days until the release; 0 from its day on. */
  days_left: count,
  /** New fans by day, from the first day of the campaign on. */
  growth: z.array(z.object({ date: calendarDate, fans: count })),
  /** Days whose calendar fans may be made up; nothing is taken away from any figure for it. */
  doubtful_days: z.array(z.object({ date: calendarDate, fans: count, calendar: count })),
  /** Largest first. */
  countries: z.array(z.object({ country: z.string(), fans: count })),
  receipt: presaveReceipt.nullable(),
  /** True while Spotify is the sandbox. */
  is_test_mode: z.boolean(),
});
export type PresaveDetail = z.infer<typeof presaveDetail>;

/** A fan as the artist sees one: nothing that names a person, unless the fan allowed it. */
const presaveFan = z.object({
  id,
  way: z.enum(FAN_WAYS),
  state: z.enum(FAN_STATES),
  end_reason: z.enum(FAN_END_REASONS).nullable(),
  country: z.string().nullable(),
  /** Null where the service does not tell. */
  followers: count.nullable(),
  subscribed: z.boolean(),
  date: calendarDate,
});
export type PresaveFan = z.infer<typeof presaveFan>;

export const listPresaves = defineCall({
  method: 'GET',
  path: PRESAVES,
  summary: 'Lists the pre-save campaigns of the account, newest first',
  response: z.object({ items: z.array(presaveCampaign) }),
});

export const getPresave = defineCall({
  method: 'GET',
  path: `${PRESAVES}/:id`,
  summary: 'Returns a campaign with its growth, its countries and the receipt of release day',
  params: idParams,
  response: presaveDetail,
});

export const renamePresave = defineCall({
  method: 'PATCH',
  path: `${PRESAVES}/:id`,
  summary: 'Renames a campaign',
  params: idParams,
  body: z.object({ name: z.string().max(1000) }),
  response: presaveDetail,
});

export const listPresaveFans = defineCall({
  method: 'GET',
  path: `${PRESAVES}/:id/fans`,
  summary: 'Lists the fans of a campaign, newest first',
  params: idParams,
  query: z.object({ way: z.enum(FAN_WAYS).optional(), cursor }),
  response: pageOf(presaveFan),
});

/** The fans as a file; a plain link of the page, with the session's cookie. */
export const PRESAVE_CSV_PATH = `${PRESAVES}/:id/fans.csv`;

/** The outcome of a round trip to Spotify, for the page that started it. */
export const getPresaveTicket = defineCall({
  method: 'GET',
  path: '/v1/api/public/presave/:ticket',
  summary: 'Returns whether a fan has connected Spotify for a pre-save',
  params: z.object({ ticket: z.string().regex(TICKET_PATTERN) }),
  response: z.object({ outcome: z.enum(['waiting', 'saved', 'failed']) }),
});
