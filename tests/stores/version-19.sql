CREATE TABLE migrations (id integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());

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

ALTER TABLE chats ADD COLUMN findings jsonb;

ALTER TABLE chats DROP COLUMN findings;

CREATE TABLE discarded_blobs (
        collection text NOT NULL,
        id text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (collection, id)
      );

ALTER TABLE searches ADD COLUMN attached jsonb
        GENERATED ALWAYS AS (jsonb_path_query_array(found->'attachments', '$[*].id')) STORED;

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

ALTER TABLE identities ADD COLUMN password_set_at timestamptz;

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

ALTER TABLE users ADD COLUMN photos_agreed_service text;

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

CREATE TABLE withdrawn_items (
        id text COLLATE "C" PRIMARY KEY,
        source text NOT NULL,
        item jsonb NOT NULL,
        withdrawn_at timestamptz NOT NULL DEFAULT now()
      );

ALTER TABLE inbox_messages ALTER COLUMN user_id DROP NOT NULL;
      ALTER TABLE inbox_messages ADD COLUMN cv jsonb;
      CREATE INDEX inbox_messages_visitors ON inbox_messages (at) WHERE user_id IS NULL;

CREATE TABLE daily_counts (
        day date NOT NULL,
        kind text NOT NULL,
        label text NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (day, kind, label)
      );

CREATE TABLE wishlist_removals (
        user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        item_id text NOT NULL,
        removed_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, item_id)
      );
      CREATE INDEX wishlist_removals_time ON wishlist_removals (removed_at);

ALTER TABLE chat_messages ADD COLUMN state_before jsonb;

CREATE INDEX chats_attached ON chats USING gin ((turn->'attachments') jsonb_path_ops) WITH (fastupdate = off)
        WHERE turn->'attachments' <> '[]';
      CREATE INDEX chat_messages_attached ON chat_messages USING gin ((message->'attachments') jsonb_path_ops) WITH (fastupdate = off)
        WHERE message->'attachments' <> '[]';
      CREATE INDEX searches_attached ON searches USING gin ((found->'attachments') jsonb_path_ops) WITH (fastupdate = off)
        WHERE found->'attachments' <> '[]';

DELETE FROM migrations;

DELETE FROM users;

DELETE FROM identities;

DELETE FROM sessions;

DELETE FROM items;

DELETE FROM catalogue_version;

DELETE FROM wishlists;

DELETE FROM searches;

DELETE FROM chats;

DELETE FROM chat_messages;

DELETE FROM attachments;

DELETE FROM discarded_blobs;

DELETE FROM pending_links;

DELETE FROM poses;

DELETE FROM try_ons;

DELETE FROM search_signals;

DELETE FROM daily_leads;

DELETE FROM inbox_messages;

DELETE FROM account_deletions;

DELETE FROM job_locks;

DELETE FROM withdrawn_items;

DELETE FROM daily_counts;

DELETE FROM wishlist_removals;

INSERT INTO migrations (id, at) OVERRIDING SYSTEM VALUE
SELECT id, at FROM jsonb_populate_recordset(NULL::migrations, $rows$[
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 1
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 2
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 3
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 4
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 5
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 6
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 7
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 8
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 9
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 10
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 11
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 12
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 13
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 14
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 15
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 16
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 17
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 18
    },
    {
        "at": "2026-11-24T06:04:33.508+00:00",
        "id": 19
    }
]$rows$);

INSERT INTO users (id, email, name, onboarded, chat_enabled, preferences, created_at, photos_agreed_at, photos_agreed_service) OVERRIDING SYSTEM VALUE
SELECT id, email, name, onboarded, chat_enabled, preferences, created_at, photos_agreed_at, photos_agreed_service FROM jsonb_populate_recordset(NULL::users, $rows$[
    {
        "id": "anna",
        "name": "Anna",
        "email": "anna@atelier.test",
        "onboarded": true,
        "created_at": "2026-11-24T06:04:33.905+00:00",
        "preferences": {
            "aiTone": "",
            "location": "",
            "userNotes": "",
            "personality": [
            ],
            "sizePreference": [
            ],
            "stylePreference": [
            ],
            "genderPreference": [
            ],
            "aiToneDescription": ""
        },
        "chat_enabled": false,
        "photos_agreed_at": "2026-01-31T12:00:00+00:00",
        "photos_agreed_service": "tryon.example"
    }
]$rows$);

