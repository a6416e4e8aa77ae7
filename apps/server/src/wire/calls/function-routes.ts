import type { ExecutionDocument } from '@tablee/contract/executions/execution-document'
import type { Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, shownSecret } from '@tablee/contract/serving/served-call'
import type { ServedExecutions } from '@tablee/contract/serving/served-executions'
import type { Outcome } from '@tablee/domain/outcome'
import type { RefusalCode } from '@tablee/domain/refusal-codes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AcceptedWork } from '../../ports/accepted-work.ts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { JSON_TYPE } from '../documents/lists.ts'
import type { Callers } from '../limits/callers.ts'
import { noteWritten, settleCost } from '../limits/charge-cost.ts'
import { addressOf, countMiss, type Limits, limitKeyOf } from '../limits/limits.ts'
import type { LogDefect } from '../log-defect.ts'
import type { WireMeters } from '../metrics-route.ts'
import { isRefusalCode, languageOf } from '../pages/sentences.ts'
import { ProtocolError } from '../protocol-error.ts'
import { type EndedExecution, endedExecution, type FunctionResult, openExecution } from './execution.ts'
import { addExecutionReading, type FunctionRequest } from './execution-routes.ts'
import { sentInTurns } from './json-in-turns.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readExecutionRequest } from './read-execution-request.ts'
import { methodNotAllowed, readPayload, runFunction } from './run-function.ts'

const LONG_BODY = 100_000

export type FunctionRoutes = {
  readonly functions: readonly ServedCall[]
  readonly executions: ServedExecutions
  readonly work: AcceptedWork
  readonly callers: Callers
  readonly limits: Limits
  readonly logDefect: LogDefect
  readonly meters: WireMeters
}

export function addFunctionRoutes(app: FastifyInstance, parts: FunctionRoutes): void {
  const calls = new Map(parts.functions.map((call) => [call.id, call]))
  const start = createStart(parts)
  app.addHook('onClose', parts.work.finish)

  app.post('/v1/functions/:functionId/executions', async (request: FunctionRequest, reply) => {
    const { opened, isAsync, run, keep } = await start(request, findCall(request), reply)
    if (!isAsync) {
      const result = await run()
      const ended = await endedExecution(opened, result)
      await keep(ended)
      if (result.retryAfterS !== undefined) void reply.header('Retry-After', result.retryAfterS)
      return reply
        .code(201)
        .type(JSON_TYPE)
        .send(sentInTurns(ended, noteWritten(request)))
    }
    await keep(opened)
    parts.work.follow(
      run()
        .catch((error: unknown): FunctionResult => {
          if (error instanceof ProtocolError) return { status: error.status, body: {} }
          parts.logDefect(error, request)
          return { status: 500, body: {} }
        })
        .then(async (result) => keep(await endedExecution(opened, result)))
        .then(() => settleCost(parts.limits, request)),
    )
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
  /** For the calling account; guests' calls are not stored. */
  readonly keep: (execution: ExecutionDocument | EndedExecution) => Promise<void>
}

type Start = (request: FunctionRequest, call: ServedCall, reply: FastifyReply) => Promise<Started>

/** Reads, counts and opens a call, leaving only its execution. */
function createStart({ callers, limits, logDefect, executions, meters }: FunctionRoutes): Start {
  const imports = oneAtATime()
  return async (request, call, reply) => {
    await limits.spend('executionsOfAddress', addressOf(request), reply)
    if (call.countedFor === 'asking-elsewhere') await limits.spend('deckReadingsOfAddress', addressOf(request), reply)
    if (call.countedFor === 'writing-to-somebody') await limits.spend('messagesOfAddress', addressOf(request), reply)
    if (call.countedFor === 'telling-the-operator') await limits.spend('reportsOfAddress', addressOf(request), reply)
    const input = readExecutionRequest(request.body)
    const payload = readPayload(input.body)
    const caller = await callers.of(request)
    const admitted = call.admit && payload ? call.admit(payload, caller) : null
    if (admitted) await chargeSize(limits, admitted, request)
    await countActs(limits, { caller, secret: payload && shownSecret(payload) }, reply)
    // With an open session, passwords could be guessed here as well as where they are changed.
    if (caller && call.countedFor === 'trying-passwords') {
      await limits.spend('passwordsOfAccount', limitKeyOf(caller.accountId), reply)
    }
    // Reading a large body is long work, and so is parsing it.
    if (input.body.length > LONG_BODY) await othersHaveTheirTurn()
    const language = languageOf(request)
    const log = (error: unknown) => logDefect(error, request)
    const about = {
      functionId: call.id,
      method: input.method,
      path: input.path,
      bodyLength: Buffer.byteLength(input.body),
      userAgent: request.headers['user-agent'] ?? '',
      host: request.host,
      caller: caller?.token ? null : caller,
    }
    return {
      opened: openExecution(about, new Date()),
      isAsync: input.isAsync,
      run: async () => {
        if (input.method !== 'POST') return methodNotAllowed(language)
        const began = performance.now()
        const running = { call, payload, caller, wanted: input.wanted, language, logDefect: log, admitted }
        const result = await (admitted
          ? imports.run(addressOf(request), () => runFunction(running))
          : runFunction(running))
        const refusal = refusalOf(result)
        meters.called(call.id, endOf(result), performance.now() - began)
        if (refusal !== null) meters.refused(refusal)
        if (refusal !== null) await countMiss(limits, refusal, request)
        return result
      },
      keep: async (execution) => {
        // The act is done and answered even if this record fails.
        if (caller && !caller.token)
          await executions.keep(caller.accountId, { ...execution, responseBody: '' }).catch(log)
      },
    }
  }
}

/** Any import counts at least this much. */
const FEWEST_SEATS = 6000

function chargeSize(limits: Limits, admitted: Outcome<number>, request: FastifyRequest): Promise<void> {
  const seats = admitted.accepted ? admitted.value : 0
  return limits.charge('importedSeatsOfAddress', addressOf(request), Math.max(FEWEST_SEATS, seats))
}

function refusalOf({ body }: FunctionResult): RefusalCode | null {
  const { reason } = { reason: null, ...body }
  return typeof reason === 'string' && isRefusalCode(reason) ? reason : null
}

function endOf({ status }: FunctionResult): 'accepted' | 'refused' | 'failed' {
  if (status < 300) return 'accepted'
  return status < 500 ? 'refused' : 'failed'
}

type Asked = { readonly caller: Caller; readonly secret: string | null }

/**
 * Accounts are counted by session; others by secret and network address: others' ids are public, and naming one must not count against its
 * owner.
 */
async function countActs(limits: Limits, { caller, secret }: Asked, reply: FastifyReply): Promise<void> {
  if (caller) return limits.spend('executionsOfAccount', limitKeyOf(caller.accountId), reply)
  if (secret === null) return
  await limits.spend('executionsOfSecret', `${addressOf(reply.request)} ${limitKeyOf(secret)}`, reply)
}
