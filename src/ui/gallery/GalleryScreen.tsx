import { useState, type ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { Carousel } from '../design/Carousel.tsx';
import { Chip, RemovableChip } from '../design/Chip.tsx';
import { ToggleChip } from '../design/ToggleChip.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Disclosure } from '../design/Disclosure.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { ErrorPopup } from '../design/ErrorPopup.tsx';
import { ErrorState } from '../design/ErrorState.tsx';
import { IconButton } from '../design/IconButton.tsx';
import * as firstIcons from '../design/icons/icons.tsx';
import * as laterIcons from '../design/icons/laterIcons.tsx';
import { Picture } from '../design/Picture.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { ProgressLine } from '../design/ProgressLine.tsx';
import { PulseIndicator } from '../design/PulseIndicator.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { TextField } from '../design/TextField.tsx';
import { Toast, type ToastMessage } from '../design/Toast.tsx';
import styles from './GalleryScreen.module.css';

type Overlay = 'dialog' | 'confirm' | 'error' | 'end' | 'start' | 'rises';

const LONG_TEXT =
  'A relaxed navy linen blazer with patch pockets, half-lined, cut to be worn open over a shirt that has seen better summers';
const BROKEN_PICTURE = {
  url: '/media/none.avif',
  width: null,
  thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A',
  alt: 'A picture that is missing',
};

/** Pictures of demo items to show in the gallery. */
const PICTURE_NAMES = [
  'common-larch-tidewater-linen-blazer',
  'tessaly-apricity-slip-dress',
  'common-larch-fellside-cable',
  'brackwater-mill-tally-clerk-loafer',
  'brackwater-mill-signalman-trench',
  'halden-rook-hogmanay-tuxedo',
  'common-larch-kindling-wrap-dress',
].map((id) => ({
  url: `/media/catalogue/${id}/front.avif`,
  width: null,
  thumbhash: null,
  alt: id.replaceAll('-', ' '),
}));

/** Shows every design primitive in every state, in light and dark. Only the development build contains it. */
export function GalleryScreen() {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const close = () => setOverlay(null);
  const renderOpenButton = (name: Overlay) => (
    <Button variant="quiet" onClick={() => setOverlay(name)}>
      {name}
    </Button>
  );
  return (
    <main className={styles.gallery}>
      {(['light', 'dark'] as const).map((theme) => (
        <div className={styles.side} data-theme={theme} key={theme}>
          <h1 className={styles.title}>Atelier, by {theme}</h1>
          <PrimitiveSections />
          <Shelf name="Overlays">
            {renderOpenButton('dialog')} {renderOpenButton('confirm')} {renderOpenButton('error')}{' '}
            {renderOpenButton('end')} {renderOpenButton('start')} {renderOpenButton('rises')}
            <Button variant="quiet" onClick={() => setToast({ id: Date.now(), text: 'Added to Search' })}>
              toast
            </Button>
            <Button variant="quiet" onClick={() => setToast(null)}>
              no toast
            </Button>
          </Shelf>
        </div>
      ))}
      <Dialog open={overlay === 'dialog'} onClose={close} title="Share this link" actions={<Button>Copy</Button>}>
        <p>{LONG_TEXT}</p>
      </Dialog>
      <ConfirmDialog open={overlay === 'confirm'} onClose={close} onConfirm={close}>
        Remove {LONG_TEXT} from your wishlist?
      </ConfirmDialog>
      <ErrorPopup message={overlay === 'error' ? 'Error Searching Items' : null} onClose={close} />
      <Sheet
        open={overlay === 'end'}
        onClose={close}
        title="Refine Results"
        footer={
          <>
            <Button variant="quiet">Reset</Button>
            <Button variant="quiet">Clear All</Button>
          </>
        }
      >
        <GallerySections />
      </Sheet>
      <Sheet open={overlay === 'start'} onClose={close} title="Chat History" side="start">
        <GallerySections />
      </Sheet>
      <Sheet open={overlay === 'rises'} onClose={close} title="Fitting Room" slidesUp>
        <GallerySections />
      </Sheet>
      <Toast message={toast} />
    </main>
  );
}

function Shelf({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.shelf}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.things}>{children}</div>
    </section>
  );
}

