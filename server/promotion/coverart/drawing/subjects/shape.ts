/** A subject as one path in a square of 100, filled by the even-odd rule, and where it stands in a scene. */
export type Shape = {
  readonly d: string;
  /** `ground` stands on its lower edge, `water` floats, `sky` hangs above the horizon, `free` stands alone. */
  readonly anchor: 'ground' | 'water' | 'sky' | 'free';
};
