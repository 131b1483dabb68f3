import { useId } from 'react';
import type { StoredPictures } from '../../application/ports/Poses.ts';
import { MAX_POSES, MAX_TRY_ONS } from '../../domain/poses/limits.ts';
import { IconButton } from '../design/IconButton.tsx';
import { TrashIcon } from '../design/icons/laterIcons.tsx';
import { storedPicturesText as text } from '../text/storedPictures.ts';
import type { PictureDeletion } from './StoredPicturesView.ts';
import styles from './StoredPicturesPanel.module.css';

export interface StoredPictureListsProps {
  readonly storedPictures: StoredPictures;
  readonly onDelete: (deletion: PictureDeletion) => void;
}

interface StoredPictureRow {
  readonly id: string;
  readonly picture: string;
  readonly title: string;
  readonly factTexts: readonly string[];
}

/** The list of poses and the list of unsaved results, each with its limit. */
export function StoredPictureLists({ storedPictures: { poses, results }, onDelete }: StoredPictureListsProps) {
  return (
    <>
      <StoredPictureList
        heading={text.poses}
        maxCount={MAX_POSES}
        note={poses.length >= MAX_POSES ? text.full : null}
        rows={poses.map(createPoseRow)}
        onDelete={(id) => onDelete({ kind: 'pose', id })}
      />
      <StoredPictureList
        heading={text.results}
        maxCount={MAX_TRY_ONS}
        note={results.length >= MAX_TRY_ONS ? text.gives : null}
        rows={results.map(createResultRow)}
        onDelete={(id) => onDelete({ kind: 'result', id })}
      />
    </>
  );
}

function createPoseRow(pose: StoredPictures['poses'][number]): StoredPictureRow {
  const { id, picture, generated, corrected, createdAt, width, height } = pose;
  return {
    id,
    picture,
    title: generated ? text.look(pose.description) : text.photo,
    factTexts: [
      generated ? text.saved(createdAt) : text.added(createdAt),
      text.pixels(width, height),
      ...(corrected ? [text.corrected] : []),
    ],
  };
}

function createResultRow({
  id,
  picture,
  description,
  createdAt,
  expiresAt,
  width,
  height,
}: StoredPictures['results'][number]): StoredPictureRow {
  return {
    id,
    picture,
    title: text.look(description),
    factTexts: [text.made(createdAt), text.expires(expiresAt), text.pixels(width, height)],
  };
}

interface StoredPictureListProps {
  readonly heading: string;
  readonly maxCount: number;
  readonly note: string | null;
  readonly rows: readonly StoredPictureRow[];
  readonly onDelete: (id: string) => void;
}

function StoredPictureList({ heading, maxCount, note, rows, onDelete }: StoredPictureListProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        {heading} <span className={styles.count}>{text.count(rows.length, maxCount)}</span>
      </h3>
      {note !== null && <p className={styles.note}>{note}</p>}
      <ul>
        {rows.map((row) => (
          <li className={styles.row} key={row.id}>
            <img className={styles.picture} src={row.picture} alt="" loading="lazy" decoding="async" />
            <div>
              <p className={styles.title}>{row.title}</p>
              {row.factTexts.map((fact) => (
                <p className={styles.fact} key={fact}>
                  {fact}
                </p>
              ))}
            </div>
            <IconButton
              label={text.delete(`${row.title}, ${row.factTexts[0]}`)}
              icon={TrashIcon}
              onClick={() => onDelete(row.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