INSERT INTO identities (provider, subject, user_id, address, password_set_at) OVERRIDING SYSTEM VALUE
SELECT provider, subject, user_id, address, password_set_at FROM jsonb_populate_recordset(NULL::identities, $rows$[
    {
        "address": "anna@atelier.test",
        "subject": "subject-1",
        "user_id": "anna",
        "provider": "firebase",
        "password_set_at": null
    }
]$rows$);

INSERT INTO sessions (token_hash, user_id, created_at, expires_at, revoked, provider, subject, proven_at, browser, system, seen_at) OVERRIDING SYSTEM VALUE
SELECT token_hash, user_id, created_at, expires_at, revoked, provider, subject, proven_at, browser, system, seen_at FROM jsonb_populate_recordset(NULL::sessions, $rows$[
    {
        "system": "Linux",
        "browser": "Firefox",
        "revoked": false,
        "seen_at": "2026-01-31T12:00:00+00:00",
        "subject": "subject-1",
        "user_id": "anna",
        "provider": "firebase",
        "proven_at": "2026-01-31T12:00:00+00:00",
        "created_at": "2026-01-31T12:00:00+00:00",
        "expires_at": "2026-03-02T12:00:00+00:00",
        "token_hash": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
    }
]$rows$);

INSERT INTO items (id, source, kind, brand, price_cents, full_price_cents, genders, colors, sizes, item, words) OVERRIDING SYSTEM VALUE
SELECT id, source, kind, brand, price_cents, full_price_cents, genders, colors, sizes, item, words FROM jsonb_populate_recordset(NULL::items, $rows$[
    {
        "id": "orvelle-navy-linen-blazer",
        "item": {
            "id": "orvelle-navy-linen-blazer",
            "fit": "tailored",
            "kind": "blazer",
            "brand": "Orvelle",
            "sizes": [
                "M",
                "L"
            ],
            "colors": [
                "Blue"
            ],
            "source": "demo",
            "styles": [
                "Classic"
            ],
            "genders": [
                "Men"
            ],
            "itemUrl": "https://orvelle.example/pieces/navy-linen-blazer",
            "pattern": "plain",
            "seasons": [
                "summer"
            ],
            "subkind": "single-breasted blazer",
            "website": "orvelle.example",
            "pictures": [
                {
                    "alt": "Navy blue blazer in linen",
                    "url": "/media/catalogue/orvelle-navy-linen-blazer/front.avif",
                    "width": 960,
                    "height": 1280,
                    "thumbhash": "HBkSHYSIeHiPiHh8eJd4eTN0EEQG"
                }
            ],
            "materials": [
                "linen"
            ],
            "occasions": [
                "wedding"
            ],
            "priceCents": 18950,
            "description": "Two buttons, half lined.",
            "tryOnCategory": "upper_body",
            "fullPriceCents": 22000,
            "shortDescription": "Navy Linen Blazer",
            "semanticSearchDescription": "Navy blue single-breasted blazer in linen for men, tailored fit."
        },
        "kind": "blazer",
        "brand": "Orvelle",
        "sizes": [
            "M",
            "L"
        ],
        "words": "'blazer':3A,5A,9A,22 'blue':12B,18 'breast':8A,21 'button':30 'classic':16C 'fit':28 'half':31 'line':32 'linen':2A,13B,24 'men':26 'navi':1A,17 'orvell':4A 'plain':10B 'singl':7A,20 'single-breast':6A,19 'summer':14C 'tailor':11B,27 'two':29 'wed':15C",
        "colors": [
            "Blue"
        ],
        "source": "demo",
        "genders": [
            "Men"
        ],
        "price_cents": 18950,
        "full_price_cents": 22000
    }
]$rows$);

INSERT INTO catalogue_version (single, version) OVERRIDING SYSTEM VALUE
SELECT single, version FROM jsonb_populate_recordset(NULL::catalogue_version, $rows$[
    {
        "single": true,
        "version": 2
    }
]$rows$);

