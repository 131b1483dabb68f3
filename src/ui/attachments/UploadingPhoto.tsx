import { useEffect, useState } from 'react';
import type { AttachmentUploadSnapshot } from '../../application/attachments/AttachmentUpload.ts';
import { IconButton } from '../design/IconButton.tsx';
import { CloseIcon } from '../design/icons/icons.tsx';
import { ProgressLine } from '../design/ProgressLine.tsx';
import { attachmentsText } from '../text/attachments.ts';
import tray from './AttachmentTray.module.css';
import styles from './UploadingPhoto.module.css';

export interface UploadingPhotoProps {
  readonly state: AttachmentUploadSnapshot;
  readonly onCancel: () => void;
}

/** How far the photo has come, and a way to call it back. */
export function UploadingPhoto({ state: { status, progress, photo }, onCancel }: UploadingPhotoProps) {
  const preview = usePreview(photo);
  const label = status === 'preparing' ? attachmentsText.preparing : attachmentsText.uploading;
  return (
    <div className={tray.tray}>
      <span className={tray.picture}>{preview && <img className={styles.preview} src={preview} alt="" />}</span>
      <span className={tray.words}>
        <span className={tray.name}>{label}</span>
        <ProgressLine label={label} percent={status === 'uploading' ? Math.round(progress * 100) : undefined} />
      </span>
      <IconButton label={attachmentsText.cancel} icon={CloseIcon} onClick={onCancel} />
    </div>
  );
}

/** An address of the photo for as long as it is shown. */
function usePreview(photo: Blob | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (photo === null) return undefined;
    const url = URL.createObjectURL(photo);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return preview;
}
