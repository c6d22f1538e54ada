import { circle } from '@tangent/domain/promotion/artwork/paths.ts';
import { burst, oval, ring, rod, type Shape } from './shape.ts';

const spokes = (x: number, y: number, radius: number, count: number, thick: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return rod([x - dx, y - dy], [x + dx, y + dy], thick);
  });

/** Clothes, tools, food and other things to hold. */
export const THING_SHAPES = {
  dress: {
    anchor: 'free',
    d: 'M35 3L40 4C43 15 57 15 60 4L65 3L69 28L60 44C66 62 76 82 88 92C76 96 70 92 64 96C58 99 54 94 50 96C46 94 42 99 36 96C30 92 24 96 12 92C24 82 34 62 40 44L31 28Z',
    detail: 'M40 44H60M46 50C44 66 38 82 32 92M54 50C56 66 62 82 68 92M50 52V92',
  },
  ring: {
    anchor: 'free',
    d: ring(50, 66, 31, 24),
    over: ['M32 16L40 5H60L68 16L50 38Z'],
    detail: 'M32 16H68M42 16L50 36L58 16',
  },
  shoe: {
    anchor: 'ground',
    d: 'M4 44C4 38 10 36 15 40C23 46 34 42 38 30C52 48 64 58 82 61C94 63 98 70 98 80H4ZM3 84H98V92C98 94 96 96 94 96H7C5 96 3 94 3 92Z',
    detail: 'M43 42L36 48M50 50L43 56M58 57L52 63M4 70H40C52 70 60 72 98 72',
  },
  money: {
    anchor: 'free',
    d: `M2 22H98V78H2Z${ring(50, 50, 18, 14)}`,
    detail: 'M10 30H90V70H10ZM20 50H24M76 50H80M50 42V58M54 45C48 42 45 46 48 49C52 51 55 54 51 56C48 57 46 56 45 54',
  },
  coin: {
    anchor: 'free',
    d: circle(50, 50, 46),
    detail: 'M50 13A37 37 0 1 0 50 87A37 37 0 1 0 50 13M50 30L55 44L70 44L58 53L62 68L50 59L38 68L42 53L30 44L45 44Z',
  },
  candy: {
    anchor: 'free',
    d: circle(50, 50, 25),
    over: ['M30 42L4 24L11 50L4 76L30 58Z', 'M70 42L96 24L89 50L96 76L70 58Z'],
    detail: 'M34 36C46 44 56 42 66 32M27 50C44 58 58 54 73 44M32 66C46 70 60 68 70 60M12 38L26 48M88 38L74 48',
  },
  cigarette: {
    anchor: 'free',
    d: 'M2 62H72V74H2ZM76 62H84V74H76Z',
    over: ['M80 58C72 46 92 38 84 24C80 16 86 8 92 2C90 12 94 16 97 22C104 36 86 44 85 58Z'],
    detail: 'M22 62V74',
  },
  chain: {
    anchor: 'sky',
    d: ring(50, 50, 0.5, 0.2),
    over: [
      oval(50, 2, 13, 20) + oval(50, 2, 7, 14),
      'M47 10H53V42H47Z',
      oval(50, 50, 13, 20) + oval(50, 50, 7, 14),
      'M47 58H53V92H47Z',
      oval(50, 98, 13, 20) + oval(50, 98, 7, 14),
    ],
  },
  wheel: { anchor: 'ground', d: ring(50, 50, 48, 39), over: [...spokes(50, 50, 41, 6, 3), ring(50, 50, 9, 3)] },
  paperboat: {
    anchor: 'water',
    d: 'M2 58L30 66L50 20L70 66L98 58L80 92H20Z',
    detail: 'M50 20V64M30 66L50 64L70 66M20 92L38 68M80 92L62 68',
  },
  paperplane: { anchor: 'sky', d: 'M2 46L98 6L70 90L46 64L38 88L32 58Z', detail: 'M32 58L98 6M46 64L98 6M38 88L46 64' },
  hourglass: {
    anchor: 'ground',
    d: 'M18 2H82V11H75C75 34 58 42 55 50C58 58 75 66 75 89H82V98H18V89H25C25 66 42 58 45 50C42 42 25 34 25 11H18ZM32 12H68C68 18 66 22 64 26H36C34 22 32 18 32 12Z',
    detail: 'M50 50V76M34 88C40 78 60 78 66 88',
  },
  globe: {
    anchor: 'free',
    d: circle(50, 50, 46),
    detail: 'M4 50H96M50 4V96M50 4C22 24 22 76 50 96M50 4C78 24 78 76 50 96M12 27H88M12 73H88',
  },
  wand: {
    anchor: 'free',
    d: rod([12, 96], [62, 40], 8),
    over: [burst(70, 30, 5, [28, 12]), burst(24, 26, 4, [12, 3]), burst(88, 72, 4, [12, 3]), burst(42, 8, 4, [8, 2])],
    detail: 'M52 45L58 51',
  },
  lamp: {
    anchor: 'free',
    d: 'M50 3C72 3 86 19 86 38C86 55 69 62 67 75H33C31 62 14 55 14 38C14 19 28 3 50 3ZM35 79H65V84H35ZM37 88H63V92C63 99 37 99 37 92Z',
    detail: 'M42 75V54L34 44C40 40 44 44 46 50C48 40 52 40 54 50C56 44 60 40 66 44L58 54V75',
  },
  lantern: {
    anchor: 'sky',
    d: 'M49 -20H51V10H49ZM34 10H66V16H34ZM30 18H70C86 30 90 46 90 54C90 64 84 78 70 88H30C16 78 10 64 10 54C10 46 14 30 30 18ZM34 90H66V96H34Z',
    over: ['M46 96H48V116H46ZM52 96H54V116H52Z'],
    detail: 'M36 18C24 34 24 72 36 88M50 18V88M64 18C76 34 76 72 64 88',
  },
  cup: {
    anchor: 'ground',
    d: 'M12 38H74V72C74 84 64 90 52 90H34C22 90 12 84 12 72ZM76 46H82C92 46 97 52 97 60C97 70 88 76 76 75V67C84 68 89 65 89 60C89 56 87 54 82 54H76ZM4 93H84V98H4Z',
    over: ['M32 32C26 22 38 18 32 6C42 14 42 24 37 32Z', 'M50 32C44 22 56 18 50 6C60 14 60 24 55 32Z'],
  },
  tv: {
    anchor: 'ground',
    d: `M6 26H94V88H6ZM14 34V80H70V34Z${circle(82, 46, 5)}${circle(82, 62, 5)}`,
    over: [
      rod([50, 28], [28, 3], 3),
      rod([50, 28], [72, 3], 3),
      'M18 88H26L22 98H16ZM74 88H82L84 98H78Z',
      'M20 40H42L34 74H20Z',
    ],
  },
  telephone: {
    anchor: 'ground',
    d: `M32 42H68L90 74V94H10V74Z${ring(50, 68, 16, 8)}`,
    over: ['M4 34C4 4 96 4 96 34V42H72V32C60 26 40 26 28 32V42H4Z'],
    detail: 'M50 60V60.5M43 64V64.5M57 64V64.5M43 72V72.5M57 72V72.5M50 76V76.5',
  },
  suitcase: {
    anchor: 'ground',
    d: 'M4 32H34V18H66V32H96V94H4ZM42 26V32H58V26Z',
    detail: 'M24 32V94M76 32V94M44 58H56V66H44Z',
  },
  compass: {
    anchor: 'free',
    d: ring(50, 50, 47, 38),
    over: ['M66 26L57 57L34 74L43 43Z'],
    detail: 'M50 5V10M50 90V95M5 50H10M90 50H95M43 43L57 57',
  },
  feather: {
    anchor: 'free',
    d: 'M92 4C62 6 30 28 22 60L8 95L13 97L27 69C33 70 38 68 42 66L40 60L50 62C56 58 62 54 68 48L62 44L74 42C84 32 90 18 92 4Z',
    detail: 'M27 66C42 44 62 26 80 14M36 54L38 42M48 40L50 30M44 47L56 47M56 32L68 34',
  },
  wing: {
    anchor: 'free',
    d: 'M4 14C30 2 72 8 97 28C94 36 88 39 82 39C86 46 80 52 72 52C75 59 68 65 60 64C61 72 53 77 45 75C44 82 37 86 30 82C14 72 2 44 4 14Z',
    detail: 'M82 39C68 38 54 34 42 28M72 52C58 50 44 44 34 36M60 64C48 60 36 54 28 45M45 75C36 70 28 64 22 55',
  },
  mushroom: {
    anchor: 'ground',
    d: `M4 52C4 22 26 4 50 4C74 4 96 22 96 52C84 58 70 56 62 53C60 66 62 84 68 96H32C38 84 40 66 38 53C30 56 16 58 4 52Z${circle(32, 32, 7)}${circle(58, 22, 5)}${circle(74, 40, 6)}${circle(50, 42, 3)}`,
  },
  apple: {
    anchor: 'ground',
    d: 'M50 28C58 18 92 18 92 52C92 78 70 100 50 92C30 100 8 78 8 52C8 18 42 18 50 28Z',
    over: ['M48 28C48 18 46 12 42 6L46 4C50 10 52 18 52 28Z', 'M54 18C54 8 62 2 76 2C76 14 66 20 54 18Z'],
    detail: 'M20 50C20 40 26 34 32 33',
  },
  cherry: {
    anchor: 'free',
    d: circle(28, 76, 21) + circle(74, 78, 20),
    over: [
      'M27 58C34 38 44 22 60 8L64 11C48 26 38 40 31 58Z',
      'M73 60C76 40 72 24 60 10L64 8C77 22 81 42 77 60Z',
      'M62 9C70 -2 88 -2 98 10C86 20 72 20 62 9Z',
    ],
    detail: 'M16 72C17 66 21 63 25 62M62 74C63 68 67 65 71 64',
  },
  sunflower: {
    anchor: 'ground',
    d: `${burst(50, 30, 16, [29, 19])}${circle(50, 30, 14)}`,
    over: [
      circle(50, 30, 11),
      'M48 58H53V100H48Z',
      'M50 88C36 84 28 76 24 66C38 66 48 74 50 84Z',
      'M52 80C64 78 74 70 78 60C64 60 54 68 52 76Z',
    ],
  },
  shell: {
    anchor: 'ground',
    d: 'M50 96H38L35 86C14 74 1 54 7 36C16 18 34 10 50 10C66 10 84 18 93 36C99 54 86 74 65 86L62 96Z',
    detail: 'M50 90V12M46 90C40 64 36 38 32 14M54 90C60 64 64 38 68 14M41 88C30 66 20 46 12 30M59 88C70 66 80 46 88 30',
  },
  dice: {
    anchor: 'ground',
    d: `M18 12H82C86 12 90 16 90 20V84C90 88 86 92 82 92H18C14 92 10 88 10 84V20C10 16 14 12 18 12Z${[30, 70].flatMap((x) => [32, 72].map((y) => circle(x, y, 7))).join('')}${circle(50, 52, 7)}`,
  },
  keyhole: {
    anchor: 'free',
    d: 'M50 2C72 2 84 18 84 38V98H16V38C16 18 28 2 50 2ZM50 30A14 14 0 0 0 42 56L36 84H64L58 56A14 14 0 0 0 50 30Z',
    detail: 'M50 10C66 10 76 22 76 40V90H24V40C24 22 34 10 50 10',
  },
  brokenheart: {
    anchor: 'free',
    d: 'M47 94C18 70 2 52 2 32C2 16 14 8 26 8C36 8 44 14 48 24L38 42L53 56L43 72ZM53 94C82 70 98 52 98 32C98 16 86 8 74 8C64 8 57 14 54 22L45 41L60 55L50 72Z',
  },
  photo: {
    anchor: 'free',
    d: 'M12 4H88V96H12ZM20 12V74H80V12Z',
    over: ['M20 74L40 42L54 62L64 50L80 74Z', circle(64, 30, 7)],
  },
} as const satisfies Record<string, Shape>;