INSERT INTO wishlists (user_id, item_id, added_at, position) OVERRIDING SYSTEM VALUE
SELECT user_id, item_id, added_at, position FROM jsonb_populate_recordset(NULL::wishlists, $rows$[
    {
        "item_id": "orvelle-navy-linen-blazer",
        "user_id": "anna",
        "added_at": "2026-01-31T12:00:00+00:00",
        "position": 1
    }
]$rows$);

INSERT INTO searches (id, user_id, query, found, made_at, position) OVERRIDING SYSTEM VALUE
SELECT id, user_id, query, found, made_at, position FROM jsonb_populate_recordset(NULL::searches, $rows$[
    {
        "id": "search-1",
        "found": {
            "filters": {
                "sale": false,
                "size": [
                ],
                "sort": null,
                "brand": [
                ],
                "color": [
                    "Blue"
                ],
                "gender": [
                ],
                "priceRangeMax": 200,
                "priceRangeMin": null
            },
            "itemIds": [
                "orvelle-navy-linen-blazer"
            ],
            "deepPicks": [
                {
                    "itemId": "orvelle-navy-linen-blazer",
                    "reason": "Linen, under $200."
                }
            ],
            "attachments": [
                {
                    "id": "photo-kept",
                    "url": "",
                    "kind": null,
                    "kinds": [
                    ],
                    "colors": [
                        "Blue"
                    ],
                    "userId": "anna",
                    "context": "item",
                    "pattern": null,
                    "imageUrls": [
                        "/api/attachments/photo-kept"
                    ]
                }
            ],
            "relaxations": [
            ],
            "correctedQuery": null
        },
        "query": "navy linen blazer under $200",
        "made_at": "2026-01-31T12:00:00+00:00",
        "user_id": "anna",
        "position": 1
    }
]$rows$);

INSERT INTO chats (id, user_id, title, state, answers, answered_at, turn, turn_id, turn_at) OVERRIDING SYSTEM VALUE
SELECT id, user_id, title, state, answers, answered_at, turn, turn_id, turn_at FROM jsonb_populate_recordset(NULL::chats, $rows$[
    {
        "id": "chat-1",
        "turn": null,
        "state": {
            "shown": {
                "itemIds": [
                    "b",
                    "a"
                ],
                "deepPicks": [
                    {
                        "itemId": "a",
                        "reason": "Linen."
                    }
                ]
            },
            "earlier": [
                {
                    "said": "a wedding in June",
                    "reply": "Here you are."
                }
            ],
            "version": 1,
            "conversation": {
                "past": [
                ],
                "wish": [
                ],
                "aside": [
                ],
                "asked": 0,
                "heard": {
                    "answer": null,
                    "changes": [
                    ]
                },
                "leads": {
                    "kinds": [
                    ],
                    "tastes": [
                    ],
                    "emphasis": [
                    ],
                    "goesWith": [
                    ],
                    "leaveOut": {
                        "brands": [
                        ],
                        "itemIds": [
                        ]
                    },
                    "hintedKinds": [
                    ],
                    "likeItemIds": [
                    ],
                    "hintedGenders": [
                    ],
                    "likePictureIds": [
                    ]
                },
                "title": "",
                "turns": 1,
                "outfit": null,
                "undone": {
                },
                "wearer": "self",
                "filters": {
                    "sale": false,
                    "size": [
                    ],
                    "sort": null,
                    "brand": [
                    ],
                    "color": [
                    ],
                    "gender": [
                    ],
                    "priceRangeMax": null,
                    "priceRangeMin": null
                },
                "isBegun": false,
                "version": 1,
                "attached": null,
                "pictured": null,
                "spokenOf": [
                ],
                "ownsBudget": false,
                "saidBounds": null
            },
            "correctedKinds": {
            }
        },
        "title": "Linen for a wedding",
        "answers": 1,
        "turn_at": "2026-01-31T12:00:00+00:00",
        "turn_id": null,
        "user_id": "anna",
        "answered_at": "2026-01-31T12:00:01+00:00"
    }
]$rows$);

