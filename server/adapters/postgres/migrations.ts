export interface Migration {
  readonly id: number;
  readonly sql: string;
}

/** The history of the schema. Never edit a released entry; add another one. */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    sql: `
      CREATE TABLE users (
        id text PRIMARY KEY,
        email text NOT NULL,
        name text NOT NULL,
        onboarded boolean NOT NULL DEFAULT false,
        chat_enabled boolean NOT NULL DEFAULT false,
        preferences jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX users_email ON users (lower(email));

      CREATE TABLE identities (
        provider text NOT NULL,
        subject text NOT NULL,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        PRIMARY KEY (provider, subject)
      );

      CREATE TABLE sessions (
        token_hash text PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        revoked boolean NOT NULL DEFAULT false
      );
      CREATE INDEX sessions_user ON sessions (user_id);
      CREATE INDEX sessions_expiry ON sessions (expires_at);

      CREATE TABLE items (
        id text COLLATE "C" PRIMARY KEY,
        source text NOT NULL,
        kind text NOT NULL,
        brand text NOT NULL,
        price_cents bigint NOT NULL,
        full_price_cents bigint NOT NULL,
        genders text[] NOT NULL,
        colors text[] NOT NULL,
        sizes text[] NOT NULL,
        item jsonb NOT NULL,
        words tsvector NOT NULL
      );
      CREATE INDEX items_words ON items USING gin (words);
      CREATE INDEX items_kind_price ON items (kind, price_cents);

      CREATE TABLE catalogue_version (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        version integer NOT NULL
      );
      INSERT INTO catalogue_version (version) VALUES (0);

      CREATE TABLE wishlists (
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        item_id text NOT NULL,
        added_at timestamptz NOT NULL,
        position bigint GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (user_id, item_id)
      );

      CREATE TABLE searches (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        query text NOT NULL,
        found jsonb NOT NULL,
        made_at timestamptz NOT NULL,
        position bigint GENERATED ALWAYS AS IDENTITY
      );
      CREATE INDEX searches_recent ON searches (user_id, made_at DESC, position DESC);
    `,
  },
  {
    id: 2,
    sql: `
      CREATE TABLE chats (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        title text NOT NULL,
        state jsonb NOT NULL,
        answers integer NOT NULL DEFAULT 0,
        answered_at timestamptz,
        turn jsonb,
        turn_id text,
        turn_at timestamptz NOT NULL
      );
      CREATE INDEX chats_recent ON chats (user_id, answered_at DESC, id);

      CREATE TABLE chat_messages (
        chat_id text NOT NULL REFERENCES chats ON DELETE CASCADE,
        position integer NOT NULL,
        id text NOT NULL,
        turn_id text NOT NULL,
        actor text NOT NULL,
        message jsonb NOT NULL,
        feedback text,
        at timestamptz NOT NULL,
        PRIMARY KEY (chat_id, position)
      );

      CREATE TABLE attachments (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        attachment jsonb NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX attachments_user ON attachments (user_id);
    `,
  },
  // The findings get their own column, so that storing them does not rewrite the turn.
  { id: 3, sql: 'ALTER TABLE chats ADD COLUMN findings jsonb;' },
  // Drops the stored findings, because repeating a search is faster than storing its results.
  { id: 4, sql: 'ALTER TABLE chats DROP COLUMN findings;' },
  {
    id: 5,
    sql: `
      CREATE TABLE discarded_blobs (
        collection text NOT NULL,
        id text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (collection, id)
      );
    `,
  },
  {
    // Copies the attachments out of `found`, so that the history can be read without the long results.
    id: 6,
    sql: `
      ALTER TABLE searches ADD COLUMN attached jsonb
        GENERATED ALWAYS AS (jsonb_path_query_array(found->'attachments', '$[*].id')) STORED;
    `,
  },
  {
    // Identifies shoppers by their identities at providers instead of their email address. Ends all sessions, because
    // their identities are unknown.
    id: 7,
    sql: `
      DROP INDEX users_email;
      ALTER TABLE identities ADD COLUMN address text;
      UPDATE identities SET address = translate(users.email, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
        FROM users WHERE users.id = user_id;
      CREATE INDEX identities_address ON identities (address);
      CREATE INDEX identities_user ON identities (user_id);

      DELETE FROM sessions;
      ALTER TABLE sessions
        ADD COLUMN provider text NOT NULL,
        ADD COLUMN subject text NOT NULL,
        ADD COLUMN proven_at timestamptz NOT NULL;

      CREATE TABLE pending_links (
        token_hash text PRIMARY KEY,
        provider text NOT NULL,
        subject text NOT NULL,
        email text NOT NULL,
        name text NOT NULL,
        proven_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
    `,
  },
  // Adds the time at which the password was set. It is known from the last sign-in with the password.
  { id: 8, sql: 'ALTER TABLE identities ADD COLUMN password_set_at timestamptz;' },
  {
    // Adds the consent to store photos of people, the photos, and the results of the fitting room.
    id: 9,
    sql: `
      ALTER TABLE users ADD COLUMN photos_agreed_at timestamptz;

      CREATE TABLE poses (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        origin_pose_id text REFERENCES poses ON DELETE CASCADE,
        pose jsonb NOT NULL,
        at timestamptz NOT NULL,
        position bigint GENERATED ALWAYS AS IDENTITY
      );
      CREATE INDEX poses_recent ON poses (user_id, at DESC, position DESC);
      CREATE INDEX poses_origin ON poses (origin_pose_id);

      CREATE TABLE try_ons (
        id text PRIMARY KEY,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        pose_id text REFERENCES poses ON DELETE CASCADE,
        result jsonb NOT NULL,
        at timestamptz NOT NULL,
        position bigint GENERATED ALWAYS AS IDENTITY
      );
      CREATE INDEX try_ons_recent ON try_ons (user_id, at DESC, position DESC);
      CREATE INDEX try_ons_pose ON try_ons (pose_id);
      CREATE INDEX try_ons_age ON try_ons (at);
    `,
  },
  // Adds the try-on service named in the consent.
  { id: 10, sql: 'ALTER TABLE users ADD COLUMN photos_agreed_service text;' },
  {
    // Adds searches by day, without the query's words, and the main items of outfits of the day.
    id: 11,
    sql: `
      CREATE TABLE search_signals (
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        topic text NOT NULL,
        searched_on date NOT NULL,
        PRIMARY KEY (user_id, topic)
      );

      CREATE TABLE daily_leads (
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        day date NOT NULL,
        item_id text NOT NULL,
        PRIMARY KEY (user_id, day)
      );
    `,
  },
  {
    // Adds messages to the operator, which wait to be mailed.
    id: 12,
    sql: `
      CREATE TABLE inbox_messages (
        id text PRIMARY KEY,
        kind text NOT NULL,
        user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        email text NOT NULL,
        text text NOT NULL,
        at timestamptz NOT NULL,
        position bigint GENERATED ALWAYS AS IDENTITY,
        mail_due_at timestamptz,
        mailed_at timestamptz,
        attempt_count integer NOT NULL DEFAULT 0
      );
      CREATE INDEX inbox_messages_user ON inbox_messages (user_id);
      CREATE INDEX inbox_messages_recent ON inbox_messages (at DESC, position DESC);
      CREATE INDEX inbox_messages_due ON inbox_messages (mail_due_at) WHERE mail_due_at IS NOT NULL;
    `,
  },
  {
    // Adds the device of each session, unfinished deletions of accounts, and the locks of jobs.
    id: 13,
    sql: `
      ALTER TABLE sessions
        ADD COLUMN browser text,
        ADD COLUMN system text,
        ADD COLUMN seen_at timestamptz;
      UPDATE sessions SET seen_at = created_at;
      ALTER TABLE sessions ALTER COLUMN seen_at SET NOT NULL;

      CREATE INDEX pending_links_identity ON pending_links (provider, subject);

      CREATE TABLE account_deletions (
        provider text NOT NULL,
        subject text NOT NULL,
        user_id text NOT NULL,
        tried_at timestamptz NOT NULL,
        PRIMARY KEY (provider, subject)
      );
      CREATE INDEX account_deletions_user ON account_deletions (user_id);
      CREATE INDEX account_deletions_tried ON account_deletions (tried_at);

      CREATE TABLE job_locks (
        job text PRIMARY KEY,
        holder text NOT NULL,
        held_until timestamptz NOT NULL
      );
    `,
  },
  {
    // Adds a table of items that are no longer sold, so that searches need not exclude them.
    id: 14,
    sql: `
      CREATE TABLE withdrawn_items (
        id text COLLATE "C" PRIMARY KEY,
        source text NOT NULL,
        item jsonb NOT NULL,
        withdrawn_at timestamptz NOT NULL DEFAULT now()
      );
    `,
  },
  {
    // Adds messages of visitors, who have no account, and their CVs.
    id: 15,
    sql: `
      ALTER TABLE inbox_messages ALTER COLUMN user_id DROP NOT NULL;
      ALTER TABLE inbox_messages ADD COLUMN cv jsonb;
      CREATE INDEX inbox_messages_visitors ON inbox_messages (at) WHERE user_id IS NULL;
    `,
  },
  {
    // Adds daily counts of visits, errors in clients and reports of the content security policy.
    id: 16,
    sql: `
      CREATE TABLE daily_counts (
        day date NOT NULL,
        kind text NOT NULL,
        label text NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (day, kind, label)
      );
    `,
  },
  {
    // Adds the time at which items were removed from wishlists, so that an older change made offline does not add
    // them again.
    id: 17,
    sql: `
      CREATE TABLE wishlist_removals (
        user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        item_id text NOT NULL,
        removed_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, item_id)
      );
      CREATE INDEX wishlist_removals_time ON wishlist_removals (removed_at);
    `,
  },
  // Adds the conversation's state before each message. Editing a message restores that state.
  { id: 18, sql: 'ALTER TABLE chat_messages ADD COLUMN state_before jsonb;' },
  {
    // Adds indexes that find the records that attach a picture. Records without attachments are not in them. With
    // `fastupdate`, each lookup would also read the list of pending entries.
    id: 19,
    sql: `
      CREATE INDEX chats_attached ON chats USING gin ((turn->'attachments') jsonb_path_ops) WITH (fastupdate = off)
        WHERE turn->'attachments' <> '[]';
      CREATE INDEX chat_messages_attached ON chat_messages USING gin ((message->'attachments') jsonb_path_ops) WITH (fastupdate = off)
        WHERE message->'attachments' <> '[]';
      CREATE INDEX searches_attached ON searches USING gin ((found->'attachments') jsonb_path_ops) WITH (fastupdate = off)
        WHERE found->'attachments' <> '[]';
    `,
  },
];
