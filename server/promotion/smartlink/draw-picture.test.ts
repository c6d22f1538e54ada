import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFolderStorage } from '../../gateways/storage/folder-storage.ts';
import { drawPicture } from './draw-picture.ts';

const TEXTS = { title: 'Deniz', artist: 'Yıldız', date: 'Out 4 December', product_name: 'Tangent' };

/** Draws the picture of a release without a cover; returns its width in pixels and the brightness of each (0 to 255). */
async function draw(change: Partial<typeof TEXTS> = {}) {
  const storage = createFolderStorage('no-folder');
  const picture = await drawPicture(storage, null, { hue: 20, chroma: 0.4 }, { ...TEXTS, ...change });
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}
type Drawn = Awaited<ReturnType<typeof draw>>;

/** Lists the rows of the column of texts in which two pictures clearly differ. */
function listRows(one: Drawn, other: Drawn): number[] {
  const rows = new Set<number>();
  one.data.forEach((light, index) => {
    const isText = index % one.width >= 748;
    if (isText && Math.abs(light - (other.data[index] ?? 0)) > 60) rows.add(Math.floor(index / one.width));
  });
  return [...rows].sort((a, b) => a - b);
}

test('artist and date stand below each other; without a date the place of the artist stays the same', async () => {
  const [full, undated, anonymous] = [await draw(), await draw({ date: '' }), await draw({ artist: '', date: '' })];
  const artist = listRows(undated, anonymous);
  const date = listRows(full, undated);
  expect(artist.length).toBeGreaterThan(15);
  expect(date.length).toBeGreaterThan(15);
  expect(date[0]).toBeGreaterThan(artist.at(-1) ?? 0);
  expect(date.at(-1)).toBeLessThan(492);
});

test('the twelve grooves of the record leave a free band around its label', async () => {
  const { data, width } = await draw();
  const row = [...data.subarray(315 * width, 316 * width)];
  const isGroove = (x: number) => (row[x] ?? 0) > Math.max(row[x - 2] ?? 0, row[x + 2] ?? 0) + 8;
  const grooves = row.flatMap((_, x) => (x > 570 && x < 694 && isGroove(x) ? [x] : []));
  const starts = grooves.filter((x, index) => x - (grooves[index - 1] ?? 0) > 3);
  expect(starts).toHaveLength(12);
  expect(starts[0]).toBeGreaterThan(582);
});