INSERT INTO chat_messages (chat_id, position, id, turn_id, actor, message, feedback, at, state_before) OVERRIDING SYSTEM VALUE
SELECT chat_id, position, id, turn_id, actor, message, feedback, at, state_before FROM jsonb_populate_recordset(NULL::chat_messages, $rows$[
    {
        "at": "2026-01-31T12:00:01+00:00",
        "id": "turn-1",
        "actor": "user",
        "chat_id": "chat-1",
        "message": {
            "picks": {
                "itemIds": [
                ],
                "deepPicks": [
                ]
            },
            "title": null,
            "intent": null,
            "filters": {
                "sale": false,
                "size": [
                ],
                "sort": null,
                "brand": [
                ],
                "color": [
                ],
                "gender": [
                ],
                "priceRangeMax": null,
                "priceRangeMin": null
            },
            "message": "a wedding in June",
            "attachments": [
            ],
            "relaxations": [
            ],
            "refinedQuery": "",
            "aiUpdatedFilters": null
        },
        "turn_id": "turn-1",
        "feedback": null,
        "position": 2,
        "state_before": {
            "shown": {
                "itemIds": [
                ],
                "deepPicks": [
                ]
            },
            "earlier": [
            ],
            "version": 1,
            "conversation": {
                "past": [
                ],
                "wish": [
                ],
                "aside": [
                ],
                "asked": 0,
                "heard": {
                    "answer": null,
                    "changes": [
                    ]
                },
                "leads": {
                    "kinds": [
                    ],
                    "tastes": [
                    ],
                    "emphasis": [
                    ],
                    "goesWith": [
                    ],
                    "leaveOut": {
                        "brands": [
                        ],
                        "itemIds": [
                        ]
                    },
                    "hintedKinds": [
                    ],
                    "likeItemIds": [
                    ],
                    "hintedGenders": [
                    ],
                    "likePictureIds": [
                    ]
                },
                "title": "",
                "turns": 0,
                "outfit": null,
                "undone": {
                },
                "wearer": "self",
                "filters": {
                    "sale": false,
                    "size": [
                    ],
                    "sort": null,
                    "brand": [
                    ],
                    "color": [
                    ],
                    "gender": [
                    ],
                    "priceRangeMax": null,
                    "priceRangeMin": null
                },
                "isBegun": false,
                "version": 1,
                "attached": null,
                "pictured": null,
                "spokenOf": [
                ],
                "ownsBudget": false,
                "saidBounds": null
            },
            "correctedKinds": {
            }
        }
    },
    {
        "at": "2026-01-31T12:00:01+00:00",
        "id": "answer-turn-1",
        "actor": "model",
        "chat_id": "chat-1",
        "message": {
            "picks": {
                "itemIds": [
                    "b",
                    "a"
                ],
                "deepPicks": [
                    {
                        "itemId": "a",
                        "reason": "Linen."
                    }
                ]
            },
            "title": "Linen",
            "intent": "search",
            "filters": null,
            "message": "Here you are.",
            "attachments": [
            ],
            "relaxations": [
                "Nothing under $20."
            ],
            "refinedQuery": "",
            "aiUpdatedFilters": {
                "sale": true,
                "size": [
                ],
                "sort": null,
                "brand": [
                ],
                "color": [
                ],
                "gender": [
                ],
                "priceRangeMax": null,
                "priceRangeMin": null
            }
        },
        "turn_id": "turn-1",
        "feedback": null,
        "position": 3,
        "state_before": null
    }
]$rows$);

