import { SCENE_SIDE, type Scene, type Stretch } from '@tangent/domain/promotion/artwork/scene.ts';
import { COVER_FAMILY } from './cover-type.ts';

const STRETCHES: Record<Stretch, string> = { condensed: '75%', normal: '100%', expanded: '125%' };

/** A cover on the screen; `label` is its text alternative, without one it is decorative beside its name. */
export function CoverPreview({ scene, label, className }: { scene: Scene; label?: string; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${SCENE_SIDE} ${SCENE_SIDE}`}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect width={SCENE_SIDE} height={SCENE_SIDE} fill={scene.ground} />
      {scene.shapes.map(({ d, colour, width, opacity }, index) => (
        <path
          key={index}
          d={d}
          opacity={opacity}
          {...(width === undefined ? { fill: colour } : { fill: 'none', stroke: colour, strokeWidth: width })}
        />
      ))}
      {scene.lines.map(({ text, x, y, size, anchor, colour, weight, stretch, tracking }) => (
        <text
          key={`${y} ${text}`}
          x={x}
          y={y}
          fill={colour}
          textAnchor={anchor}
          style={{
            fontFamily: COVER_FAMILY,
            fontSize: size,
            fontWeight: weight,
            fontStretch: STRETCHES[stretch],
            letterSpacing: `${tracking}em`,
          }}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
