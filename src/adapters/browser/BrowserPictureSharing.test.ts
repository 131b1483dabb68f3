import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserPictureSharing } from './BrowserPictureSharing.ts';

const PICTURE = new Blob(['look'], { type: 'image/webp' });

describe('sharing a picture', () => {
  let clickedLinks: string[];
  const share = vi.fn<(data: ShareData) => Promise<void>>();

  beforeEach(() => {
    clickedLinks = [];
    share.mockReset().mockResolvedValue();
    Object.assign(navigator, { canShare: () => true, share });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:look');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clickedLinks.push(`${this.download} ${this.href}`);
    });
  });

  afterEach(() => {
    Object.assign(navigator, { canShare: undefined, share: undefined });
    vi.restoreAllMocks();
  });

  const sharePicture = (picture = PICTURE) => new BrowserPictureSharing().share(picture, 'look', 'Generated.');

  it('offers the file to other apps', async () => {
    expect(await sharePicture()).toBe('shared');
    const [{ files, text }] = share.mock.calls[0]! as [Required<ShareData>];
    expect([files.map(({ name, type }) => `${name} ${type}`), text]).toEqual([['look.webp image/webp'], 'Generated.']);
    expect(clickedLinks).toEqual([]);
  });

  it('saves it on the device where files cannot be shared, with the ending of its type', async () => {
    Object.assign(navigator, { canShare: undefined });
    expect(await sharePicture(new Blob(['look'], { type: 'image/jpeg' }))).toBe('saved');
    Object.assign(navigator, { canShare: () => false });
    expect(await sharePicture()).toBe('saved');
    expect(clickedLinks).toEqual(['look.jpg blob:look', 'look.webp blob:look']);
  });

  it.each([
    ['AbortError', 'cancelled', 0],
    ['NotAllowedError', 'saved', 1],
  ])('ends with %s as %s', async (name, outcome, downloads) => {
    share.mockRejectedValue(new DOMException('no', name));
    expect([await sharePicture(), clickedLinks.length]).toEqual([outcome, downloads]);
  });
});
