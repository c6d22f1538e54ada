import { hashOf, integer, listOf, text } from '../read-params.ts';
import { requireRow } from '../stripe-context.ts';
import { defineCall } from './call.ts';
import { listPage, PAGE } from './list-page.ts';

const EVENT_MAX_AGE_S = 30 * 86_400;

export const EVENT_CALLS = [
  defineCall(
    'GET /v1/events',
    {
      ...PAGE,
      type: text,
      types: listOf(text),
      created: hashOf({ gt: integer, gte: integer, lt: integer, lte: integer }),
    },
    ({ state, now }, { type, types, created = {}, ...page }) => {
      const { gt = 0, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = created;
      const least = Math.max(gte, gt + 1, now - EVENT_MAX_AGE_S);
      const rows = [...state.events.values()]
        // Events of connected accounts are reported by webhook only.
        .filter((row) => row.account === undefined)
        .filter((row) => row.created >= least && row.created < lt && row.created <= lte)
        .filter((row) => type === undefined || row.type === type)
        .filter((row) => types === undefined || types.includes(row.type));
      return listPage(page, { url: '/v1/events', rows: rows.reverse(), shape: (row) => row });
    },
  ),
  defineCall('GET /v1/events/:id', {}, ({ state }, _params, id) => requireRow(state.events, 'event', id)),
];
