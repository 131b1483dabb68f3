/**
 * Paints a base64 thumbhash on the canvas that `target` gives once the decoder has arrived; a hash that
 * cannot be read paints nothing, nor does a decoder that cannot be had. It paints rather than making an image so that
 * `img-src` needs no `data:`.
 */
export async function paintThumbhash(hash: string, target: () => HTMLCanvasElement | null): Promise<void> {
  const decoder = await import('thumbhash').catch(() => null);
  const canvas = target();
  const pen = canvas?.getContext('2d');
  if (!decoder || !canvas || !pen) return;
  try {
    const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));
    const { w, h, rgba } = decoder.thumbHashToRGBA(bytes);
    canvas.width = w;
    canvas.height = h;
    pen.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  } catch {
    canvas.width = 0;
  }
}
