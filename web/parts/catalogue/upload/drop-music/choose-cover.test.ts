import { expect, test } from 'vitest';
import { chooseCover } from './choose-cover.ts';

const picture = (name: string, size = 1) => new File(['x'.repeat(size)], name);

test.each<[string[], string | null]>([
  [['back cover.jpg', 'front.jpg'], 'front.jpg'],
  [['cover-back.jpg', 'cover-front.jpg'], 'cover-front.jpg'],
  [['kapak arka.png', 'kapak.png'], 'kapak.png'],
  [['Arka Kapak.jpg', 'Ön Kapak.jpg'], 'Ön Kapak.jpg'],
  [['Arka kapag\u0306ı.jpg', 'kapag\u0306ı.jpg'], 'kapag\u0306ı.jpg'],
  [['contracapa.jpg', 'capa.jpg'], 'capa.jpg'],
  [['contraportada.jpg', 'portada.jpg'], 'portada.jpg'],
  [['trasera.jpg', 'foto.jpg'], 'foto.jpg'],
  [['Discovery.jpg', 'cover.jpg'], 'cover.jpg'],
  [['recovered.jpg', 'folder.jpg'], 'folder.jpg'],
  [['FrontCover_01.jpg', 'Booklet02.jpg', 'CD.jpg'], 'FrontCover_01.jpg'],
  [['cover variant 2.jpg', 'Cover.jpg'], 'Cover.jpg'],
  [['cover_small.jpg', 'AlbumArt.jpg'], 'AlbumArt.jpg'],
  [['cd cover.jpg', 'tray.jpg', 'inlay.jpg', 'disc.jpg'], 'cd cover.jpg'],
  [['._cover.jpg', 'photo.jpg'], 'photo.jpg'],
  [['back.jpg', 'booklet 3.jpg'], null],
  [['AC-DC - Back in Black.jpg'], 'AC-DC - Back in Black.jpg'],
  [['Contraluz - portada.jpg'], 'Contraluz - portada.jpg'],
  [['contraluz.jpg', 'contracubierta.jpg'], 'contraluz.jpg'],
  [
    ['The Dark Side of the Moon - back.jpg', 'The Dark Side of the Moon - front.jpg'],
    'The Dark Side of the Moon - front.jpg',
  ],
  [['Inner Circle - One - cover.jpg', 'Inner Circle - One - cd.jpg'], 'Inner Circle - One - cover.jpg'],
  [['Mira Sol - Night Train - back.jpg'], null],
  [['Mira Sol - Night Train - back cover 2.jpg', 'Mira Sol - Night Train.jpg'], 'Mira Sol - Night Train.jpg'],
  [['cover (back) Mira Sol Night.jpg', 'side a label.jpg'], null],
  [[], null],
])('of %j the cover is %s', (names, expected) => {
  const largestFirst = names.map((name, index) => picture(name, names.length - index));
  expect(chooseCover(largestFirst)?.name ?? null).toBe(expected);
});

test('of pictures without a known name, the largest is the cover', () => {
  expect(chooseCover([picture('a.jpg', 1), picture('b.jpg', 3), picture('back.jpg', 9)])?.name).toBe('b.jpg');
});
