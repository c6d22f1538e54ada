import { useEffect, useMemo, useState } from 'react';
import type { CoverText } from './brush.ts';
import { CoverPreview } from './cover-preview.tsx';
import { createMeasure, loadFaces } from './cover-type.ts';
import type { Measure } from './scene.ts';
import { type CoverChoice, layOutCover } from './template-designs.ts';

const TEASER_CHOICES = [
  { design: 'groove', palette: 'volt', seed: 4 },
  { design: 'sunrise', palette: 'ember', seed: 2 },
  { design: 'tiles', palette: 'lagoon', seed: 8 },
  { design: 'poster', palette: 'sand', seed: 1 },
] as const satisfies readonly Pick<CoverChoice, 'design' | 'palette' | 'seed'>[];

/** What the templates would make of this very release: four of them, as pictures only. */
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

/** A measure that is made anew when the type for these words has arrived, so that everything is laid out once more. */
export function useMeasure(text: string): Measure {
  const [measure, setMeasure] = useState<Measure>(() => createMeasure());
  useEffect(() => {
    let wanted = true;
    void loadFaces(text).then(() => wanted && setMeasure(() => createMeasure()));
    return () => {
      wanted = false;
    };
  }, [text]);
  return measure;
}
