import type SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { keepingStatements } from '../connection/kept-statements.ts'

/** Takes the write lock at once, so that a transaction cannot fail later when it first writes. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #file: SqliteDatabase.Database

  constructor(file: SqliteDatabase.Database) {
    super({ database: keepingStatements(file) })
    this.#file = file
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk ends the transaction by itself; a second rollback would hide the reason.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #file: SqliteDatabase.Database

  constructor(file: SqliteDatabase.Database) {
    super({ database: file })
    this.#file = file
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#file)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter()
  }
}
