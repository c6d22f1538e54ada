import type { Lyric } from '@tangent/contract/promotion/lyrics.ts';
import { useState } from 'react';
import { useRewriteLyric, useUpdateLyric } from '../../../api/promotion/lyrics.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';

type Sections = Lyric['sections'];

/** Lines to write again: null for all of the section, or of the text. */
export interface RewriteRange {
  section: number | null;
  line: number | null;
}

/** The text as it is on the page, which may be ahead of the server's. */
export interface SongEdit {
  sections: Sections;
  state: 'saved' | 'saving' | 'failed';
  busy: boolean;
  changeLine: (section: number, line: number, text: string) => void;
  toggleLock: (section: number, line: number) => void;
  rewrite: (range: RewriteRange) => void;
}

export function useSongEdit(lyric: Lyric): SongEdit {
  const [sections, setSections] = useState(lyric.sections);
  const save = useUpdateLyric(lyric.id);
  const again = useRewriteLyric(lyric.id);
  const showError = useErrorToast();
  const store = (next: Sections) => {
    setSections(next);
    save.mutate({ sections: next }, { onError: showError });
  };
  const changeAt = (section: number, line: number, change: Partial<Sections[number]['lines'][number]>) =>
    sections.map((one, index) =>
      index === section
        ? { ...one, lines: one.lines.map((old, at) => (at === line ? { ...old, ...change } : old)) }
        : one,
    );
  return {
    sections,
    state: save.isPending ? 'saving' : save.isError ? 'failed' : 'saved',
    busy: again.isPending,
    changeLine: (section, line, text) => {
      const next = changeAt(section, line, { text: text.trim(), by: 'artist' });
      // An emptied line goes, and with its last line the section.
      const filled = next.map((one) => ({ ...one, lines: one.lines.filter((item) => item.text !== '') }));
      store(filled.filter(({ lines }) => lines.length > 0));
    },
    toggleLock: (section, line) => store(changeAt(section, line, { locked: !sections[section]?.lines[line]?.locked })),
    rewrite: (range) => again.mutate(range, { onSuccess: (next) => setSections(next.sections), onError: showError }),
  };
}
