import { useTranslation } from 'react-i18next';
import { versionText } from '../../../texts/version-text.ts';

/** The version of a track, in brackets after its title. */
export function TrackVersion({ track }: { track: Parameters<typeof versionText>[0] }) {
  const version = versionText(track, useTranslation().t);
  return version === null ? null : <span className="font-soft text-ink-3"> ({version})</span>;
}
