import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { FirstPictureContext } from './FirstPictureContext.ts';
import { Picture } from './Picture.tsx';
import { createSourceSet } from './pictureSources.ts';

const image = { url: '/media/blazer.avif', width: 1000, thumbhash: null, alt: 'A navy linen blazer, laid flat' };

describe('Picture', () => {
  it("offers the backend's pictures in several widths, lazily", () => {
    render(<Picture image={image} sizes="50vw" />);
    const picture = screen.getByRole('img', { name: image.alt });
    expect(picture).toHaveAttribute('srcset', expect.stringContaining('/media/blazer.avif?w=960 960w'));
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('replaces a broken picture by a placeholder with the same name', () => {
    const { container } = render(<Picture image={image} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: image.alt })).toBeVisible();
  });

  it('detects a picture that failed before its listeners were attached', () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const currentSource = vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(image.url);
    const { container } = render(<Picture image={image} sizes="50vw" />);
    expect(container.querySelector('img')).toBeNull();
    complete.mockRestore();
    currentSource.mockRestore();
  });

  it('shows its thumbhash only for a slow picture', () => {
    vi.useFakeTimers();
    const { container } = render(
      <Picture image={{ ...image, thumbhash: 'k9oGHQRnh493V4dIeHeXh4h3iIeI' }} sizes="50vw" />,
    );
    expect(container.querySelector('canvas')).toBeNull();
    act(() => void vi.advanceTimersByTime(100));
    expect(container.querySelector('canvas')).not.toBeNull();
    fireEvent.load(screen.getByRole('img'));
    expect(container.querySelector('canvas')).toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(container.querySelector('canvas')).toBeNull();
    vi.useRealTimers();
  });

  it('is fetched again when the device is online again', () => {
    const { container } = render(<Picture image={image} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    act(() => void window.dispatchEvent(new Event('online')));
    fireEvent.load(container.querySelector('img')!);
    expect(container.querySelector('[data-state="loaded"] img')).not.toBeNull();
  });

  it('retries when its picture changes', () => {
    const { container, rerender } = render(<Picture image={image} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture image={{ ...image, url: '/media/coat.avif' }} sizes="50vw" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/coat.avif?w=480');
  });

  it('shows the placeholder if there is no picture', () => {
    const { container } = render(<Picture image={null} sizes="50vw" alt="Coat" />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Coat' })).toBeVisible();
  });
});

describe('createSourceSet', () => {
  it('is limited to the original width', () => {
    expect(createSourceSet('/media/a.avif', 500)).toBe(
      '/media/a.avif?w=320 320w, /media/a.avif?w=480 480w, /media/a.avif 500w',
    );
    expect(createSourceSet('/media/a.avif', null)).toMatch(/, \/media\/a.avif\?w=960 960w$/u);
  });

  it('leaves the pictures of other shops unchanged', () => {
    expect(createSourceSet('https://shop.test/a.jpg', 2000)).toBeUndefined();
  });

  it.each([
    ['loaded', fireEvent.load, true, true],
    ['failed', fireEvent.error, true, true],
    ['lazily loaded', fireEvent.load, false, false],
  ])('lets the rest of the page load once the first picture is %s', (_, fire, eager, expected) => {
    const shown = new SnapshotHolder(false);
    const firstPicture = Object.assign(shown, { markShown: () => shown.set(true) });
    render(
      <FirstPictureContext value={firstPicture}>
        <Picture image={image} sizes="50vw" eager={eager} />
      </FirstPictureContext>,
    );
    expect(shown.snapshot).toBe(false);
    fire(screen.getByRole('img'));
    expect(shown.snapshot).toBe(expected);
  });
});
