/** Colours of a cover, the background first. */
export type Palette = readonly [string, string, string, string];

/** Drawings of 1000 by 1000 units, each a function of its colours. */
export const COVER_DESIGNS = { sunset, towers, dunes, quarters, waves, dots, boat } as const satisfies Record<
  string,
  (palette: Palette) => string
>;
export type CoverDesign = keyof typeof COVER_DESIGNS;

function sunset([sky, sun, road, light]: Palette): string {
  const gaps = [0, 1, 2, 3, 4].map((i) => rect(200, 470 + i * 52, 600, 10 + i * 5, sky)).join('');
  const lines = [0, 1, 2]
    .map((i) =>
      polygon(
        [
          [497 - i * 5, 790 + i * 75],
          [503 + i * 5, 790 + i * 75],
          [510 + i * 6, 830 + i * 75],
          [490 - i * 6, 830 + i * 75],
        ],
        light,
      ),
    )
    .join('');
  return `${rect(0, 0, 1000, 1000, sky)}<circle cx="500" cy="440" r="260" fill="${sun}"/>${gaps}${rect(0, 740, 1000, 260, road)}${polygon(
    [
      [480, 740],
      [520, 740],
      [720, 1000],
      [280, 1000],
    ],
    sky,
  )}${lines}`;
}

function towers([ground, ...colours]: Palette): string {
  const heights = [420, 690, 540, 820, 610, 760, 480, 660];
  const bars = heights.map((height, i) =>
    rect(70 + i * 110, 1000 - height, 86, height, colours[i % colours.length] ?? ground),
  );
  return rect(0, 0, 1000, 1000, ground) + bars.join('');
}

function dunes([ground, sun, ...sand]: Palette): string {
  const hills = [600, 740, 870].map((y, i) => {
    const shift = i % 2 === 0 ? 90 : -90;
    const path = `M0 ${y + shift / 2}C250 ${y - 130 - shift} 420 ${y + 120} 640 ${y}S900 ${y - 120 + shift} 1000 ${y}V1000H0Z`;
    return `<path d="${path}" fill="${i === 1 ? sand[1] : sand[0]}" opacity="${i === 2 ? 0.86 : 1}"/>`;
  });
  return `${rect(0, 0, 1000, 1000, ground)}<circle cx="690" cy="330" r="165" fill="${sun}"/>${hills.join('')}`;
}

function quarters([first, second, third, fourth]: Palette): string {
  return [
    rect(0, 0, 500, 500, second) +
      rect(500, 0, 500, 500, fourth) +
      rect(0, 500, 500, 500, third) +
      rect(500, 500, 500, 500, first),
    `<path d="M500 0A500 500 0 0 1 0 500V0Z" fill="${first}"/><path d="M500 500A500 500 0 0 1 1000 0V500Z" fill="${third}"/>`,
    `<path d="M0 500A500 500 0 0 1 500 1000H0Z" fill="${fourth}"/><path d="M1000 1000A500 500 0 0 0 500 500V1000Z" fill="${second}"/>`,
  ].join('');
}

function waves([ground, ...colours]: Palette): string {
  const lines = Array.from({ length: 17 }, (_, i) => {
    const y = -60 + i * 68;
    const path = `M-20 ${y}C200 ${y - 90} 310 ${y + 110} 520 ${y + 20}S830 ${y - 80} 1020 ${y + 60}`;
    return `<path d="${path}" fill="none" stroke="${colours[i % colours.length]}" stroke-width="${16 + (i % 4) * 7}"/>`;
  });
  return rect(0, 0, 1000, 1000, ground) + lines.join('');
}

function dots([ground, dark, light, accent]: Palette): string {
  const marks = Array.from({ length: 144 }, (_, i) => {
    const [x, y] = [75 + (i % 12) * 77, 75 + Math.floor(i / 12) * 77];
    const near = Math.max(0.12, 1 - Math.hypot(x - 540, y - 470) / 560);
    const colour = i === 65 ? accent : near > 0.5 ? dark : light;
    return `<circle cx="${x}" cy="${y}" r="${(near * 36).toFixed(1)}" fill="${colour}"/>`;
  });
  return rect(0, 0, 1000, 1000, ground) + marks.join('');
}

function boat([ground, sea, paper, shade]: Palette): string {
  return [
    rect(0, 0, 1000, 1000, ground) + rect(0, 690, 1000, 310, sea),
    polygon(
      [
        [500, 250],
        [700, 600],
        [300, 600],
      ],
      paper,
    ) +
      polygon(
        [
          [500, 250],
          [700, 600],
          [500, 600],
        ],
        shade,
      ),
    polygon(
      [
        [200, 590],
        [800, 590],
        [680, 760],
        [320, 760],
      ],
      paper,
    ) +
      polygon(
        [
          [500, 590],
          [800, 590],
          [680, 760],
          [500, 760],
        ],
        shade,
      ),
  ].join('');
}

function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<polygon points="${points.map((point) => point.join()).join(' ')}" fill="${fill}"/>`;
}
