import type { ChildCommand } from '@tangent/audio/engine-child.ts';
import type { Ai } from '../../gateways/ai/ai.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { PictureMarks } from '../../platform/provenance/picture-marks.ts';

/** The context of the calls about covers. */
export interface CoverContext extends BaseContext {
  storage: Storage;
  /** The operator's model for pictures; without one the built-in engine draws alone. */
  ai: Pick<Ai, 'createPicture'>;
  picture_marks: PictureMarks;
}

/** The context of the job that draws. */
export interface CoverJobContext extends CoverContext {
  /** The program that draws: it keeps a core busy and decodes pictures of a model. */
  cover_child: ChildCommand;
}
