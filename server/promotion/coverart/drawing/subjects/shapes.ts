import type { Subject } from '@tangent/domain/promotion/coverart/subjects.ts';
import { OBJECT_SHAPES } from './object-shapes.ts';
import { OUTDOOR_SHAPES } from './outdoor-shapes.ts';
import type { Shape } from './shape.ts';

/** The shape of every subject; one without a shape does not compile. */
export const SHAPES: Record<Subject, Shape> = { ...OUTDOOR_SHAPES, ...OBJECT_SHAPES };
