import { replaceWords } from '@tangent/domain/catalogue/release/lyrics/replace-words.ts';
import type { ChangeLine } from '@tangent/domain/promotion/form/field.ts';
import type { ChangeForm, ChangeTrack } from './change-form.ts';

/** Writes the lines of a request into the form of a change; lines about tracks that are not there are left out. */
export function prefillChange(form: ChangeForm, lines: readonly ChangeLine[]): ChangeForm {
  return lines.reduce(
    (filled, line) => (line.track === '' ? fillRelease(filled, line) : fillTrack(filled, line)),
    form,
  );
}

function fillRelease(form: ChangeForm, { field, wanted }: ChangeLine): ChangeForm {
  if (field === 'title') return { ...form, title: wanted };
  if (field === 'version_title') return { ...form, version_title: wanted };
  return field === 'label' ? { ...form, record_label: wanted } : form;
}

function fillTrack(form: ChangeForm, { track, field, wanted }: ChangeLine): ChangeForm {
  const fill = (one: ChangeTrack): ChangeTrack => {
    if (one.id !== track) return one;
    if (field === 'title') return { ...one, title: wanted };
    if (field === 'version_title') return { ...one, version_title: wanted };
    // A request has words alone: lines that stay keep their times.
    return field === 'lyrics' ? { ...one, lyrics: replaceWords(one.lyrics ?? '', wanted) } : one;
  };
  return { ...form, tracks: form.tracks.map(fill) };
}
