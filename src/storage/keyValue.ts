import type { Sql } from './sql';

/** A value kept under a key in the table `settings`, or null. */
export async function readValue(sql: Sql, key: string): Promise<string | null> {
  const [row] = await sql.all<{ value: string }>('SELECT value FROM settings WHERE key = ?', [key]);
  return row?.value ?? null;
}

export async function writeValue(sql: Sql, key: string, value: string): Promise<void> {
  await sql.run('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)', [key, value]);
}
