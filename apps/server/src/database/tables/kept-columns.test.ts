import { join } from 'node:path'
import { sql } from 'kysely'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { createTestDatabase, DATABASE_KINDS } from '../testing/test-databases.ts'

const FILE = join(import.meta.dirname, 'tables.ts')
const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, allowImportingTsExtensions: true, noEmit: true, types: [] },
  ...{ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext, skipLibCheck: true },
}

/** `table.column`, with `?` if it may be null. */
type Columns = readonly string[]

function columnsInTypes(): Columns {
  const program = ts.createProgram([FILE], OPTIONS)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(FILE)
  const tables = source?.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === 'Tables')
  if (!source || !tables) throw new Error('tables.ts has no type Tables')
  const membersOf = (type: ts.Type) => checker.getPropertiesOfType(type)
  return membersOf(checker.getTypeAtLocation(tables)).flatMap((table) =>
    membersOf(checker.getTypeOfSymbol(table)).map((column) => {
      const type = checker.getTypeOfSymbol(column)
      const selected = checker.getPropertyOfType(type, '__select__')
      const read = selected ? checker.getTypeOfSymbol(selected) : type
      const isNullable = read.isUnion() && read.types.some(({ flags }) => flags & ts.TypeFlags.Null)
      return `${table.name}.${column.name}${isNullable ? '?' : ''}`
    }),
  )
}

async function columnsKept(database: Database): Promise<Columns> {
  const question = database.dialect.isFile
    ? sql<{ name: string }>`select tables.name || '.' || columns.name ||
        case when tables.type = 'view' or columns."notnull" or columns.pk then '' else '?' end as name
      from sqlite_master as tables join pragma_table_info(tables.name) as columns
      where tables.type in ('table', 'view') and tables.name not glob 'sqlite_*' and tables.name not glob 'kysely_*'
        and tables.name not glob 'search_*tokens*'`
    : sql<{ name: string }>`select columns.table_name || '.' || columns.column_name ||
        case when tables.table_type = 'VIEW' or columns.is_nullable = 'NO' then '' else '?' end as name
      from information_schema.columns as columns
      join information_schema.tables as tables on tables.table_name = columns.table_name and tables.table_schema = columns.table_schema
      where columns.table_schema = current_schema() and columns.table_name not like 'kysely%'`
  const { rows } = await database.read((db) => question.execute(db))
  return rows.map(({ name }) => name)
}

/** A view does not record nullability. */
const sorted = (columns: Columns) =>
  columns.map((column) => (column.startsWith('tournaments.') ? column.replace('?', '') : column)).toSorted()

const TYPES = sorted(columnsInTypes())

test.each(DATABASE_KINDS)('ACTS-55 the types of the tables say what %s keeps, column for column', async (kind) => {
  const place = await createTestDatabase(kind)
  const database = await place.open()
  expect(TYPES.length).toBeGreaterThan(300)
  expect(sorted(await columnsKept(database))).toEqual(TYPES)
  await database.close()
  await place.remove()
})
