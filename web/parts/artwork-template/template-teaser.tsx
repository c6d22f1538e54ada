import { useEffect, useMemo, useState } from 'react';
import type { CoverWords } from './brush.ts';
import { CoverPreview } from './cover-preview.tsx';
import { loadFaces, openMeasure } from './cover-type.ts';
import type { Measure } from './scene.ts';
import { type CoverChoice, layOut } from './template-designs.ts';

const SHOWN = [
  { design: 'groove', palette: 'volt', seed: 4 },
  { design: 'sunrise', palette: 'ember', seed: 2 },
  { design: 'tiles', palette: 'lagoon', seed: 8 },
  { design: 'poster', palette: 'sand', seed: 1 },
] as const satisfies readonly Pick<CoverChoice, 'design' | 'palette' | 'seed'>[];

/** What the templates would make of this very release: four of them, as pictures only. */
export function TemplateTeaser({ words }: { words: CoverWords }) {
  const measure = useMeasure(`${words.title}${words.artist}`);
  const { title, artist, language } = words;
  const scenes = useMemo(
    () => SHOWN.map((choice) => layOut({ ...choice, title, artist, language }, measure)),
    [title, artist, language, measure],
  );
  return (
    <div className="grid grid-cols-4 gap-3" aria-hidden>
      {scenes.map((scene, index) => (
        <CoverPreview
          key={SHOWN[index]?.design}
          scene={scene}
          className="block aspect-square w-full rounded-sleeve shadow-sleeve"
        />
      ))}
    </div>
  );
}

/** A measure that is made anew when the type for these words has arrived, so that everything is laid out once more. */
export function useMeasure(words: string): Measure {
  const [measure, setMeasure] = useState<Measure>(() => openMeasure());
  useEffect(() => {
    let wanted = true;
    void loadFaces(words).then(() => wanted && setMeasure(() => openMeasure()));
    return () => {
      wanted = false;
    };
  }, [words]);
  return measure;
}
