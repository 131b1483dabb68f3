/**
 * Paints a base64 thumbhash on the canvas that `getCanvas` returns once the decoder has loaded. Does nothing for an
 * invalid hash or if the decoder cannot be loaded. Paints on a canvas because an image would require `data:` in
 * `img-src`.
 */
export async function paintThumbhash(hash: string, getCanvas: () => HTMLCanvasElement | null): Promise<void> {
  const decoder = await import('thumbhash').catch(() => null);
  const canvas = getCanvas();
  const context = canvas?.getContext('2d');
  if (!decoder || !canvas || !context) return;
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    const { w, h, rgba } = decoder.thumbHashToRGBA(bytes);
    canvas.width = w;
    canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  } catch {
    canvas.width = 0;
  }
}
