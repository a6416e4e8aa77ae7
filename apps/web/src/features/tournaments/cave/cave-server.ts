import type { ActCall, ActReply, Call, CallInput, CallReply } from '@tablee/contract/call'
import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import { eraseResult } from '@tablee/contract/tournaments/erase-result'
import { isOnRegistrations } from '@tablee/domain/tournaments/acts/desk-acts'
import type { MatchId } from '@tablee/domain/tournaments/tournament'
import type * as z from 'zod/mini'
import { UnreachableError } from '../../../transport/request-error.ts'
import type { Server } from '../../../transport/server-context.tsx'
import type { Cave } from './cave.ts'
import { isByDesk } from './decided-by-desk.ts'
import { deskActOf } from './desk-act-of.ts'
import { inTime } from './in-time.ts'
import { isCutOff } from './line.ts'

type AnyCall = Call<string, z.ZodMiniType, z.ZodMiniType>
type AnyAct = ActCall<string, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>

/** The server, except that acts are decided on the device while offline. */
export function serverInCave(server: Server, cave: Cave): Server {
  const { client } = server
  /** By the server, or by the device while it gives no answer. */
  const orHere = async <Reply>(send: () => Promise<Reply>, here: () => Reply | Promise<Reply>): Promise<Reply> => {
    // After a reload it is only known then whether something waits here.
    await cave.open()
    if (cave.isNeeded()) return here()
    if (!isCutOff(server)) return send()
    try {
      return await inTime(send())
    } catch (error) {
      if (error instanceof UnreachableError && isCutOff(server)) return here()
      throw error
    }
  }
  return {
    ...server,
    client: {
      ...client,
      async callAct<C extends AnyAct>(call: C, input: CallInput<C>): Promise<ActReply<C>> {
        const act = deskActOf(call.id, withoutPrevious(cave, call.id, input))
        const send = () => client.callAct(call, input)
        if (act === null) return send()
        return orHere<ActReply<C>>(send, () => cave.decide(act, actIdOf(input)) as Promise<ActReply<C>>)
      },
      async callFunction<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallReply<C>> {
        const here = isByDesk(call) ? answerHere(cave, call.id, input) : null
        const send = () => client.callFunction(call, input)
        return here ? orHere<CallReply<C>>(send, here as () => Promise<CallReply<C>>) : send()
      },
    },
  }
}

type Erased = { readonly matchId: MatchId; readonly toPrevious?: boolean }

/** What stood before a decision is known to the server alone; a device that decided where nothing stood erases what it takes back. */
function withoutPrevious(cave: Cave, callId: string, input: unknown): unknown {
  if (callId !== eraseResult.id) return input
  const { matchId, toPrevious } = input as Erased
  return toPrevious && cave.decided.isFirstDecision(matchId) ? { ...(input as Erased), toPrevious: false } : input
}

/** What the device answers to a call on registrations; null where only the server does. */
function answerHere(cave: Cave, callId: string, input: unknown): (() => Promise<unknown>) | null {
  if (callId === getAdvancedRegistrations.id) {
    // Some alone are read for what the live channel told.
    if ((input as { readonly registrationIds?: unknown }).registrationIds !== undefined) return null
    return async () => cave.decided.registrations()
  }
  const act = deskActOf(callId, input)
  if (act === null || !isOnRegistrations(act)) return null
  return async () => {
    const actId = actIdOf(input)
    await cave.decide(act, actId)
    return cave.decided.registrationReply(act, actId)
  }
}

function actIdOf(input: unknown): string | undefined {
  return (input as { readonly actId?: string }).actId
}
