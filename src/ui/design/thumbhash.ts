/**
 * Paints a base64 thumbhash on the canvas that `getCanvas` returns, once the decoder has loaded. Does nothing if the
 * hash is invalid or the decoder fails to load. Uses a canvas because an image would require `data:` in `img-src`.
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
