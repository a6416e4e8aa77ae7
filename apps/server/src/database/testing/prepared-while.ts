import SqliteFile from 'better-sqlite3'
import { vi } from 'vitest'

/** The statements that SQLite prepared meanwhile, in order. */
export async function preparedWhile(work: () => Promise<unknown>): Promise<readonly string[]> {
  const prepare = vi.spyOn(SqliteFile.prototype, 'prepare')
  try {
    await work()
    return prepare.mock.calls.map(([text]) => text)
  } finally {
    prepare.mockRestore()
  }
}
