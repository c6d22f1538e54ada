import { circle } from '@tangent/domain/promotion/artwork/paths.ts';
import { burst, ring, rod, type Shape } from './shape.ts';

const windows = (columns: readonly number[], rows: readonly number[], [wide, high]: readonly [number, number]) =>
  columns.flatMap((x) => rows.map((y) => `M${x} ${y}v${high}h${wide}v${-high}Z`)).join('');

/** Buildings, vehicles, and what stands or happens in a land. */
export const PLACE_SHAPES = {
  building: {
    anchor: 'ground',
    d: `M22 100V8H78V100H58V86H42V100Z${windows([29, 46, 63], [16, 32, 48, 64], [8, 9])}`,
    over: ['M49 -8H51V8H49Z', 'M34 4H66V8H34Z'],
  },
  tower: {
    anchor: 'ground',
    d: 'M34 100L38 36H30V22H36V28H43V22H48V28H53V22H58V28H65V22H71V36H63L67 100H56V88C56 80 46 80 46 88V100ZM47 46C47 40 54 40 54 46V56H47Z',
    over: ['M50 -6H51.5V22H50Z', 'M51 -6L66 0L51 6Z'],
    detail: 'M40 66H48M54 74H62M42 78H46M56 62H60',
  },
  temple: {
    anchor: 'ground',
    d: `M50 8L97 34H3ZM8 37H92V43H8Z${windows([13, 33, 53, 74], [46], [13, 40])}M4 88H96V92H4ZM0 94H100V100H0Z`,
    detail: 'M19.5 50V82M39.5 50V82M60 50V82M80.5 50V82',
  },
  mosque: {
    anchor: 'ground',
    d: 'M26 100V58C26 42 42 38 50 26C58 38 74 42 74 58V100H58V82C58 74 50 72 50 68C50 72 42 74 42 82V100ZM8 100V30L12 16L16 30V100ZM84 100V30L88 16L92 30V100Z',
    over: ['M5 40H19V44H5ZM81 40H95V44H81Z', 'M49 16H51V28H49Z', circle(50, 15, 3)],
    detail: 'M28 60H72',
  },
  windmill: {
    anchor: 'ground',
    d: 'M38 100L43 44C43 38 57 38 57 44L62 100H54V88H46V100Z',
    over: [
      rod([20, 14], [80, 74], 2.4),
      rod([80, 14], [20, 74], 2.4),
      'M50 44L18 20L26 12L52 42Z',
      'M50 44L74 12L82 20L52 46Z',
      'M50 44L82 68L74 76L48 46Z',
      'M50 44L26 76L18 68L48 42Z',
    ],
  },
  stairs: {
    anchor: 'ground',
    d: 'M2 100V84H20V68H38V52H56V36H74V20H98V100Z',
    detail: 'M20 84H98M38 68H98M56 52H98M74 36H98',
  },
  wall: {
    anchor: 'ground',
    d: 'M0 40H18V32H34V40H50V28H72V40H100V100H0Z',
    detail:
      'M0 52H100M0 64H100M0 76H100M0 88H100M20 40V52M52 40V52M80 40V52M36 52V64M66 52V64M20 64V76M50 64V76M82 64V76M36 76V88M66 76V88M20 88V100M52 88V100M80 88V100',
  },
  palings: {
    anchor: 'ground',
    d: windows([4, 22, 40, 58, 76, 94], [36], [8, 64]).replaceAll('Z', 'l4 -10l4 10Z'),
    over: ['M0 50H106V56H0Z', 'M0 78H106V84H0Z'],
  },
  stage: {
    anchor: 'ground',
    d: 'M2 2H98V14C90 22 82 14 74 18C66 24 58 14 50 18C42 14 34 24 26 18C18 14 10 22 2 14ZM2 94H98V100H2Z',
    over: ['M4 16H36C36 50 24 76 6 92H4Z', 'M96 16H64C64 50 76 76 94 92H96Z'],
    detail: 'M14 20C14 48 12 66 8 84M25 20C25 46 20 64 12 80M86 20C86 48 88 66 92 84M75 20C75 46 80 64 88 80',
  },
  prison: {
    anchor: 'free',
    d: `M10 4H90V96H10Z${windows([18, 33, 48, 63, 77], [12], [7, 76])}`,
    over: ['M14 46H86V52H14Z'],
  },
  cage: {
    anchor: 'sky',
    d: 'M16 96V46C16 24 32 10 46 8V2H54V8C68 10 84 24 84 46V96ZM22 88H31V34C25 39 22 44 22 50ZM37 88H46V18C42 20 39 23 37 27ZM54 88H63V27C61 23 58 20 54 18ZM69 88H78V50C78 44 75 39 69 34Z',
    over: ['M49 -20H51V4H49Z'],
  },
  island: {
    anchor: 'water',
    d: 'M0 92C14 76 34 70 54 72C76 74 90 84 100 92Z',
    over: [
      'M50 76C55 58 54 46 46 30L51 28C60 44 61 60 56 76Z',
      'M48 30C38 22 24 26 16 40C16 26 26 16 38 19C30 8 20 8 10 14C18 0 38 2 47 18C54 2 74 0 86 10C74 10 62 14 56 22C72 18 86 28 88 44C78 32 62 28 52 31C58 40 58 50 54 58C54 46 50 36 48 30Z',
    ],
  },
  waterfall: {
    anchor: 'ground',
    d: 'M0 100V16L16 8L30 14L36 100ZM100 100V16L84 8L70 14L64 100Z',
    over: [
      'M34 18H44L45 86H38ZM47 18H53V92H47ZM56 18H66L62 86H55Z',
      'M22 100C26 90 36 88 42 92C46 86 54 86 58 92C64 88 74 90 78 100Z',
    ],
    detail: 'M8 30L22 36M6 54L28 60M92 40L78 46M94 66L74 72',
  },
  volcano: {
    anchor: 'ground',
    d: 'M0 100L34 42C38 48 44 42 50 48C56 42 62 48 66 42L100 100Z',
    over: ['M38 36C26 34 26 20 38 20C36 8 52 2 58 12C70 8 78 22 68 28C70 38 56 38 52 32C48 38 42 40 38 36Z'],
    detail: 'M42 48C42 62 36 70 38 84M54 48C54 58 60 66 58 78M48 48V60',
  },
  rainbow: {
    anchor: 'free',
    d: 'M0 86A50 50 0 0 1 100 86H92A42 42 0 0 0 8 86ZM13 86A37 37 0 0 1 87 86H79A29 29 0 0 0 21 86ZM26 86A24 24 0 0 1 74 86H66A16 16 0 0 0 34 86Z',
    over: ['M-4 90C-4 80 6 76 12 80C18 76 28 80 28 90Z', 'M72 90C72 80 82 76 88 80C94 76 104 80 104 90Z'],
  },
  smoke: {
    anchor: 'ground',
    d: 'M46 100C26 86 38 72 50 62C62 52 42 44 44 30C46 18 60 14 56 0C70 14 66 26 58 36C52 46 72 52 66 66C62 78 48 82 56 100ZM66 46C76 40 74 32 72 26C82 34 82 44 74 50ZM32 56C26 50 28 44 32 38C34 46 38 48 38 54Z',
  },
  ferriswheel: {
    anchor: 'ground',
    d: ring(50, 44, 42, 38),
    over: [
      ...[0, 1, 2, 3].map((index) => {
        const angle = (index / 4) * Math.PI;
        const [dx, dy] = [Math.cos(angle) * 40, Math.sin(angle) * 40];
        return rod([50 - dx, 44 - dy], [50 + dx, 44 + dy], 1.8);
      }),
      ...Array.from({ length: 8 }, (_, index) => {
        const angle = (index / 8) * 2 * Math.PI;
        return circle(50 + Math.cos(angle) * 40, 44 + Math.sin(angle) * 40 + 3, 5.4);
      }),
      'M48 44H52L72 100H66L50 54L34 100H28Z',
      circle(50, 44, 5),
    ],
  },
  trafficlight: {
    anchor: 'ground',
    d: `M34 0H66V66H34Z${circle(50, 13, 8)}${circle(50, 33, 8)}${circle(50, 53, 8)}M47 66H53V100H47Z`,
    over: ['M38 96H62V100H38Z'],
  },
  bicycle: {
    anchor: 'ground',
    d: ring(22, 74, 22, 18.5) + ring(78, 74, 22, 18.5),
    over: [
      rod([22, 74], [38, 44], 3),
      rod([38, 44], [68, 44], 3),
      rod([22, 74], [50, 76], 3),
      rod([50, 76], [68, 44], 3),
      rod([50, 76], [36, 38], 3),
      rod([78, 74], [65, 32], 3),
      rod([65, 32], [76, 28], 3),
      rod([28, 38], [44, 38], 4),
      circle(50, 76, 5),
    ],
  },
  bus: {
    anchor: 'ground',
    d: `M2 22C2 18 5 16 8 16H90C95 16 98 20 98 26V84H2Z${windows([8, 26, 44, 62], [26], [14, 22])}M80 26V66H92V26Z`,
    over: [circle(24, 86, 11), circle(74, 86, 11)],
    detail: 'M2 60H76M24 80A6 6 0 1 0 24 92A6 6 0 1 0 24 80M74 80A6 6 0 1 0 74 92A6 6 0 1 0 74 80',
  },
  motorcycle: {
    anchor: 'ground',
    d: ring(20, 76, 20, 12) + ring(80, 76, 20, 12),
    over: [
      circle(20, 76, 4),
      circle(80, 76, 4),
      'M18 72L30 56H60L66 46L76 74L82 78L72 40L62 34H58V30L72 30L80 42L74 44L66 56C62 70 56 78 48 80H34L26 68Z',
      'M8 52C16 46 30 46 40 50H54C60 42 66 42 70 46L66 58H30C20 58 12 56 8 52Z',
    ],
  },
  spaceship: {
    anchor: 'sky',
    d: `M30 44C32 22 68 22 70 44C90 47 99 54 99 60C99 70 72 75 50 75C28 75 1 70 1 60C1 54 10 47 30 44Z${circle(20, 60, 4)}${circle(40, 64, 4)}${circle(60, 64, 4)}${circle(80, 60, 4)}`,
    detail: 'M30 44C42 48 58 48 70 44',
  },
  comet: {
    anchor: 'sky',
    d: burst(26, 74, 5, [24, 10]),
    over: ['M36 56L96 4L46 62Z', 'M30 46L66 8L37 52Z', 'M50 68L94 36L46 73Z'],
  },
  grave: {
    anchor: 'ground',
    d: 'M22 94V34C22 14 34 4 50 4C66 4 78 14 78 34V94H86V100H14V94ZM47 20V30H38V36H47V60H53V36H62V30H53V20Z',
    detail: 'M34 72H66M38 80H62',
  },
  bench: {
    anchor: 'ground',
    d: 'M6 46H94V52H6ZM6 56H94V62H6ZM2 70H98V76H2ZM10 76H16V100H10ZM84 76H90V100H84Z',
    over: ['M12 42H17V76H12Z', 'M83 42H88V76H83Z'],
  },
} as const satisfies Record<string, Shape>;
