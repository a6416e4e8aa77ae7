import type { ExecutionDocument } from '@tablee/contract/executions/execution-document'
import type { ServedCall } from '@tablee/contract/serving/served-call'
import type { ServedExecutions } from '@tablee/contract/serving/served-executions'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Callers } from './callers.ts'
import { endedExecution, type FunctionResult, openExecution } from './execution.ts'
import { addExecutionReading, type FunctionRequest } from './execution-routes.ts'
import { addressOf, countMiss, LIMIT_OF_CALL, type Limits, limitKeyOf } from './limits.ts'
import type { LogDefect } from './log-defect.ts'
import { ProtocolError } from './protocol-error.ts'
import { readExecutionRequest } from './read-execution-request.ts'
import { methodNotAllowed, readPayload, runFunction } from './run-function.ts'
import { isRefusalCode, languageOf } from './sentences.ts'

export type FunctionRoutes = {
  readonly functions: readonly ServedCall[]
  readonly executions: ServedExecutions
  readonly callers: Callers
  readonly limits: Limits
  readonly logDefect: LogDefect
}

export function addFunctionRoutes(app: FastifyInstance, parts: FunctionRoutes): void {
  const calls = new Map(parts.functions.map((call) => [call.id, call]))
  const running = new Set<Promise<void>>()
  const start = createStart(parts)
  // Whoever was told that a call is accepted may count on it.
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })

  app.post('/v1/functions/:functionId/executions', async (request: FunctionRequest, reply) => {
    const { opened, isAsync, run, keep } = await start(request, findCall(request), reply)
    if (!isAsync) {
      const ended = endedExecution(opened, await run())
      await keep(ended)
      return reply.code(201).send(ended)
    }
    await keep(opened)
    const end = run()
      .catch((error: unknown): FunctionResult => {
        if (error instanceof ProtocolError) return { status: error.status, body: {} }
        parts.logDefect(error, request)
        return { status: 500, body: {} }
      })
      .then((result) => keep(endedExecution(opened, result)))
      .finally(() => running.delete(end))
    running.add(end)
    return reply.code(202).send(opened)
  })

  addExecutionReading(app, { ...parts, checkFunction: (request) => void findCall(request) })

  function findCall({ params }: FunctionRequest): ServedCall {
    const call = calls.get(params.functionId)
    if (call) return call
    throw new ProtocolError('function_not_found', 'Function with the requested ID could not be found.')
  }
}

type Started = {
  readonly opened: ExecutionDocument
  readonly isAsync: boolean
  readonly run: () => Promise<FunctionResult>
  /** For the account that calls; a guest's call is nobody's to look up. */
  readonly keep: (execution: ExecutionDocument) => Promise<void>
}

type Start = (request: FunctionRequest, call: ServedCall, reply: FastifyReply) => Promise<Started>

/** Reads, counts and opens a call; what is left is to run it. */
function createStart({ callers, limits, logDefect, executions }: FunctionRoutes): Start {
  return async (request, call, reply) => {
    await limits.spend('executionsOfAddress', addressOf(request), reply)
    const ownLimit = LIMIT_OF_CALL.get(call.id)
    if (ownLimit) await limits.spend(ownLimit, addressOf(request), reply)
    const input = readExecutionRequest(request.body)
    const payload = readPayload(input.body)
    const secret = payload?.organizerId ?? payload?.playerId
    if (typeof secret === 'string') await limits.spend('executionsOfSecret', limitKeyOf(secret), reply)
    const caller = await callers.of(request)
    const language = languageOf(request)
    const log = (error: unknown) => logDefect(error, request)
    const about = {
      functionId: call.id,
      method: input.method,
      path: input.path,
      bodyLength: Buffer.byteLength(input.body),
      userAgent: request.headers['user-agent'] ?? '',
      host: request.host,
      caller,
    }
    return {
      opened: openExecution(about, new Date()),
      isAsync: input.isAsync,
      run: async () => {
        if (input.method !== 'POST') return methodNotAllowed(language)
        const result = await runFunction({ call, payload, caller, language, logDefect: log })
        const { reason } = { reason: null, ...result.body }
        if (typeof reason === 'string' && isRefusalCode(reason)) await countMiss(limits, reason, request)
        return result
      },
      keep: async (execution) => {
        // The act is done and answered whether or not it can be written down.
        if (caller) await executions.keep(caller.accountId, { ...execution, responseBody: '' }).catch(log)
      },
    }
  }
}
