import type { AttachmentUploadSnapshot } from '../../application/attachments/AttachmentUpload.ts';
import { IconButton } from '../design/IconButton.tsx';
import { CloseIcon } from '../design/icons/icons.tsx';
import { ProgressLine } from '../design/ProgressLine.tsx';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import { attachmentsText } from '../text/attachments.ts';
import tray from './AttachmentTray.module.css';
import styles from './UploadingPhoto.module.css';

export interface UploadingPhotoProps {
  readonly state: AttachmentUploadSnapshot;
  /** Whether the query bar has text, which is sent after the upload. */
  readonly hasQueryText: boolean;
  readonly onCancel: () => void;
}

/** The progress of the upload, and a button to cancel it. */
export function UploadingPhoto({ state: { status, progress, photo }, hasQueryText, onCancel }: UploadingPhotoProps) {
  const preview = useObjectUrl(photo);
  const label = getUploadLabel(status, progress);
  return (
    <div className={tray.tray}>
      <span className={tray.picture}>{preview && <img className={styles.preview} src={preview} alt="" />}</span>
      <span className={tray.words}>
        <span className={tray.name}>{label}</span>
        <ProgressLine
          label={label}
          percent={status === 'uploading' && progress < 1 ? Math.round(progress * 100) : undefined}
        />
        <span className={tray.hint} role="status">
          {hasQueryText && attachmentsText.waiting}
        </span>
      </span>
      <IconButton label={attachmentsText.cancel} icon={CloseIcon} onClick={onCancel} />
    </div>
  );
}

/** The label of an upload. It changes after the last byte, because the server still analyzes the photo. */
function getUploadLabel(status: AttachmentUploadSnapshot['status'], progress: number): string {
  if (status === 'preparing') return attachmentsText.preparing;
  return progress < 1 ? attachmentsText.uploading : attachmentsText.reading;
}
