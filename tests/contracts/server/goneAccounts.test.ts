import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { SharpPictureIntake } from '../../../server/adapters/uploads/SharpPictureIntake.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';

/** Runs a function between reading a picture and storing it. */
class InterruptedIntake extends SharpPictureIntake {
  onRead: () => Promise<void> = async () => undefined;

  override async accept(...args: Parameters<SharpPictureIntake['accept']>) {
    const picture = await super.accept(...args);
    await this.onRead();
    return picture;
  }
}

describe('a call whose account is deleted while it runs', () => {
  let store: InMemoryStore;
  let intake: InterruptedIntake;
  let backend: BackendUnderTest;
  let anna: { cookie: string };

  beforeEach(async () => {
    store = new InMemoryStore();
    intake = new InterruptedIntake();
    backend = await BackendUnderTest.start({ store, intake });
    anna = await backend.signIn('anna');
    await store.poses.recordConsent('anna', 1);
  });
  afterEach(() => backend.stop());

  async function uploadPose() {
    const photo = await sharp({ create: { width: 512, height: 700, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }));
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = { ...anna, 'content-type': request.headers.get('content-type')! };
    return backend.call({ method: 'POST', url: '/api/pose/user/anna', headers, payload });
  }

  it('says that the session has ended, and not that a consent is missing', async () => {
    intake.onRead = () => store.accountDeletions.begin('anna', 1);
    const answer = await uploadPose();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { detail: 'There is no session, or it has ended.' },
    ]);
  });

  it('asks for the consent if only that was withdrawn', async () => {
    intake.onRead = () => store.poses.removeAll('anna');
    expect((await uploadPose()).statusCode).toBe(428);
  });
});
