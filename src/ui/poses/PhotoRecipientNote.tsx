import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { posesText } from '../text/poses.ts';
import type { PoseUploads } from './PoseUploads.ts';

export interface PhotoRecipientNoteProps {
  readonly uploads: PoseUploads;
  readonly className: string | undefined;
}

/** Names the company that receives photos to dress them. Renders nothing if photos stay on the server. */
export const PhotoRecipientNote = observer(function PhotoRecipientNote({
  uploads,
  className,
}: PhotoRecipientNoteProps) {
  const { tryOnServiceHost, findTryOnService } = uploads;
  useEffect(findTryOnService, [findTryOnService]);
  return tryOnServiceHost === null ? null : <p className={className}>{posesText.photosGoTo(tryOnServiceHost)}</p>;
});
