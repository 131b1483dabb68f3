import { expect, it } from 'vitest';

it('does not treat two pictures as equal without comparing their bytes', () => {
  const picture = new Blob(['a dress'], { type: 'image/webp' });
  const otherPicture = new Blob(['no dress'], { type: 'image/webp' });
  expect({ picture }).toEqual({ picture });
  expect({ picture }).not.toEqual({ picture: otherPicture });
  expect({ picture }).not.toMatchObject({ picture: otherPicture });
  expect(new File(['a'], 'a.jpg')).not.toStrictEqual(new File(['b'], 'a.jpg'));
});
