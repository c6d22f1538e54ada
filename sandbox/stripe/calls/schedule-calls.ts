import { type AskedPhase, beginSchedule, releaseSchedule, updateSchedule } from '../acts/schedule-acts.ts';
import { need } from '../books.ts';
import { hashOf, integer, listOf, metadata, oneOf, type Params, required, text } from '../read-params.ts';
import { shapeSchedule } from '../shapes/schedule-shape.ts';
import { defineCall } from './call.ts';

const PRORATION = oneOf('always_invoice', 'create_prorations', 'none');
const PHASE = {
  items: required(listOf(hashOf({ price: required(text), quantity: integer }))),

  start_date: integer,
  end_date: integer,
  proration_behavior: PRORATION,
  metadata,
  duration: hashOf({ interval: required(oneOf('year')), interval_count: integer }),
};

export const SCHEDULE_CALLS = [
  defineCall('POST /v1/subscription_schedules', { from_subscription: required(text) }, (books, { from_subscription }) =>
    shapeSchedule(beginSchedule(books, from_subscription), books.now),
  ),
  defineCall('GET /v1/subscription_schedules/:id', {}, ({ state, now }, _params, id) =>
    shapeSchedule(need(state.schedules, 'subscription_schedule', id), now),
  ),
  defineCall(
    'POST /v1/subscription_schedules/:id',
    { phases: listOf(hashOf(PHASE)), end_behavior: oneOf('release', 'cancel'), proration_behavior: PRORATION },
    (books, { phases, end_behavior }, id) => {
      const row = need(books.state.schedules, 'subscription_schedule', id);
      updateSchedule(books, row, { phases: phases?.map(readPhase), end_behavior });
      return shapeSchedule(row, books.now);
    },
  ),
  defineCall('POST /v1/subscription_schedules/:id/release', {}, (books, _params, id) => {
    const row = need(books.state.schedules, 'subscription_schedule', id);
    releaseSchedule(books, row);
    return shapeSchedule(row, books.now);
  }),
];

function readPhase({ items, duration, ...others }: Params<typeof PHASE>): AskedPhase {
  const years = duration && (duration.interval_count ?? 1);
  return { ...others, years, items: items.map(({ price, quantity = 1 }) => ({ price, quantity })) };
}
