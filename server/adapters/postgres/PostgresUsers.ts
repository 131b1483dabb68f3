import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import type { Preferences, Profile } from '../../../src/domain/accounts/Profile.ts';
import { AddressInUse } from '../../application/ports/Users.ts';
import type {
  Identity,
  StoredIdentity,
  PreferencesPatch,
  Users,
  VerifiedIdentity,
} from '../../application/ports/Users.ts';
import { toAddressKey } from '../../domain/accounts/toAddressKey.ts';
import type { Database, Sql } from './Database.ts';
import { toJsonText } from './jsonText.ts';

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly onboarded: boolean;
  readonly chat_enabled: boolean;
  readonly preferences: Partial<Preferences>;
}

interface IdentityRow {
  readonly user_id: string;
  readonly address: string | null;
  readonly password_set_at: Date | null;
}

const USER_COLUMNS = 'users.id, users.email, name, onboarded, chat_enabled, preferences';

/** The key of an advisory lock: arbitrary, but unique in the database. */
const ADDRESS_LOCK_ID = 4_172_002;

export class PostgresUsers implements Users {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async byId(id: string): Promise<Profile | null> {
    return toProfile(await this.#database.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users WHERE id = $1`, [id]));
  }

  recordSignIn(identity: VerifiedIdentity, newId: string, mayShareAddress = false): Promise<Profile> {
    return this.#database.transaction(async (sql) => {
      await lockAddress(sql, identity);
      const knownUser = await findByIdentity(sql, identity);
      if (knownUser === null && !mayShareAddress) await refuseKnownAddress(sql, identity);
      const profile =
        knownUser === null ? await createUser(sql, identity, newId) : await updateUser(sql, knownUser, identity);
      await storeIdentity(sql, identity, profile.id);
      return profile;
    });
  }

  linkIdentity(userId: string, identity: VerifiedIdentity): Promise<boolean> {
    return this.#database.transaction(async (sql) => {
      await lockAddress(sql, identity);
      const provenRows = await sql.query('SELECT 1 FROM identities WHERE user_id = $1 AND address = $2', [
        userId,
        toAddressKey(identity.email),
      ]);
      if (provenRows.length === 0 || (await findByIdentity(sql, identity)) !== null) return false;
      await storeIdentity(sql, identity, userId);
      return true;
    });
  }

  async findStoredIdentity({ provider, subject }: Identity): Promise<StoredIdentity | null> {
    const [row] = await this.#database.query<IdentityRow>(
      'SELECT user_id, address, password_set_at FROM identities WHERE provider = $1 AND subject = $2',
      [provider, subject],
    );
    return row === undefined ? null : toStoredIdentity({ provider, subject }, row);
  }

  async recordPasswordTime({ provider, subject }: Identity, passwordSetAt: number): Promise<void> {
    await this.#database.query('UPDATE identities SET password_set_at = $3 WHERE provider = $1 AND subject = $2', [
      provider,
      subject,
      new Date(passwordSetAt),
    ]);
  }

  async removeIdentity({ provider, subject }: Identity): Promise<void> {
    await this.#database.query('DELETE FROM identities WHERE provider = $1 AND subject = $2', [provider, subject]);
  }

  async keepOnlyIdentity(userId: string, { provider, subject }: Identity): Promise<boolean> {
    const removedRows = await this.#database.query(
      'DELETE FROM identities WHERE user_id = $1 AND (provider, subject) <> ($2, $3) RETURNING 1',
      [userId, provider, subject],
    );
    return removedRows.length > 0;
  }

  async listIdentities(userId: string): Promise<readonly StoredIdentity[]> {
    const rows = await this.#database.query<Identity & IdentityRow>(
      `SELECT provider, subject, user_id, address, password_set_at FROM identities
       WHERE user_id = $1 ORDER BY provider, subject`,
      [userId],
    );
    return rows.map((row) => toStoredIdentity(row, row));
  }

  unlinkIdentity(userId: string, { provider, subject }: Identity): Promise<boolean> {
    return this.#database.transaction(async (sql) => {
      // Without this lock, two concurrent calls could remove both identities.
      await sql.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const removedRows = await sql.query(
        `DELETE FROM identities WHERE user_id = $1 AND provider = $2 AND subject = $3
           AND EXISTS (SELECT FROM identities WHERE user_id = $1 AND (provider, subject) <> ($2, $3)) RETURNING 1`,
        [userId, provider, subject],
      );
      return removedRows.length > 0;
    });
  }

  async savePreferences(id: string, { onboarded, ...patch }: PreferencesPatch): Promise<Profile | null> {
    return toProfile(
      await this.#database.query<UserRow>(
        `UPDATE users SET preferences = preferences || $2::jsonb, onboarded = coalesce($3, onboarded)
       WHERE id = $1 RETURNING ${USER_COLUMNS}`,
        [id, toJsonText(patch), onboarded ?? null],
      ),
    );
  }

  async setChatEnabled(id: string, isEnabled: boolean): Promise<boolean> {
    const changedRows = await this.#database.query('UPDATE users SET chat_enabled = $2 WHERE id = $1 RETURNING id', [
      id,
      isEnabled,
    ]);
    return changedRows.length > 0;
  }
}

