import { createSchedule, type PhaseInput, releaseSchedule, updateSchedule } from '../actions/schedule-actions.ts';
import { hashOf, integer, listOf, metadata, oneOf, type Params, required, text } from '../read-params.ts';
import { shapeSchedule } from '../shapes/schedule-shape.ts';
import { requireRow } from '../stripe-context.ts';
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
  defineCall(
    'POST /v1/subscription_schedules',
    { from_subscription: required(text) },
    (context, { from_subscription }) => shapeSchedule(createSchedule(context, from_subscription), context.now),
  ),
  defineCall('GET /v1/subscription_schedules/:id', {}, ({ state, now }, _params, id) =>
    shapeSchedule(requireRow(state.schedules, 'subscription_schedule', id), now),
  ),
  defineCall(
    'POST /v1/subscription_schedules/:id',
    { phases: listOf(hashOf(PHASE)), end_behavior: oneOf('release', 'cancel'), proration_behavior: PRORATION },
    (context, { phases, end_behavior }, id) => {
      const row = requireRow(context.state.schedules, 'subscription_schedule', id);
      updateSchedule(context, row, { phases: phases?.map(readPhase), end_behavior });
      return shapeSchedule(row, context.now);
    },
  ),
  defineCall('POST /v1/subscription_schedules/:id/release', {}, (context, _params, id) => {
    const row = requireRow(context.state.schedules, 'subscription_schedule', id);
    releaseSchedule(context, row);
    return shapeSchedule(row, context.now);
  }),
];

function readPhase({ items, duration, ...others }: Params<typeof PHASE>): PhaseInput {
  const years = duration && (duration.interval_count ?? 1);
  return { ...others, years, items: items.map(({ price, quantity = 1 }) => ({ price, quantity })) };
}
