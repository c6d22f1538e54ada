import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawQrPng } from './draw-qr-code.ts';
import { createPictureMemory } from './picture-memory.ts';

/** A drawing that ends when the test lets it. */
function createDrawing(bytes: number) {
  let started = 0;
  const ends: (() => void)[] = [];
  const draw = async (): Promise<Buffer> => {
    started += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    return Buffer.alloc(bytes, started);
  };
  const end = () => {
    for (const one of ends.splice(0)) one();
  };
  return { draw, end, count: () => started };
}

test('a picture is drawn once, also for many who ask at the same time, and again after it was dropped', async () => {
  const remember = createPictureMemory(100);
  const { draw, end, count } = createDrawing(40);
  const requested = [remember('a', draw), remember('a', draw), remember('a', draw)];
  await expect.poll(count).toBe(1);
  end();
  const [first] = await Promise.all(requested);
  expect(await remember('a', draw)).toBe(first);
  const fill = (name: string) => remember(name, async () => Buffer.alloc(40, name));
  await fill('b');
  // The one used longest ago is b now.
  await remember('a', draw);
  await fill('c');
  expect(await remember('a', draw)).toBe(first);
  const again = remember('b', draw);
  await expect.poll(count).toBe(2);
  end();
  expect((await again)?.tag).not.toBe(first?.tag);
});

test('a drawing that fails or finds nothing is not kept', async () => {
  const remember = createPictureMemory();
  await expect(remember('a', () => Promise.reject(new Error('the file is broken')))).rejects.toThrow('broken');
  expect(await remember('a', async () => null)).toBeNull();
  expect((await remember('a', async () => Buffer.from('x')))?.bytes.toString()).toBe('x');
});

test('two pictures are drawn at once, fifty wait, and one more is refused with the time to wait', async () => {
  const [one, other] = [createPictureMemory(), createPictureMemory()];
  const { draw, end, count } = createDrawing(1);
  const requested = Array.from({ length: 52 }, (_, index) => (index % 2 === 0 ? one : other)(`picture ${index}`, draw));
  await expect.poll(count).toBe(2);
  await expect(one('one more', draw)).rejects.toMatchObject({
    code: 'unavailable',
    details: { retry_after_seconds: 5 },
  });
  for (let drawn = 2; drawn < 52; drawn += 2) {
    end();
    await expect.poll(count).toBe(drawn + 2);
  }
  end();
  expect((await Promise.all(requested)).map((picture) => picture?.bytes.length)).toEqual(new Array(52).fill(1));
});

test('the QR code of a text has sharp modules of one size and a white margin', async () => {
  const png = await drawQrPng('https://tangent.example/release/a-key?q=1');
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, new Set(data)]).toEqual([1_200, 1_200, new Set([0, 255])]);
  const rows = Array.from({ length: 1_200 }, (_, row) => data.subarray(row * 1_200, (row + 1) * 1_200));
  const first = rows.findIndex((row) => row.includes(0));
  const left = rows[first]?.indexOf(0) ?? 0;
  // The square in the corner is seven modules wide, with white inside its black edge of one module.
  const edge = rows[first]?.indexOf(255, left) ?? 0;
  const module = (edge - left) / 7;
  expect([first === left, Number.isInteger(module), first >= 2 * module]).toEqual([true, true, true]);
  const inside = rows[first + Math.floor(1.5 * module)]?.subarray(left, left + 7 * module);
  expect([0, 1, 5, 6].map((index) => inside?.[Math.floor((index + 0.5) * module)])).toEqual([0, 255, 255, 0]);
});
