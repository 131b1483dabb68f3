/**
 * Adds parts that jsdom lacks: <dialog>, popovers and object URLs. Of <dialog>: the modal state, moving and restoring
 * the focus, Escape as a cancelable request, and `close`.
 */
const focusBeforeDialog = new WeakMap<HTMLDialogElement, Element | null>();
const modals: HTMLDialogElement[] = [];

function show(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  focusBeforeDialog.set(this, document.activeElement);
  modals.push(this);
  this.setAttribute('open', '');
  const firstElement = this.querySelector<HTMLElement>('button, a[href], input, textarea, select, [tabindex="0"]');
  (this.querySelector<HTMLElement>('[autofocus]') ?? firstElement)?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  modals.splice(modals.indexOf(this), 1);
  const focusedBefore = focusBeforeDialog.get(this);
  if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
  // Dispatch `close` asynchronously like browsers, so that it does not close a dialog that was reopened.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

document.addEventListener('keydown', (event) => {
  const top = modals.at(-1);
  if (event.key !== 'Escape' || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
});

Object.assign(HTMLDialogElement.prototype, { show, showModal: show, close });
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.dataset['popoverOpen'] = '';
  },
  hidePopover(this: HTMLElement) {
    delete this.dataset['popoverOpen'];
  },
  scrollTo() {},
  scrollIntoView() {},
});
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList;

/** Removes dialogs that a test left open. */
export function forgetOpenDialogs(): void {
  modals.length = 0;
}
