import type { ServedCall } from '@tablee/contract/serving/served-call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Callers } from './callers.ts'
import { type ExecutionRequest, type FunctionResult, toExecution } from './execution.ts'
import { addressOf, LIMIT_OF_CALL, type Limits, limitKeyOf } from './limits.ts'
import type { LogDefect } from './log-defect.ts'
import { ProtocolError } from './protocol-error.ts'
import { readExecutionRequest } from './read-execution-request.ts'
import { methodNotAllowed, readPayload, runFunction } from './run-function.ts'
import { languageOf } from './sentences.ts'

export type FunctionRoutes = {
  readonly functions: readonly ServedCall[]
  readonly callers: Callers
  readonly limits: Limits
  readonly logDefect: LogDefect
}

type FunctionRequest = FastifyRequest<{ Params: { functionId: string } }>

export function addFunctionRoutes(app: FastifyInstance, parts: FunctionRoutes): void {
  const { functions, callers, limits, logDefect } = parts
  const calls = new Map(functions.map((call) => [call.id, call]))

  app.post('/v1/functions/:functionId/executions', async (request: FunctionRequest, reply) => {
    const call = findCall(request.params.functionId)
    await limits.spend('executionsOfAddress', addressOf(request), reply)
    const ownLimit = LIMIT_OF_CALL.get(call.id)
    if (ownLimit) await limits.spend(ownLimit, addressOf(request), reply)
    const input = readExecutionRequest(request.body)
    const payload = readPayload(input.body)
    await spendOfSecret(payload, reply)
    const caller = await callers.of(request)
    const startedAt = Date.now()
    const about: ExecutionRequest = {
      functionId: call.id,
      method: input.method,
      path: input.path,
      userAgent: request.headers['user-agent'] ?? '',
    }
    const language = languageOf(request)
    const run = async (): Promise<FunctionResult> => {
      if (input.method !== 'POST') return methodNotAllowed(language)
      const log = (error: unknown) => logDefect(error, request)
      const result = await runFunction({ call, payload, caller, language, logDefect: log })
      await countFailedCode(result, request)
      return result
    }
    if (input.isAsync) {
      // Nobody can ask for the result of a guest's execution, so it is not waited for either.
      run().catch((error: unknown) => {
        if (!(error instanceof ProtocolError)) logDefect(error, request)
      })
      return reply.code(202).send(toExecution(about, null, startedAt))
    }
    return reply.code(201).send(toExecution(about, await run(), startedAt))
  })

  app.get('/v1/functions/:functionId/executions', async (request: FunctionRequest) => {
    findCall(request.params.functionId)
    return { total: 0, executions: [] }
  })

  app.get('/v1/functions/:functionId/executions/:executionId', async (request: FunctionRequest) => {
    findCall(request.params.functionId)
    throw new ProtocolError('execution_not_found', 'Execution with the requested ID could not be found.')
  })

  function findCall(id: string): ServedCall {
    const call = calls.get(id)
    if (call) return call
    throw new ProtocolError('function_not_found', 'Function with the requested ID could not be found.')
  }

  async function spendOfSecret(payload: Record<string, unknown> | null, reply: FastifyReply): Promise<void> {
    const secret = payload?.organizerId ?? payload?.playerId
    if (typeof secret === 'string') await limits.spend('executionsOfSecret', limitKeyOf(secret), reply)
  }

  /** Six characters can be tried out; whoever keeps missing is no longer told that they missed. */
  async function countFailedCode(result: FunctionResult, request: FastifyRequest): Promise<void> {
    if (result.status !== 404 || !('reason' in result.body) || result.body.reason !== 'tournament_not_found') return
    await limits.spend('failedCodesOfAddress', addressOf(request))
  }
}
