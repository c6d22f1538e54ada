import type { CoverText } from '@tangent/domain/promotion/artwork/brush.ts';
import type { Measure } from '@tangent/domain/promotion/artwork/scene.ts';
import { useEffect, useMemo, useState } from 'react';
import { CoverPreview } from './cover-preview.tsx';
import { createMeasure, loadFaces } from './cover-type.ts';
import { type CoverChoice, layOutCover } from './template-designs.ts';

const TEASER_CHOICES = [
  { design: 'groove', palette: 'volt', seed: 4 },
  { design: 'sunrise', palette: 'ember', seed: 2 },
  { design: 'tiles', palette: 'lagoon', seed: 8 },
  { design: 'poster', palette: 'sand', seed: 1 },
] as const satisfies readonly Pick<CoverChoice, 'design' | 'palette' | 'seed'>[];

/** Shows four templates with the texts of this release, as images only. */
export function TemplateTeaser({ text }: { text: CoverText }) {
  const measure = useMeasure(`${text.title}${text.artist}`);
  const { title, artist, language } = text;
  const scenes = useMemo(
    () => TEASER_CHOICES.map((choice) => layOutCover({ ...choice, title, artist, language }, measure)),
    [title, artist, language, measure],
  );
  return (
    <div className="grid grid-cols-4 gap-3" aria-hidden>
      {scenes.map((scene, index) => (
        <CoverPreview
          key={TEASER_CHOICES[index]?.design}
          scene={scene}
          className="block aspect-square w-full rounded-sleeve shadow-sleeve"
        />
      ))}
    </div>
  );
}

/** Returns a new measure once the fonts for this text have loaded, so that the layout is computed again. */
export function useMeasure(text: string): Measure {
  const [measure, setMeasure] = useState<Measure>(() => createMeasure());
  useEffect(() => {
    let isCurrent = true;
    void loadFaces(text).then(() => isCurrent && setMeasure(() => createMeasure()));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return measure;
}
