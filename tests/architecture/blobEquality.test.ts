import { expect, it } from 'vitest';

it('does not take two pictures for equal whose bytes nobody compared', () => {
  const picture = new Blob(['a dress'], { type: 'image/webp' });
  const other = new Blob(['no dress'], { type: 'image/webp' });
  expect({ picture }).toEqual({ picture });
  expect({ picture }).not.toEqual({ picture: other });
  expect({ picture }).not.toMatchObject({ picture: other });
  expect(new File(['a'], 'a.jpg')).not.toStrictEqual(new File(['b'], 'a.jpg'));
});
