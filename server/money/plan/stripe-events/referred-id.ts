import { z } from 'zod';

/** The id of another object in an event, whether the object is expanded or not. */
export const referredId = z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform(({ id }) => id)]);
