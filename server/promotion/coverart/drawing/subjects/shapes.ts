import type { Subject } from '@tangent/domain/promotion/coverart/subjects.ts';
import { ANIMAL_SHAPES } from './animal-shapes.ts';
import { MUSIC_SHAPES } from './music-shapes.ts';
import { OBJECT_SHAPES } from './object-shapes.ts';
import { OUTDOOR_SHAPES } from './outdoor-shapes.ts';
import { PEOPLE_SHAPES } from './people-shapes.ts';
import { PLACE_SHAPES } from './place-shapes.ts';
import type { Shape } from './shape.ts';
import { THING_SHAPES } from './thing-shapes.ts';

/** The shape of every subject; one without a shape does not compile. */
export const SHAPES: Record<Subject, Shape> = {
  ...OUTDOOR_SHAPES,
  ...PLACE_SHAPES,
  ...OBJECT_SHAPES,
  ...THING_SHAPES,
  ...MUSIC_SHAPES,
  ...ANIMAL_SHAPES,
  ...PEOPLE_SHAPES,
};