INSERT INTO attachments (id, user_id, attachment, at) OVERRIDING SYSTEM VALUE
SELECT id, user_id, attachment, at FROM jsonb_populate_recordset(NULL::attachments, $rows$[
    {
        "at": "2026-01-31T12:00:00+00:00",
        "id": "photo-kept",
        "user_id": "anna",
        "attachment": {
            "width": 900,
            "height": 1200,
            "reading": {
                "kind": null,
                "kinds": [
                    {
                        "kind": "blazer",
                        "certainty": 0.7
                    },
                    {
                        "kind": "coat",
                        "certainty": 0.2
                    }
                ],
                "colors": [
                    {
                        "color": "Blue",
                        "share": 0.8
                    },
                    {
                        "color": "White",
                        "share": 0.2
                    }
                ],
                "cutOut": {
                    "box": [
                        0.1,
                        0.1,
                        0.9,
                        0.9
                    ],
                    "share": 0.5,
                    "isWorn": false,
                    "certainty": 0.8
                },
                "palette": [
                    {
                        "lab": [
                            30,
                            5,
                            -30
                        ],
                        "share": 1
                    }
                ],
                "pattern": "plain",
                "version": 1,
                "patterns": [
                    {
                        "pattern": "plain",
                        "certainty": 0.9
                    }
                ]
            },
            "mediaType": "image/webp"
        }
    }
]$rows$);

INSERT INTO discarded_blobs (collection, id, at) OVERRIDING SYSTEM VALUE
SELECT collection, id, at FROM jsonb_populate_recordset(NULL::discarded_blobs, $rows$[
    {
        "at": "2026-11-24T06:04:34.013+00:00",
        "id": "photo-gone",
        "collection": "attachments"
    }
]$rows$);

INSERT INTO pending_links (token_hash, provider, subject, email, name, proven_at, expires_at) OVERRIDING SYSTEM VALUE
SELECT token_hash, provider, subject, email, name, proven_at, expires_at FROM jsonb_populate_recordset(NULL::pending_links, $rows$[
    {
        "name": "Anna",
        "email": "anna@atelier.test",
        "subject": "subject-1",
        "provider": "google",
        "proven_at": "2026-01-31T12:00:00+00:00",
        "expires_at": "2026-02-01T12:00:00+00:00",
        "token_hash": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
    }
]$rows$);

INSERT INTO poses (id, user_id, origin_pose_id, pose, at, position) OVERRIDING SYSTEM VALUE
SELECT id, user_id, origin_pose_id, pose, at, position FROM jsonb_populate_recordset(NULL::poses, $rows$[
    {
        "at": "2026-01-31T12:00:00+00:00",
        "id": "pose-1",
        "pose": {
            "check": null,
            "width": 900,
            "height": 1200,
            "origin": null,
            "mediaType": "image/webp",
            "correction": null,
            "description": ""
        },
        "user_id": "anna",
        "position": 1,
        "origin_pose_id": null
    }
]$rows$);

INSERT INTO try_ons (id, user_id, pose_id, result, at, position) OVERRIDING SYSTEM VALUE
SELECT id, user_id, pose_id, result, at, position FROM jsonb_populate_recordset(NULL::try_ons, $rows$[
    {
        "at": "2026-01-31T12:00:00+00:00",
        "id": "try-on-1",
        "result": {
            "width": 900,
            "height": 1200,
            "itemIds": {
                "top": "blazer"
            },
            "figureId": null,
            "mediaType": "image/webp",
            "description": "Navy linen blazer"
        },
        "pose_id": "pose-1",
        "user_id": "anna",
        "position": 1
    }
]$rows$);

INSERT INTO search_signals (user_id, topic, searched_on) OVERRIDING SYSTEM VALUE
SELECT user_id, topic, searched_on FROM jsonb_populate_recordset(NULL::search_signals, $rows$[
    {
        "topic": "kind=blazer",
        "user_id": "anna",
        "searched_on": "2026-01-31"
    }
]$rows$);

INSERT INTO daily_leads (user_id, day, item_id) OVERRIDING SYSTEM VALUE
SELECT user_id, day, item_id FROM jsonb_populate_recordset(NULL::daily_leads, $rows$[
    {
        "day": "2026-01-31",
        "item_id": "orvelle-navy-linen-blazer",
        "user_id": "anna"
    }
]$rows$);

