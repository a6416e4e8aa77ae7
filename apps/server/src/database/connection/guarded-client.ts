import { StorageFailure } from '@tablee/contract/serving/storage-failure'
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { type ClientBase, DatabaseError, type PoolClient, type QueryResult } from 'pg'
import { mayWait, questionsOf } from '../dialect/ask-at-once.ts'

type Guard = { readonly broken: WeakSet<ClientBase>; readonly answerMs: number }

type Question = { readonly sql: string; readonly parameters: readonly unknown[] }

const COMMANDS = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE', 'COMMIT', 'ROLLBACK'] as const
/** Their answer says nothing: they wait for the next question, and travel with it. */
const BEGIN = 'begin'
const RELEASE = /^release savepoint /
const WAITING = /^(begin$|savepoint |release savepoint )/

/** No query waits for ever, and a broken connection is not reused. */
export function guarded(client: PoolClient, { broken, answerMs }: Guard): PostgresPoolClient {
  const waiting: Question[] = []

  /** In one write to the line, in this order. */
  async function answersTo(questions: readonly Question[]): Promise<readonly QueryResult[]> {
    if (broken.has(client)) throw new StorageFailure('storage_unreachable', new Error('The connection is broken'))
    const silence = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      broken.add(client)
      silence.reject(new Error(`No answer within ${answerMs} ms`))
    }, answerMs)
    const before = waiting.splice(0)
    client.connection.stream.cork()
    const sent = [
      ...joined(before).map(({ sql, parameters }) => client.query(sql, [...parameters])),
      ...questions.map(({ sql, parameters }) => client.query(sql, [...parameters])),
    ]
    client.connection.stream.uncork()
    try {
      return (await Promise.race([Promise.all(sent), silence.promise])).slice(-questions.length)
    } catch (error) {
      throw broken.has(client) && !(error instanceof DatabaseError)
        ? new StorageFailure('storage_unreachable', error)
        : error
    } finally {
      clearTimeout(timer)
    }
  }

  async function answerTo<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (WAITING.test(sql) || mayWait(sql)) {
      waiting.push({ sql, parameters })
      return NOTHING_YET
    }
    const isBegun = waiting[0]?.sql !== BEGIN
    // What was not even sent needs no undoing.
    if (sql === 'rollback') waiting.length = 0
    // The end of all is that of its parts.
    if (sql === 'commit') while (RELEASE.test(waiting.at(-1)?.sql ?? '')) waiting.pop()
    const isNothing = waiting.every((question) => WAITING.test(question.sql))
    if ((sql === 'commit' || sql === 'rollback') && !isBegun && isNothing) {
      waiting.length = 0
      return { ...NOTHING_YET, command: sql === 'commit' ? 'COMMIT' : 'ROLLBACK' }
    }
    const together = questionsOf({ sql, parameters })
    const answers = await answersTo(together ?? [{ sql, parameters }])
    if (together) return { ...NOTHING_YET, rows: answers.map(({ rows }) => ({ rows })) as Row[] }
    const [{ command, rowCount, rows }] = answers as [QueryResult]
    return { command: COMMANDS.find((known) => known === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
  }

  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    asked: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== 'string') throw new Error('Cursors are not used here')
    return answerTo<Row>(asked, parameters)
  }

  return { query, release: (isUnwanted = false) => client.release(isUnwanted || broken.has(client)) }
}

/** Neighbours without values are one message. */
function joined(questions: readonly Question[]): readonly Question[] {
  const messages: Question[] = []
  for (const question of questions) {
    const last = messages.at(-1)
    const isPlain = last !== undefined && last.parameters.length === 0 && question.parameters.length === 0
    if (isPlain) messages[messages.length - 1] = { sql: `${last.sql};${question.sql}`, parameters: [] }
    else messages.push(question)
  }
  return messages
}

const NOTHING_YET = { command: 'SELECT', rowCount: 0, rows: [] } as const satisfies PostgresQueryResult<unknown>