function GallerySections() {
  return (
    <>
      <Disclosure title="Sort By" defaultOpen meta="Relevance">
        <ToggleChip pressed>Relevance</ToggleChip>
      </Disclosure>
      <Disclosure title="Size" meta="2">
        <ToggleChip pressed>M</ToggleChip> <ToggleChip pressed={false}>L</ToggleChip>
      </Disclosure>
    </>
  );
}

function PrimitiveSections() {
  const iconEntries = Object.entries({ ...firstIcons, ...laterIcons });
  return (
    <>
      <Shelf name="Type">
        <p className={styles.display}>Start with a wish 128</p>
        <p className={styles.headline}>Quick Finds, and what came of them</p>
        <p className={styles.sheetTitle}>Refine Results</p>
        <p>{LONG_TEXT}</p>
        <p className={styles.caption}>Last updated: September 2, 2025</p>
      </Shelf>
      <Shelf name="Buttons">
        <Button>View on Maison Orry</Button> <Button variant="quiet">Clear All</Button>{' '}
        <Button variant="danger">Remove</Button>
        <Button variant="plain">Forgot Password?</Button> <Button busy>Sending...</Button>{' '}
        <Button disabled>Sign In</Button>
      </Shelf>
      <Shelf name="Marks">
        {iconEntries.map(([name, icon]) => (
          <IconButton key={name} label={name} icon={icon} />
        ))}
        <IconButton label="Kept" icon={firstIcons.HeartFilledIcon} isAccented />{' '}
        <IconButton label="Not now" icon={laterIcons.ShareIcon} disabled />
      </Shelf>
      <Shelf name="Fields">
        <TextField label="Email" type="email" defaultValue="demo@atelier.test" />
        <TextField
          label="Password"
          type="password"
          hint="Password must be at least 6 characters"
          error="Passwords do not match"
          trailingContent={<IconButton label="Show" icon={laterIcons.EyeIcon} />}
        />
        <TextField label="Location" disabled defaultValue="Trieste" />
      </Shelf>
      <Shelf name="Chips">
        <Chip aria-expanded={false}>Sort</Chip> <ToggleChip pressed>M</ToggleChip>{' '}
        <ToggleChip pressed={false}>XL</ToggleChip>
        <RemovableChip label="Navy" onRemove={() => {}} />{' '}
        <ToggleChip pressed={false} disabled>
          XXL
        </ToggleChip>
      </Shelf>
      <Shelf name="Prices">
        <PriceTag price={189} fullPrice={189} discountPerc={0} />{' '}
        <PriceTag price={151.2} fullPrice={189} discountPerc={20} />
      </Shelf>
      <Shelf name="Signs of life">
        <PulseIndicator status="idle" /> <PulseIndicator status="thinking" /> <PulseIndicator status="loading" />
        <ProgressLine label="Uploading" percent={40} /> <ProgressLine label="Searching" />
      </Shelf>
      <Shelf name="Pictures">
        <div className={styles.cards}>
          <Picture image={BROKEN_PICTURE} sizes="10rem" /> <Picture image={null} sizes="10rem" alt="None" />
          <div>
            <Skeleton shape="picture" />
            <Skeleton width="60%" />
          </div>
        </div>
        <Carousel label="Cards" variant="strip">
          {PICTURE_NAMES.map((image) => (
            <Picture key={image.url} image={image} sizes="10rem" />
          ))}
        </Carousel>
      </Shelf>
      <Shelf name="States">
        <EmptyState illustration="skirt" title="Nothing kept yet" text="Tap a heart, and what you like hangs here.">
          <Button>Find something</Button>
        </EmptyState>
        <ErrorState title="The search did not come back" text="Your words are still there." onRetry={() => {}} />
      </Shelf>
      <Shelf name="Sections">
        <div className={styles.wide}>
          <GallerySections />
        </div>
      </Shelf>
    </>
  );
}
