import type { Release } from '@tangent/contract/catalogue/release.ts';
import { useReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { artStyle } from '../../../parts/catalogue/release/art-style.ts';
import { ReleaseStage } from '../../../parts/promotion/release-line/release-stage.tsx';

/** The line of the release as its artist sees it; staff can change nothing of it. */
export function ReviewLine({ release, title }: { release: Release; title: string }) {
  const calendar = useReleaseCalendar(release.id).data;
  if (!calendar) return null;
  return (
    <section
      aria-label={title}
      className="art overflow-clip rounded-card bg-art-wash px-4 sm:px-8"
      style={artStyle(release.artwork)}
    >
      <ReleaseStage calendar={calendar} title={title} artwork={null} tracks={release.tracks.length} isBare>
        {/* The room of its labels. */}
        <div className="pt-16" />
      </ReleaseStage>
    </section>
  );
}
