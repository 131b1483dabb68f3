import type { Sql } from './Database.ts';

interface KeyColumn {
  readonly name: string;
  readonly type: string;
}

/** A table with rows of shoppers. */
export interface OwnedTable {
  readonly name: string;
  /** The SQL condition that selects the rows of shopper $1. */
  readonly condition: string;
  readonly keyColumns: readonly KeyColumn[];
}

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parent_column: string;
}

/**
 * Finds the tables with rows of shoppers in the schema: `users`, and all tables that refer to it, directly or
 * indirectly.
 */
export async function findOwnedTables(sql: Sql): Promise<readonly OwnedTable[]> {
  const references = await sql.query<Reference>(REFERENCES_SQL);
  const conditions = new Map([['users', 'id = $1']]);
  for (const { table, column, parent } of references) if (parent === 'users') conditions.set(table, `${column} = $1`);
  addIndirectTables(conditions, references);
  const keys = await sql.query<KeyColumn & { readonly table: string }>(PRIMARY_KEYS_SQL);
  return [...conditions].map(([name, condition]) => ({
    name,
    condition,
    keyColumns: keys.filter(({ table }) => table === name).map(({ name: column, type }) => ({ name: column, type })),
  }));
}

/** Adds tables whose rows belong to rows of a shopper, such as the messages of a conversation. */
function addIndirectTables(conditions: Map<string, string>, references: readonly Reference[]): void {
  const nextReference = references.find(({ table, parent }) => !conditions.has(table) && conditions.has(parent));
  if (nextReference === undefined) return;
  const { table, column, parent, parent_column: parentColumn } = nextReference;
  conditions.set(table, `${column} IN (SELECT ${parentColumn} FROM ${parent} WHERE ${conditions.get(parent)})`);
  addIndirectTables(conditions, references);
}

/** Selects all foreign keys with a single column. */
const REFERENCES_SQL = `
  SELECT conrelid::regclass::text AS table, own.attname AS column,
    confrelid::regclass::text AS parent, other.attname AS parent_column
  FROM pg_constraint
  JOIN pg_attribute AS own ON own.attrelid = conrelid AND own.attnum = conkey[1]
  JOIN pg_attribute AS other ON other.attrelid = confrelid AND other.attnum = confkey[1]
  WHERE contype = 'f' AND cardinality(conkey) = 1 AND connamespace = current_schema()::regnamespace
  ORDER BY 1, 2`;

const PRIMARY_KEYS_SQL = `
  SELECT conrelid::regclass::text AS table, attname AS name, format_type(atttypid, NULL) AS type
  FROM pg_constraint
  JOIN LATERAL unnest(conkey) WITH ORDINALITY AS k (number, place) ON true
  JOIN pg_attribute ON attrelid = conrelid AND attnum = k.number
  WHERE contype = 'p' AND connamespace = current_schema()::regnamespace
  ORDER BY conrelid, place`;
