import { MAX_LABELS_PER_DAY, OTHER_LABEL } from '../../application/ports/DailyCounts.ts';
import type { CountKind, DailyCount, DailyCounts } from '../../application/ports/DailyCounts.ts';
import type { Database } from './Database.ts';

interface CountRow {
  readonly day: string;
  readonly kind: CountKind;
  readonly label: string;
  readonly count: number;
}

export class PostgresDailyCounts implements DailyCounts {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async add(counts: readonly DailyCount[]): Promise<void> {
    for (const { day, kind, label, count } of counts)
      await this.#database.query(ADD_SQL, [day, kind, label, count, MAX_LABELS_PER_DAY, OTHER_LABEL]);
  }

  listSince(day: string): Promise<readonly DailyCount[]> {
    return this.#database.query<CountRow>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, kind, label, count FROM daily_counts
       WHERE day >= $1::date ORDER BY daily_counts.day DESC, count DESC`,
      [day],
    );
  }

  async removeBefore(day: string, limit: number): Promise<number> {
    const [row] = await this.#database.query<{ readonly count: number }>(
      `WITH removed AS (
         DELETE FROM daily_counts WHERE (day, kind, label) IN (
           SELECT day, kind, label FROM daily_counts WHERE day < $1::date LIMIT $2)
         RETURNING 1)
       SELECT count(*)::integer AS count FROM removed`,
      [day, limit],
    );
    return row!.count;
  }
}

/**
 * Counts a label. If two nodes add new labels at the same moment, their number may exceed the maximum by one or two.
 */
const ADD_SQL = `
  WITH of_day AS (SELECT label FROM daily_counts WHERE day = $1::date AND kind = $2::text)
  INSERT INTO daily_counts (day, kind, label, count)
  SELECT $1::date, $2::text,
    CASE WHEN EXISTS (SELECT FROM of_day WHERE label = $3::text)
      OR (SELECT count(*) FROM of_day WHERE label <> $6::text) < $5::integer
    THEN $3::text ELSE $6::text END,
    $4::integer
  ON CONFLICT (day, kind, label) DO UPDATE SET count = daily_counts.count + EXCLUDED.count`;
