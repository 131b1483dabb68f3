import { formatRelativeTime } from '../../domain/history/relativeTime.ts';
import type { SignedInDevice } from '../../application/ports/AccountAccess.ts';
import { Button } from '../design/Button.tsx';
import { accessText as text } from '../text/access.ts';
import styles from './AccessSection.module.css';

export interface DeviceListProps {
  readonly devices: readonly SignedInDevice[];
  readonly now: number;
  /** The device that is being signed out; null if there is none. */
  readonly closingDeviceId: string | null;
  readonly onSignOut: (id: string) => void;
}

/** The devices with an open session, this device first. */
export function DeviceList({ devices, now, closingDeviceId, onSignOut }: DeviceListProps) {
  const sortedDevices = devices.toSorted(
    (firstDevice, secondDevice) => Number(secondDevice.isCurrent) - Number(firstDevice.isCurrent),
  );
  return (
    <>
      <h4 className={styles.subheading} id="devices">
        {text.devices}
      </h4>
      <ul aria-labelledby="devices">
        {sortedDevices.map((device) => (
          <Device
            key={device.id}
            device={device}
            now={now}
            isClosing={device.id === closingDeviceId}
            onSignOut={() => onSignOut(device.id)}
          />
        ))}
      </ul>
    </>
  );
}

/** A session used within this time is shown as in use. The server records uses once an hour. */
const RECENT_MS = 3_600_000;

interface DeviceProps {
  readonly device: SignedInDevice;
  readonly now: number;
  readonly isClosing: boolean;
  readonly onSignOut: () => void;
}

function Device({ device, now, isClosing, onSignOut }: DeviceProps) {
  const name = text.device(device.browser, device.system);
  const isInUse = device.isCurrent || now - device.seenAt < RECENT_MS;
  return (
    <li className={styles.device}>
      <div className={styles.value}>
        {name}
        <span className={styles.note}>
          {isInUse ? text.usedNow : text.lastUsed(formatRelativeTime(device.seenAt, now))}
        </span>
      </div>
      {device.isCurrent ? (
        <span className={styles.current}>{text.current}</span>
      ) : (
        <Button variant="plain" busy={isClosing} aria-label={text.signOutDevice(name)} onClick={onSignOut}>
          {text.signOut}
        </Button>
      )}
    </li>
  );
}
