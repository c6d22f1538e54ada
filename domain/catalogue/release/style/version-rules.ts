import { NO_LANGUAGE } from '../language.ts';
import { findFeaturing } from './featuring.ts';
import type { FieldChange, StyleMatch, TitleFields, TitleRule } from './style-rule.ts';
import { findExtraName, splitNote, USUAL_VERSION } from './version-notes.ts';

/** Rules for version titles (rules T12-T15, T18, T29 in docs/standards/store-rules.md). */
export const VERSION_RULES: TitleRule = {
  ids: ['T12', 'T13', 'T14', 'T15', 'T18', 'T29'],
  check: (titled) => [
    ...checkUsual(titled),
    ...checkNoteInTitle(titled),
    ...checkNames(titled),
    ...checkRerecording(titled),
    ...checkExtra(titled),
    ...checkAdvisory(titled),
  ],
};

const TAIL = /\s*(?:[([]([^()[\]]+)[)\]]|[-–—]\s+([^-–—()[\]]+))\s*$/u;

function checkUsual({ title, version_title }: TitleFields): StyleMatch[] {
  const match = TAIL.exec(title);
  const note = (match?.[1] ?? match?.[2] ?? '').trim();
  const fixed = title.slice(0, match?.index).trim();
  const inTitle: StyleMatch[] =
    USUAL_VERSION.test(note) && fixed !== ''
      ? [{ rule: 'T12', path: 'title', params: { note }, fix: [{ path: 'title', value: fixed }] }]
      : [];
  const usual = USUAL_VERSION.test(version_title.trim());
  if (!usual) return inTitle;
  const fix = [{ path: 'version_title', value: null }];
  return [...inTitle, { rule: 'T12', path: 'version_title', params: { note: version_title.trim() }, fix }];
}

function checkNoteInTitle({ kind, title, version_title }: TitleFields): StyleMatch[] {
  const split = splitNote(title);
  if (split === null) return [];
  const { base, note, type } = split;
  const rest = {
    rule: 'T13',
    path: 'title',
    params: { note },
    at: [title.lastIndexOf(note), title.lastIndexOf(note) + note.length],
  } as const;
  const behind = version_title.trim();
  if (behind !== '' && behind.toLowerCase() !== note.toLowerCase()) return [rest];
  const changes: FieldChange[] = [
    { path: 'title', value: base },
    { path: 'version_title', value: behind === '' ? note : behind },
  ];
  if (kind === 'track' && type !== null) changes.push({ path: 'version_type', value: type });
  // An instrumental has no lyrics, so it has no language either.
  if (kind === 'track' && type === 'instrumental') changes.push({ path: 'language', value: NO_LANGUAGE });
  return [{ ...rest, fix: changes }];
}

function checkNames({ kind, version_title, featured_artists }: TitleFields): StyleMatch[] {
  const featuring = findFeaturing(version_title);
  if (featuring === null) return [];
  const rest = { rule: 'T14', path: 'version_title', params: { names: featuring.names.join(', ') } } as const;
  if (kind === 'release' || featuring.kind === 'with') return [rest];
  const added = featuring.names.filter((name) => !featured_artists.includes(name));
  return [
    {
      ...rest,
      fix: [
        { path: 'version_title', value: featuring.rest === '' ? null : featuring.rest },
        { path: 'featured_artists', value: [...featured_artists, ...added] },
      ],
    },
  ];
}

function checkRerecording({ title, version_title }: TitleFields): StyleMatch[] {
  const pattern =
    /\b(?:re-recorded|re-recording|rerecording|new recording|new version|my version|(?:19|20)\d\d version|regrabad[oa]|regravad[oa]|yeniden kayıt)(?!\p{L})/iu;
  const path = pattern.test(version_title) ? 'version_title' : pattern.test(title) ? 'title' : null;
  if (path === null || /\brerecorded\b/i.test(version_title)) return [];
  return [{ rule: 'T15', path, params: { note: 'Rerecorded' } }];
}

function checkExtra({ title, version_title, kind }: TitleFields): StyleMatch[] {
  const name = findExtraName(version_title);
  if (name !== null) {
    return [{ rule: 'T18', path: 'version_title', params: { name }, fix: [{ path: 'version_title', value: name }] }];
  }
  const match = /[([]([^()[\]]+)[)\]]\s*$/u.exec(title);
  const inTitle = kind === 'release' ? findExtraName(match?.[1] ?? '') : null;
  return inTitle === null ? [] : [{ rule: 'T18', path: 'title', params: { name: inTitle } }];
}

const ADVISORY = /\s*(?:[([]\s*(explicit|clean)(?: version)?\s*[)\]]|[-–—]\s+(explicit|clean)(?: version)?)\s*$/iu;

function checkAdvisory({ title, version_title, explicit }: TitleFields): StyleMatch[] {
  const match = ADVISORY.exec(title);
  const word = match?.[1] ?? match?.[2] ?? '';
  const value = title.slice(0, match?.index).trim();
  const isExplicit = word.toLowerCase() === 'explicit';
  const marked = isExplicit && !explicit ? [{ path: 'explicit', value: true }] : [];
  const inTitle: StyleMatch[] =
    word === '' || value === ''
      ? []
      : [{ rule: 'T29', path: 'title', params: { word }, fix: [{ path: 'title', value }, ...marked] }];
  if (!/^explicit(?: version)?$/i.test(version_title.trim())) return inTitle;
  const fix = [{ path: 'version_title', value: null }, ...(explicit ? [] : [{ path: 'explicit', value: true }])];
  return [...inTitle, { rule: 'T29', path: 'version_title', params: { word: version_title.trim() }, fix }];
}
