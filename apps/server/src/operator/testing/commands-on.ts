import type { TestDatabase } from '../../database/testing/test-databases.ts'
import { operate } from '../../operator.ts'

export type Commands = {
  readonly database: TestDatabase
  readonly tablee: (...args: string[]) => ReturnType<typeof operate>
}

export function commandsOn(database: TestDatabase, now?: () => Date): Commands {
  const environment = { DATA_DIR: database.folder, ...(database.url === null ? {} : { DATABASE_URL: database.url }) }
  const standing = { folder: database.folder, ...(now ? { now } : {}) }
  return { database, tablee: (...args) => operate(args, environment, standing) }
}
