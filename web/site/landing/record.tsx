type RecordProps = { cx: number; cy: number; radius: number; label?: string };

const GROOVES = [0.944, 0.894, 0.844, 0.794, 0.744, 0.694, 0.644, 0.594, 0.544, 0.494, 0.444];

/** A turning record, with text around its label when there is room. */
export function Record({ cx, cy, radius, label }: RecordProps) {
  const around = 0.235 * radius;
  return (
    <g>
      <circle cx={cx} cy={cy} r={radius} fill="var(--hero-disc)" />
      <g className="spin">
        <circle cx={cx} cy={cy} r={radius} fill="none" />
        {GROOVES.map((part) => (
          <circle
            key={part}
            cx={cx}
            cy={cy}
            r={part * radius}
            fill="none"
            stroke="var(--hero-groove)"
            strokeWidth={0.0078 * radius}
          />
        ))}
        <circle cx={cx} cy={cy} r={0.345 * radius} fill="var(--hero-label)" />
        {label && (
          <>
            <path id="label" d={`M${cx} ${cy - around}a${around} ${around} 0 1 1-.1 0`} fill="none" />
            <text
              fontSize={0.062 * radius}
              fontWeight="650"
              fill="var(--hero-label-ink)"
              textLength={2 * Math.PI * around - 4}
            >
              <textPath href="#label">{label}</textPath>
            </text>
          </>
        )}
        <circle cx={cx} cy={cy} r={0.034 * radius} fill="var(--hero-disc)" />
      </g>
    </g>
  );
}
