import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { Button } from '../design/Button.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { CloseIcon, PlusIcon } from '../design/icons/icons.tsx';
import { ProgressLine } from '../design/ProgressLine.tsx';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import { posesText } from '../text/poses.ts';
import type { PoseUploads } from './PoseUploads.ts';
import styles from './UploadTile.module.css';

export interface UploadTileProps {
  readonly uploads: PoseUploads;
  /** Whether to render a button instead of a tile, for use outside a grid. */
  readonly isButton?: boolean;
}

/** A tile to choose a photo. During the upload it shows the photo, its progress and a Cancel button. */
export const UploadTile = observer(function UploadTile({ uploads, isButton }: UploadTileProps) {
  const fileInputRef = useRef<HTMLInputElement>(null);
  const tileRef = useRef<HTMLDivElement>(null);
  const { upload } = uploads;
  const onFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = currentTarget.files ?? [];
    if (photo) uploads.add(photo);
    // Clear the input, so that the shopper can choose the same photo again.
    currentTarget.value = '';
  };
  useFocusMovedOnUpload(tileRef, upload !== null);
  const openFileDialog = () => fileInputRef.current?.click();
  return (
    <div ref={tileRef}>
      {upload !== null ? (
        <UploadingTile {...upload} onCancel={uploads.cancelUpload} />
      ) : isButton ? (
        <Button onClick={openFileDialog}>
          <PlusIcon />
          {posesText.add}
        </Button>
      ) : (
        <button type="button" className={styles.tile} disabled={uploads.isFull} onClick={openFileDialog}>
          <PlusIcon />
          {posesText.add}
        </button>
      )}
      <input ref={fileInputRef} type="file" accept="image/*" hidden tabIndex={-1} onChange={onFile} />
    </div>
  );
});

/** Moves the focus between the Choose and Cancel buttons, which replace each other. */
function useFocusMovedOnUpload(tileRef: RefObject<HTMLElement | null>, isUploading: boolean): void {
  const wasUploadingRef = useRef(false);
  useEffect(() => {
    const hasChanged = wasUploadingRef.current !== isUploading;
    wasUploadingRef.current = isUploading;
    if (hasChanged && document.activeElement === document.body) tileRef.current?.querySelector('button')?.focus();
  }, [tileRef, isUploading]);
}

interface UploadingTileProps {
  readonly photo: Blob;
  readonly progress: number;
  readonly onCancel: () => void;
}

function UploadingTile({ photo, progress, onCancel }: UploadingTileProps) {
  const url = useObjectUrl(photo);
  const label = getUploadLabel(progress);
  const percent = progress > 0 && progress < 1 ? Math.round(progress * 100) : undefined;
  return (
    <div className={styles.uploading}>
      {url !== null && <img className={styles.picture} src={url} alt="" />}
      <IconButton
        className={styles.cancel}
        label={posesText.cancelUpload}
        icon={CloseIcon}
        isOnPicture
        onClick={onCancel}
      />
      <div className={styles.progress}>
        {label}
        <ProgressLine label={label} percent={percent} />
      </div>
    </div>
  );
}

/** The label of an upload. It changes after the last byte, because the server still processes the photo. */
function getUploadLabel(progress: number): string {
  if (progress === 0) return posesText.preparing;
  return progress < 1 ? posesText.uploading : posesText.checking;
}
