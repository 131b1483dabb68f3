import { observer } from 'mobx-react-lite';
import type { AttachmentUploadSnapshot } from '../../application/attachments/AttachmentUpload.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import { IconButton } from '../design/IconButton.tsx';
import { CloseIcon } from '../design/icons/icons.tsx';
import { Picture } from '../design/Picture.tsx';
import { attachmentsText } from '../text/attachments.ts';
import { KindChip } from './KindChip.tsx';
import { UploadingPhoto } from './UploadingPhoto.tsx';
import styles from './AttachmentTray.module.css';

export interface AttachmentTrayView {
  readonly queryText: string;
  readonly attachments: readonly Attachment[];
  /** Name of the attached item or garment, if known. */
  readonly attachmentName: string | null;
  readonly photo: {
    readonly state: AttachmentUploadSnapshot | null;
    readonly isBusy: boolean;
    readonly cancel: () => void;
  };
  readonly detach: () => void;
  readonly correctKind: (attachmentId: string, kind: string) => void;
}

/** The attachment of the next search, or its upload (spec section 5: at most one). */
export const AttachmentTray = observer(function AttachmentTray({ view }: { readonly view: AttachmentTrayView }) {
  const { photo, attachments, attachmentName, detach, correctKind } = view;
  const attachment = attachments[0];
  if (photo.isBusy && photo.state)
    return <UploadingPhoto state={photo.state} hasQueryText={view.queryText.trim() !== ''} onCancel={photo.cancel} />;
  if (attachment === undefined) return null;
  const name = attachmentName ?? getAttachmentName(attachment);
  return (
    <div className={styles.tray}>
      <span className={styles.picture}>
        <Picture
          image={{ url: attachment.imageUrls[0] ?? attachment.url, width: null, thumbhash: null, alt: null }}
          sizes="48px"
          alt=""
          eager
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {attachment.context === 'chat_attachment' && (
          <span className={styles.hint}>{attachmentsText.colors(attachment.colors)}</span>
        )}
      </span>
      {attachment.kinds.length > 0 && (
        <KindChip kind={attachment.kind} kinds={attachment.kinds} onKind={(kind) => correctKind(attachment.id, kind)} />
      )}
      <IconButton label={attachmentsText.remove(name)} icon={CloseIcon} onClick={detach} />
    </div>
  );
});

function getAttachmentName({ context }: Attachment): string {
  return context === 'item' ? attachmentsText.item : attachmentsText.photo;
}
