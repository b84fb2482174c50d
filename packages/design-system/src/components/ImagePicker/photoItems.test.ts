import { describe, expect, it } from 'vitest';
import { addFiles, englishRefusals, movePhoto, type PhotoItem } from './photoItems.ts';

const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const stored = (id: string): PhotoItem => ({ kind: 'stored', id, src: `/media/${id}` });
const ids = (items: readonly PhotoItem[]) => items.map(({ id }) => id);

describe('adding files', () => {
  it('keeps what is there first and adds in the order of choosing', () => {
    const { items, refused } = addFiles(
      [stored('a')],
      [picture('1.jpg'), picture('2.jpg')],
      { max: 8 },
      englishRefusals,
    );
    expect(items.map((item) => (item.kind === 'new' ? item.file.name : item.id))).toEqual(['a', '1.jpg', '2.jpg']);
    expect(refused).toBe('');
  });

  it('takes no more than there is room for, and says how many it left out', () => {
    const nine = Array.from({ length: 9 }, (_, index) => picture(`${index}.jpg`));
    const { items, refused } = addFiles([], nine, { max: 8 }, englishRefusals);
    expect(items).toHaveLength(8);
    expect(refused).toBe('1 picture was left out: at most 8.');
    expect(addFiles(items, nine.slice(0, 2), { max: 8 }, englishRefusals)).toEqual({
      items,
      refused: '2 pictures were left out: at most 8.',
    });
  });

  it('names each file that is no picture or too large', () => {
    const files = [new File(['x'], 'plan.pdf', { type: 'application/pdf' }), picture('wall.jpg', 2_000_001)];
    const { items, refused } = addFiles([], files, { max: 8, maxBytes: 2_000_000 }, englishRefusals);
    expect(items).toEqual([]);
    expect(refused).toBe('“plan.pdf” is not a picture. “wall.jpg” is larger than 2 MB.');
  });

  it('takes what has no type by its name', () => {
    const files = ['IMG_1.HEIC', 'wall.jpg', 'plan.pdf', 'nameless'].map((name) => new File(['x'], name));
    const { items, refused } = addFiles([], files, { max: 8 }, englishRefusals);
    expect(items.map((item) => item.kind === 'new' && item.file.name)).toEqual(['IMG_1.HEIC', 'wall.jpg']);
    expect(refused).toBe('“plan.pdf” is not a picture. “nameless” is not a picture.');
  });

  it('gives each new picture an id of its own, even of one file chosen twice', () => {
    const same = picture('a.jpg');
    const { items } = addFiles([], [same, same], { max: 8 }, englishRefusals);
    expect(new Set(ids(items)).size).toBe(2);
  });
});

describe('moving', () => {
  const items = ['a', 'b', 'c'].map(stored);

  it('puts one picture before or after others', () => {
    expect(ids(movePhoto(items, 2, 0))).toEqual(['c', 'a', 'b']);
    expect(ids(movePhoto(items, 0, 1))).toEqual(['b', 'a', 'c']);
  });

  it('does nothing past the ends', () => {
    expect(ids(movePhoto(items, 0, -1))).toEqual(['a', 'b', 'c']);
    expect(ids(movePhoto(items, 2, 3))).toEqual(['a', 'b', 'c']);
    expect(ids(movePhoto(items, 7, 0))).toEqual(['a', 'b', 'c']);
  });
});