const toStoredIdentity = ({ provider, subject }: Identity, row: IdentityRow): StoredIdentity => ({
  provider,
  subject,
  userId: row.user_id,
  address: row.address,
  passwordSetAt: row.password_set_at?.getTime() ?? null,
});

/** Makes concurrent first sign-ins with the same email address run one after another. */
async function lockAddress(sql: Sql, { email }: VerifiedIdentity): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [ADDRESS_LOCK_ID, toAddressKey(email)]);
}

interface KnownUser extends Profile {
  /**
   * The email address that this identity has verified; null if another identity at the same provider has verified it
   * since.
   */
  readonly address: string | null;
}

async function findByIdentity(sql: Sql, { provider, subject }: Identity): Promise<KnownUser | null> {
  const rows = await sql.query<UserRow & { readonly address: string | null }>(
    `SELECT ${USER_COLUMNS}, address FROM users JOIN identities ON user_id = users.id WHERE provider = $1 AND subject = $2`,
    [provider, subject],
  );
  const profile = toProfile(rows);
  return profile === null ? null : { ...profile, address: rows[0]?.address ?? null };
}

async function refuseKnownAddress(sql: Sql, { provider, email }: VerifiedIdentity): Promise<void> {
  const otherRows = await sql.query<{ readonly provider: string }>(
    'SELECT DISTINCT provider FROM identities WHERE address = $1 AND provider <> $2 ORDER BY provider',
    [toAddressKey(email), provider],
  );
  if (otherRows.length > 0) throw new AddressInUse(otherRows.map((row) => row.provider));
}

async function createUser(sql: Sql, { email, name }: VerifiedIdentity, newId: string): Promise<Profile> {
  const user = toProfile(
    await sql.query<UserRow>(
      `INSERT INTO users (id, email, name, preferences) VALUES ($1, $2, $3, $4::jsonb) RETURNING ${USER_COLUMNS}`,
      [newId, email, name, toJsonText(NO_PREFERENCES)],
    ),
  );
  if (user === null) throw new Error('A user that was just written is not there.');
  return user;
}

async function updateUser(sql: Sql, { address, ...known }: KnownUser, identity: VerifiedIdentity): Promise<Profile> {
  const name = known.name || identity.name;
  const addressKey = toAddressKey(known.email);
  const hasAddressChanged = addressKey === address || !(await hasAddress(sql, known.id, addressKey));
  const email = hasAddressChanged ? identity.email : known.email;
  if (name === known.name && email === known.email) return known;
  await sql.query('UPDATE users SET name = $2, email = $3 WHERE id = $1', [known.id, name, email]);
  return { ...known, name, email };
}

/** Whether an identity of the account has the address. Another shopper may have verified it since. */
async function hasAddress(sql: Sql, userId: string, addressKey: string): Promise<boolean> {
  const rows = await sql.query('SELECT FROM identities WHERE user_id = $1 AND address = $2', [userId, addressKey]);
  return rows.length > 0;
}

/** Stores the identity. An email address belongs to the identity that verified it last, at each provider. */
async function storeIdentity(sql: Sql, { provider, subject, email }: VerifiedIdentity, userId: string): Promise<void> {
  const address = toAddressKey(email);
  await sql.query('UPDATE identities SET address = NULL WHERE provider = $1 AND address = $2 AND subject <> $3', [
    provider,
    address,
    subject,
  ]);
  await sql.query(
    `INSERT INTO identities (provider, subject, user_id, address) VALUES ($1, $2, $3, $4)
     ON CONFLICT (provider, subject) DO UPDATE SET address = $4`,
    [provider, subject, userId, address],
  );
}

function toProfile(rows: readonly UserRow[]): Profile | null {
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
