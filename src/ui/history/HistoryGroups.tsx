import { useId } from 'react';
import type { HistoryGroup } from '../../domain/history/historyGroups.ts';
import { IconButton } from '../design/IconButton.tsx';
import { Picture } from '../design/Picture.tsx';
import { createIcon } from '../design/icons/createIcon.tsx';
import { historyText } from '../text/history.ts';
import type { HistoryEntry } from './HistoryViewModel.ts';
import styles from './HistoryGroups.module.css';

/** An icon of three dots, each larger than the stroke of other icons. */
const MoreIcon = createIcon(
  'M5.5 11.5a.5 .5 0 1 0 0 1 .5 .5 0 0 0 0-1Zm6.5 0a.5 .5 0 1 0 0 1 .5 .5 0 0 0 0-1Zm6.5 0a.5 .5 0 1 0 0 1 .5 .5 0 0 0 0-1Z',
);

export interface HistoryGroupsProps {
  readonly groups: readonly HistoryGroup<HistoryEntry>[];
  readonly onSelect: (id: string) => void;
  readonly onActions: (id: string) => void;
}

/** The entries in groups: Today, Yesterday, This Week, then by month and year (spec 2.13). */
export function HistoryGroups({ groups, ...rest }: HistoryGroupsProps) {
  return groups.map((group) => <HistoryGroupSection key={getHeading(group)} group={group} {...rest} />);
}

function HistoryGroupSection({
  group,
  onSelect,
  onActions,
}: Omit<HistoryGroupsProps, 'groups'> & { readonly group: HistoryGroup<HistoryEntry> }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {getHeading(group)}
      </h3>
      <ul>
        {group.lines.map(({ entry, formattedTime }) => {
          const { title, pictureUrl } = entry;
          return (
            <li className={styles.line} key={entry.id}>
              <button className={styles.entry} type="button" onClick={() => onSelect(entry.id)}>
                {pictureUrl !== undefined && (
                  <span className={styles.picture}>
                    <Picture
                      image={{ url: pictureUrl, width: null, thumbhash: null, alt: null }}
                      sizes="40px"
                      alt=""
                      ratio={1}
                    />
                  </span>
                )}
                <span className={styles.title} dir="auto">
                  {title}
                </span>{' '}
                <time className={styles.when} dateTime={entry.timestamp}>
                  {formattedTime}
                </time>
              </button>
              <IconButton
                label={historyText.actionsOf(title)}
                icon={MoreIcon}
                aria-haspopup="dialog"
                onClick={() => onActions(entry.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function getHeading({ period, month }: HistoryGroup<HistoryEntry>): string {
  return period === 'month' ? (month ?? '') : historyText.periods[period];
}
