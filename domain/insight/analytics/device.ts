/** Kinds of devices that stores report. The index in the list is the stored number; 0 means not reported. */
export const DEVICES = ['unknown', 'phone', 'tablet', 'desktop', 'web', 'speaker', 'tv', 'car', 'other'] as const;
export type Device = (typeof DEVICES)[number];
