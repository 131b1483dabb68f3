import { expect, it } from 'vitest';
import { BrowserGeolocation } from './BrowserGeolocation.ts';

type PositionRequest = Parameters<Geolocation['getCurrentPosition']>;

function createGeolocation() {
  const requests: PositionRequest[] = [];
  const geolocation = { getCurrentPosition: (...request: PositionRequest) => void requests.push(request) };
  return { requests, adapter: new BrowserGeolocation({ geolocation }) };
}
const neverAborted = () => new AbortController().signal;

it('asks with a time-out of ten seconds and accepts positions of the last 100 minutes', async () => {
  const { requests, adapter } = createGeolocation();
  const position = adapter.findPosition(neverAborted());
  const [onFound, , options] = requests[0]!;
  expect(options).toEqual({ timeout: 10_000, maximumAge: 6_000_000 });
  onFound({ coords: { latitude: 59.9, longitude: 10.7, accuracy: 20 } } as GeolocationPosition);
  expect(await position).toEqual({ latitude: 59.9, longitude: 10.7 });
});

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
])('translates the error code %i to %s', async (code, failure) => {
  const { requests, adapter } = createGeolocation();
  const position = adapter.findPosition(neverAborted());
  requests[0]![1]!({ code } as GeolocationPositionError);
  await expect(position).rejects.toMatchObject({ name: 'PositionError', failure });
});

it('reports a browser without geolocation', async () => {
  const position = new BrowserGeolocation({}).findPosition(neverAborted());
  await expect(position).rejects.toMatchObject({ name: 'PositionError', failure: 'unsupported' });
});

it('rejects with the reason of an aborted signal', async () => {
  const { adapter } = createGeolocation();
  const controller = new AbortController();
  const position = adapter.findPosition(controller.signal);
  const reason = new Error('The shopper typed a place.');
  controller.abort(reason);
  await expect(position).rejects.toBe(reason);
});
