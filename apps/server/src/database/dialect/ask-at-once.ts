import { type Compilable, CompiledQuery } from 'kysely'
import type { Transaction } from '../database.ts'

type Question = { readonly sql: string; readonly parameters: readonly unknown[] }

/** Stands for several questions, which its parameters are. */
const TOGETHER = '-- together'

/**
 * Asks several things, each of which sees what was committed until the one before it was answered: in one way there and back, where the
 * database has one.
 */
export async function askAtOnce<const Rows extends readonly object[]>(
  { db, dialect }: Pick<Transaction, 'db' | 'dialect'>,
  questions: { readonly [Index in keyof Rows]: Compilable<Rows[Index]> },
): Promise<{ readonly [Index in keyof Rows]: readonly Rows[Index][] }> {
  const asked = (questions as readonly Compilable<object>[]).map((question) => question.compile())
  const answers: (readonly object[])[] = []
  if (dialect.asksAtOnce && asked.length > 1) {
    const { rows } = await db.executeQuery<{ rows: readonly object[] }>(CompiledQuery.raw(TOGETHER, asked))
    answers.push(...rows.map((answer) => answer.rows))
  } else for (const question of asked) answers.push((await db.executeQuery<object>(question)).rows)
  return answers as { readonly [Index in keyof Rows]: readonly Rows[Index][] }
}

/** Of a statement whose failure may be told by a later one of its transaction. */
const MAY_WAIT = '/* may wait */ '

/** Writes with the next statement, or the commit, in one way; what fails is told by that. Nobody may stand before it in the transaction. */
export async function writeLater({ db }: Pick<Transaction, 'db'>, statement: Compilable): Promise<void> {
  const { sql, parameters } = statement.compile()
  await db.executeQuery(CompiledQuery.raw(MAY_WAIT + sql, [...parameters]))
}

export function mayWait(sql: string): boolean {
  return sql.startsWith(MAY_WAIT)
}

/** Null for a single one. */
export function questionsOf({ sql, parameters }: Question): readonly Question[] | null {
  return sql === TOGETHER ? (parameters as readonly Question[]) : null
}
