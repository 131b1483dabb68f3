import { useEffect, useState } from 'react';

/**
 * False at first and true soon after that has been painted: for what nobody sees at first, so that a phone
 * shows what is seen without having drawn the rest.
 */
export function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLater(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return later;
}
