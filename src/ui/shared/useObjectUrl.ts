import { useEffect, useState } from 'react';

/** An object URL of `picture`, revoked when the component no longer uses it; null without a picture. */
export function useObjectUrl(picture: Blob | null): string | null {
  const [shownPicture, show] = useState<{ readonly picture: Blob; readonly url: string } | null>(null);
  useEffect(() => {
    if (picture === null) return;
    const url = URL.createObjectURL(picture);
    show({ picture, url });
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return shownPicture?.picture === picture ? shownPicture.url : null;
}
