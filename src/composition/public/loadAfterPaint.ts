/**
 * Loads the code of a page after its first paint, so that text, fonts and pictures do not wait for it on a slow
 * connection. If a button is pressed before, presses it again after the code has loaded or failed to load.
 */
export async function loadAfterPaint(page: Window, load: () => Promise<unknown>): Promise<void> {
  let pressedButton: HTMLButtonElement | null = null;
  const holdPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressedButton = button;
  };
  page.document.addEventListener('click', holdPress);
  await waitForPaint(page);
  try {
    await load();
  } finally {
    page.document.removeEventListener('click', holdPress);
    (pressedButton as HTMLButtonElement | null)?.click();
  }
}

/** A frame's callbacks run before it is painted, and tasks afterwards. */
const waitForPaint = (page: Window) =>
  new Promise<void>((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
