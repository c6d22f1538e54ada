import { z } from 'zod';

/** Seconds since 1970, as Stripe writes instants. */
export const unixTime = z.number().transform((seconds) => new Date(seconds * 1000));

/** The id of another object, whether it came along whole or not. */
export const refId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
