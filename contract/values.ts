import { z } from 'zod';

/** Values that many calls carry. */
export const id = z.uuid();
export const instant = z.iso.datetime();
export const calendarDate = z.iso.date();
export const idParams = z.object({ id });
export const language = z.enum(['en', 'es', 'pt', 'tr']);
