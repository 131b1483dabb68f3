/** Small strings kept on the device. A full or forbidden store behaves as an empty one and never throws. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}