INSERT INTO inbox_messages (id, kind, user_id, name, email, text, at, position, mail_due_at, mailed_at, attempt_count, cv) OVERRIDING SYSTEM VALUE
SELECT id, kind, user_id, name, email, text, at, position, mail_due_at, mailed_at, attempt_count, cv FROM jsonb_populate_recordset(NULL::inbox_messages, $rows$[
    {
        "at": "2026-01-31T12:00:00+00:00",
        "cv": null,
        "id": "message-1",
        "kind": "support",
        "name": "Anna",
        "text": "Hello",
        "email": "anna@atelier.test",
        "user_id": "anna",
        "position": 1,
        "mailed_at": null,
        "mail_due_at": null,
        "attempt_count": 0
    },
    {
        "at": "2026-01-31T12:00:00+00:00",
        "cv": {
            "id": "cv-1",
            "kind": "pdf",
            "size": 1234,
            "fileName": "Anna.pdf"
        },
        "id": "message-2",
        "kind": "career",
        "name": "Anna",
        "text": "Hello",
        "email": "anna@atelier.test",
        "user_id": null,
        "position": 2,
        "mailed_at": null,
        "mail_due_at": null,
        "attempt_count": 0
    }
]$rows$);

INSERT INTO account_deletions (provider, subject, user_id, tried_at) OVERRIDING SYSTEM VALUE
SELECT provider, subject, user_id, tried_at FROM jsonb_populate_recordset(NULL::account_deletions, $rows$[
    {
        "subject": "subject-2",
        "user_id": "ben",
        "provider": "firebase",
        "tried_at": "2026-01-31T12:00:00+00:00"
    }
]$rows$);

INSERT INTO job_locks (job, holder, held_until) OVERRIDING SYSTEM VALUE
SELECT job, holder, held_until FROM jsonb_populate_recordset(NULL::job_locks, $rows$[
    {
        "job": "sample",
        "holder": "node-1",
        "held_until": "2026-02-01T12:00:00+00:00"
    }
]$rows$);

INSERT INTO withdrawn_items (id, source, item, withdrawn_at) OVERRIDING SYSTEM VALUE
SELECT id, source, item, withdrawn_at FROM jsonb_populate_recordset(NULL::withdrawn_items, $rows$[
    {
        "id": "no-longer-sold",
        "item": {
            "id": "no-longer-sold",
            "fit": "tailored",
            "kind": "blazer",
            "brand": "Orvelle",
            "sizes": [
                "M",
                "L"
            ],
            "colors": [
                "Blue"
            ],
            "source": "demo",
            "styles": [
                "Classic"
            ],
            "genders": [
                "Men"
            ],
            "itemUrl": "https://orvelle.example/pieces/navy-linen-blazer",
            "pattern": "plain",
            "seasons": [
                "summer"
            ],
            "subkind": "single-breasted blazer",
            "website": "orvelle.example",
            "pictures": [
                {
                    "alt": "Navy blue blazer in linen",
                    "url": "/media/catalogue/orvelle-navy-linen-blazer/front.avif",
                    "width": 960,
                    "height": 1280,
                    "thumbhash": "HBkSHYSIeHiPiHh8eJd4eTN0EEQG"
                }
            ],
            "materials": [
                "linen"
            ],
            "occasions": [
                "wedding"
            ],
            "priceCents": 18950,
            "description": "Two buttons, half lined.",
            "tryOnCategory": "upper_body",
            "fullPriceCents": 22000,
            "shortDescription": "Navy Linen Blazer",
            "semanticSearchDescription": "Navy blue single-breasted blazer in linen for men, tailored fit."
        },
        "source": "demo",
        "withdrawn_at": "2026-11-24T06:04:33.896+00:00"
    }
]$rows$);

INSERT INTO daily_counts (day, kind, label, count) OVERRIDING SYSTEM VALUE
SELECT day, kind, label, count FROM jsonb_populate_recordset(NULL::daily_counts, $rows$[
    {
        "day": "2026-01-31",
        "kind": "visit",
        "count": 3,
        "label": "website, Firefox, phone"
    }
]$rows$);

INSERT INTO wishlist_removals (user_id, item_id, removed_at) OVERRIDING SYSTEM VALUE
SELECT user_id, item_id, removed_at FROM jsonb_populate_recordset(NULL::wishlist_removals, $rows$[
    {
        "item_id": "removed-item",
        "user_id": "anna",
        "removed_at": "2026-01-31T12:00:00+00:00"
    }
]$rows$);
