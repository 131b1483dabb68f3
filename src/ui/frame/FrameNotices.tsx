import type { Notices } from '../../application/notices/Notices.ts';
import { ErrorPopup } from '../design/ErrorPopup.tsx';
import { Toast } from '../design/Toast.tsx';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { messages, getMessageText } from '../text/messages.ts';

/** Shows the popup and the toast of the use cases. */
export function FrameNotices({ notices }: { readonly notices: Notices }) {
  const { popup, retry, toast } = useSnapshot(notices);
  return (
    <>
      <ErrorPopup
        message={popup && getMessageText(popup)}
        onClose={() => notices.closePopup()}
        onRetry={retry && (() => (notices.closePopup(), retry()))}
      />
      <Toast message={toast && { id: toast.id, text: messages[toast.message] }} />
    </>
  );
}
