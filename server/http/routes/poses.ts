import type { FastifyReply } from 'fastify';
import * as pose from '../../../contract/pose.ts';
import { deleteTryOn, getTryOnImage } from '../../../contract/tryon.ts';
import type { KeptPictures } from '../../application/poses/KeptPictures.ts';
import type { PictureFile, PoseService } from '../../application/poses/PoseService.ts';
import type { CallServer } from '../CallServer.ts';
import { keptPicturesToWire, poseToWire } from '../wire/posesToWire.ts';

export function servePoses(calls: CallServer, poses: PoseService, keptPictures: KeptPictures): void {
  calls.serve(pose.addPose, async ({ body, files, userId, signal }) =>
    poseToWire(await poses.add(userId, files['image']!.bytes, body.image_id ?? null, signal)),
  );

  calls.serve(pose.fetchPoses, async ({ userId }) => (await poses.list(userId)).map(poseToWire));

  calls.serve(pose.fetchPoseThumbnails, async ({ userId }) =>
    Object.fromEntries(
      [...(await poses.getThumbnails(userId))].map(([id, bytes]) => [id, Buffer.from(bytes).toString('base64')]),
    ),
  );

  for (const call of [pose.getPose, pose.getPoseImage])
    calls.serve(call, async ({ params, userId, reply }) =>
      sendPrivately(reply, await poses.getPicture(userId, params.id)),
    );

  calls.serve(pose.getPoseThumbnail, async ({ params, userId, reply }) =>
    sendPrivately(reply, await poses.getThumbnail(userId, params.id)),
  );

  calls.serve(pose.deletePose, async ({ params, userId }) => {
    await poses.remove(userId, params.id);
    return undefined;
  });

  calls.serve(pose.agreeToPhotos, async ({ body, userId }) => {
    await keptPictures.recordConsent(userId, body.service);
    return undefined;
  });

  calls.serve(pose.takeBackPhotos, async ({ userId }) => {
    await keptPictures.removeAll(userId);
    return undefined;
  });

  calls.serve(getTryOnImage, async ({ params, userId, reply }) =>
    sendPrivately(reply, await keptPictures.getResultPicture(userId, params.id)),
  );

  calls.serve(deleteTryOn, async ({ params, userId }) => {
    await keptPictures.removeResult(userId, params.id);
    return undefined;
  });

  calls.serve(pose.fetchKeptPictures, async ({ userId }) => keptPicturesToWire(await keptPictures.list(userId)));
}

/** Sends a photo of a person without caching, so that no copy stays on a shared computer. */
function sendPrivately(reply: FastifyReply, { bytes, mediaType }: PictureFile): FastifyReply {
  return reply.type(mediaType).headers({ 'cache-control': 'private, no-store', vary: 'cookie' }).send(bytes);
}
