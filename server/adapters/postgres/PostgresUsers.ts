import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import type { Preferences, Profile } from '../../../src/domain/accounts/Profile.ts';
import type { PreferencesPatch, Users, VerifiedIdentity } from '../../application/ports/Users.ts';
import type { Database, Sql } from './Database.ts';
import { jsonText } from './jsonText.ts';

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly onboarded: boolean;
  readonly chat_enabled: boolean;
  readonly preferences: Partial<Preferences>;
}

const COLUMNS = 'users.id, email, name, onboarded, chat_enabled, preferences';

export class PostgresUsers implements Users {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async byId(id: string): Promise<Profile | null> {
    return one(await this.#database.query<UserRow>(`SELECT ${COLUMNS} FROM users WHERE id = $1`, [id]));
  }

  signedIn(identity: VerifiedIdentity, newId: string): Promise<Profile> {
    return this.#database.transaction(async (sql) => {
      const known = await byIdentity(sql, identity) ?? await byEmailOrNew(sql, identity, newId);
      await sql.query(
        'INSERT INTO identities (provider, subject, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [identity.provider, identity.subject, known.id]);
      if (known.name !== '' || identity.name === '') return known;
      await sql.query('UPDATE users SET name = $2 WHERE id = $1', [known.id, identity.name]);
      return { ...known, name: identity.name };
    });
  }

  async savePreferences(id: string, { onboarded, ...patch }: PreferencesPatch): Promise<Profile | null> {
    return one(await this.#database.query<UserRow>(
      `UPDATE users SET preferences = preferences || $2::jsonb, onboarded = coalesce($3, onboarded)
       WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, jsonText(patch), onboarded ?? null]));
  }

  async setChatEnabled(id: string, enabled: boolean): Promise<boolean> {
    const changed = await this.#database.query(
      'UPDATE users SET chat_enabled = $2 WHERE id = $1 RETURNING id', [id, enabled]);
    return changed.length > 0;
  }
}

async function byIdentity(sql: Sql, { provider, subject }: VerifiedIdentity): Promise<Profile | null> {
  return one(await sql.query<UserRow>(
    `SELECT ${COLUMNS} FROM users JOIN identities ON user_id = users.id WHERE provider = $1 AND subject = $2`,
    [provider, subject]));
}

/** Two first sign-ins at once both end at the one row that the unique address allows. */
async function byEmailOrNew(sql: Sql, { email, name }: VerifiedIdentity, newId: string): Promise<Profile> {
  await sql.query(
    'INSERT INTO users (id, email, name, preferences) VALUES ($1, $2, $3, $4::jsonb) ON CONFLICT (lower(email)) DO NOTHING',
    [newId, email, name, jsonText(NO_PREFERENCES)]);
  const user = one(await sql.query<UserRow>(`SELECT ${COLUMNS} FROM users WHERE lower(email) = lower($1)`, [email]));
  if (user === null) throw new Error('A user that was just written is not there.');
  return user;
}

function one(rows: readonly UserRow[]): Profile | null {
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    onboarded: row.onboarded,
    chatEnabled: row.chat_enabled,
    preferences: { ...NO_PREFERENCES, ...row.preferences },
  };
}
