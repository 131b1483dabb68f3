import { useEffect } from 'react';
import { useAddress } from '../shared/AddressRouter.tsx';
import { QUERY } from '../shared/paths.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import type { PosesView } from './PosesView.ts';

interface PoseNotes {
  /** Set when the pose was opened from the grid; Back then returns to the grid. */
  readonly poseFrom?: string;
}

interface PoseAddress {
  readonly openPose: (poseId: string) => void;
  readonly closePose: () => void;
}

/** Keeps the open pose in the URL: Back closes it, a reload opens it again, and a change of tab removes it. */
export function usePoseAddress(view: Pick<PosesView, 'show' | 'state'>, active: boolean): PoseAddress {
  const address = useAddress();
  const { query: text, historyState } = useSnapshot(address);
  const named = new URLSearchParams(text).get(QUERY.pose);
  const { show } = view;
  const shown = active ? named : null;
  useEffect(() => show(shown), [show, shown]);

  const without = new URLSearchParams(text);
  without.delete(QUERY.pose);
  const { poseFrom } = historyState as PoseNotes;
  const closePose = () => {
    if (poseFrom === without.toString()) address.go(-1);
    else address.replace(without, { poseFrom: undefined });
  };

  const { status, poses } = view.state;
  const isGone = status === 'ready' && !poses.some(({ id }) => id === named);
  const isIdle = named !== null && (!active || isGone);
  useEffect(() => {
    if (isIdle) address.replace(without, { poseFrom: undefined });
  });

  return {
    openPose: (poseId) => {
      const query = new URLSearchParams(text);
      query.set(QUERY.pose, poseId);
      const poseNotes: PoseNotes = { poseFrom: text };
      address.push(query, { ...historyState, ...poseNotes });
    },
    closePose,
  };
}
