import type { VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import type { TFunction } from 'i18next';

type Versioned = { readonly version_type: VersionType | null; readonly version_title: string | null };

/** The words behind a title by which two versions of a track are told apart: its own, or else its kind. */
export function versionText({ version_type, version_title }: Versioned, t: TFunction): string | null {
  if (version_title) return version_title;
  return version_type === null || version_type === 'original' ? null : t(`release.version.${version_type}`);
}

/** The title of a track with its version, where no second style can tell them apart: 'Sea (Live)'. */
export function titleWithVersion(track: Versioned & { readonly title: string }, t: TFunction): string {
  const version = versionText(track, t);
  return version === null ? track.title : `${track.title} (${version})`;
}
