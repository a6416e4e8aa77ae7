import type { ServedExecutions } from '@tablee/contract/serving/served-executions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooCostly } from '../documents/lists.ts'
import { collectQueries, readQueries, readsTotal } from '../documents/read-queries.ts'
import { searchOf } from '../documents/search-of.ts'
import { selected } from '../documents/selected.ts'
import type { Callers } from '../limits/callers.ts'
import { addressOf, type Limits } from '../limits/limits.ts'
import { invalidParameter, ProtocolError } from '../protocol-error.ts'

const LONGEST_SEARCH = 256

export type FunctionRequest = FastifyRequest<{ Params: { functionId: string; executionId: string } }>

export type ExecutionReading = {
  readonly executions: ServedExecutions
  readonly callers: Callers
  readonly limits: Limits
  /** Throws for an unknown function. */
  readonly checkFunction: (request: FunctionRequest) => void
}

/** An account sees its own calls; guests have none. */
export function addExecutionReading(app: FastifyInstance, parts: ExecutionReading): void {
  const { executions, callers, limits, checkFunction } = parts

  app.get('/v1/functions/:functionId/executions', async (request: FunctionRequest, reply) => {
    checkFunction(request)
    await limits.spend('listsOfAddress', addressOf(request), reply)
    const search = searchOf(request)
    const { select, ...query } = readQueries(collectQueries(search), executions.attributes)
    const wanted = {
      functionId: request.params.functionId,
      query: { ...query, isCounted: readsTotal(search) },
      search: readSearch(search.get('search') ?? ''),
    }
    const caller = await callers.of(request)
    const none = query.cursor ? null : { total: 0, executions: [] }
    const page = caller ? await executions.list(caller.accountId, wanted) : none
    if (!page) throw new ProtocolError('general_cursor_not_found', 'The execution of the cursor could not be found.')
    if (typeof page === 'string') throw tooCostly(page, ['$id'])
    return { total: page.total, executions: page.executions.map((execution) => selected(execution, select)) }
  })

  app.get('/v1/functions/:functionId/executions/:executionId', async (request: FunctionRequest) => {
    checkFunction(request)
    const { functionId, executionId } = request.params
    const caller = await callers.of(request)
    const execution = caller && (await executions.find(caller.accountId, functionId, executionId))
    if (execution) return execution
    throw new ProtocolError('execution_not_found', 'Execution with the requested ID could not be found.')
  })
}

function readSearch(text: string): string {
  if (text.length <= LONGEST_SEARCH && !text.includes('\u0000')) return text
  throw invalidParameter('search', `Value must be a valid string and at most ${LONGEST_SEARCH} chars`)
}
