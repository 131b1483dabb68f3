import { useId } from 'react';
import type { StoredPictures } from '../../application/ports/Poses.ts';
import { MAX_POSES, MAX_TRY_ONS } from '../../domain/poses/limits.ts';
import { IconButton } from '../design/IconButton.tsx';
import { TrashIcon } from '../design/icons/icons.tsx';
import { keptText as text } from '../text/kept.ts';
import type { Deletion } from './KeptView.ts';
import styles from './KeptPanel.module.css';

export interface KeptListsProps {
  readonly kept: StoredPictures;
  readonly onDelete: (deletion: Deletion) => void;
}

/** A row of the list: one picture. */
interface Row {
  readonly id: string;
  readonly picture: string;
  readonly title: string;
  readonly facts: readonly string[];
}

/** The list of poses and the list of unsaved results, each with its limit. */
export function KeptLists({ kept: { poses, results }, onDelete }: KeptListsProps) {
  return (
    <>
      <KeptList
        heading={text.poses}
        most={MAX_POSES}
        note={poses.length >= MAX_POSES ? text.full : null}
        rows={poses.map(poseRow)}
        onDelete={(id) => onDelete({ kind: 'pose', id })}
      />
      <KeptList
        heading={text.results}
        most={MAX_TRY_ONS}
        note={results.length >= MAX_TRY_ONS ? text.gives : null}
        rows={results.map(resultRow)}
        onDelete={(id) => onDelete({ kind: 'result', id })}
      />
    </>
  );
}

function poseRow(pose: StoredPictures['poses'][number]): Row {
  const { id, picture, generated, createdAt, width, height } = pose;
  return {
    id,
    picture,
    title: generated ? text.look(pose.description) : text.photo,
    facts: [generated ? text.saved(createdAt) : text.added(createdAt), text.pixels(width, height)],
  };
}

function resultRow({
  id,
  picture,
  description,
  createdAt,
  expiresAt,
  width,
  height,
}: StoredPictures['results'][number]): Row {
  return {
    id,
    picture,
    title: text.look(description),
    facts: [text.made(createdAt), text.expires(expiresAt), text.pixels(width, height)],
  };
}

interface KeptListProps {
  readonly heading: string;
  readonly most: number;
  readonly note: string | null;
  readonly rows: readonly Row[];
  readonly onDelete: (id: string) => void;
}

function KeptList({ heading, most, note, rows, onDelete }: KeptListProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {heading} <span className={styles.count}>{text.count(rows.length, most)}</span>
      </h3>
      {note !== null && <p className={styles.note}>{note}</p>}
      <ul>
        {rows.map((row) => (
          <li className={styles.row} key={row.id}>
            <img className={styles.picture} src={row.picture} alt="" loading="lazy" decoding="async" />
            <div>
              <p className={styles.title}>{row.title}</p>
              {row.facts.map((fact) => (
                <p className={styles.fact} key={fact}>
                  {fact}
                </p>
              ))}
            </div>
            <IconButton
              label={text.delete(`${row.title}, ${row.facts[0]}`)}
              icon={TrashIcon}
              onClick={() => onDelete(row.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
