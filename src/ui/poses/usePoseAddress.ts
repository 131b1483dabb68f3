import { useEffect } from 'react';
import { useAddress } from '../shared/AddressRouter.tsx';
import { QUERY } from '../shared/paths.ts';
import { useSnapshot } from '../shared/useSnapshot.ts';
import type { PosesView } from './PosesView.ts';

interface PoseHistoryState {
  /** Present if the pose was opened from the grid. Back then returns to the grid. */
  readonly poseFrom?: string;
}

interface PoseAddress {
  readonly openPose: (poseId: string) => void;
  readonly closePose: () => void;
}

/**
 * Syncs the open pose with the URL: Back closes the pose, a reload opens it again, and a change of tab removes it
 * from the URL.
 */
export function usePoseAddress(view: Pick<PosesView, 'showPose' | 'state'>, isActive: boolean): PoseAddress {
  const address = useAddress();
  const { query: text, historyState } = useSnapshot(address);
  const poseIdInUrl = new URLSearchParams(text).get(QUERY.pose);
  const { showPose } = view;
  const shownPoseId = isActive ? poseIdInUrl : null;
  useEffect(() => showPose(shownPoseId), [showPose, shownPoseId]);

  const queryWithoutPose = new URLSearchParams(text);
  queryWithoutPose.delete(QUERY.pose);
  const { poseFrom } = historyState as PoseHistoryState;
  const closePose = () => {
    if (poseFrom === queryWithoutPose.toString()) address.go(-1);
    else address.replace(queryWithoutPose, { poseFrom: undefined });
  };

  const { status, poses } = view.state;
  const isPoseDeleted = status === 'ready' && !poses.some(({ id }) => id === poseIdInUrl);
  const isStale = poseIdInUrl !== null && (!isActive || isPoseDeleted);
  useEffect(() => {
    if (isStale) address.replace(queryWithoutPose, { poseFrom: undefined });
  });

  return {
    openPose: (poseId) => {
      const query = new URLSearchParams(text);
      query.set(QUERY.pose, poseId);
      const poseState: PoseHistoryState = { poseFrom: text };
      address.push(query, { ...historyState, ...poseState });
    },
    closePose,
  };
}
