import { z } from 'zod';

/** Seconds since 1970, Stripe's format of instants. */
export const unixTime = z.number().transform((seconds) => new Date(seconds * 1000));

/** The id of another object, whether the object is expanded or not. */
export const refId = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
