import type { ActCall, ActReply, CallInput } from '@tablee/contract/call'
import type * as z from 'zod/mini'
import { UnreachableError } from '../../../transport/request-error.ts'
import type { Server } from '../../../transport/server-context.tsx'
import type { Cave } from './cave.ts'
import { deskActOf } from './desk-act-of.ts'
import { inTime } from './in-time.ts'
import { isCutOff } from './line.ts'

type AnyAct = ActCall<string, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>

/** The server, except that acts are decided on the device while offline. */
export function serverInCave(server: Server, cave: Cave): Server {
  const { client } = server
  return {
    ...server,
    client: {
      ...client,
      async callAct<C extends AnyAct>(call: C, input: CallInput<C>): Promise<ActReply<C>> {
        const act = deskActOf(call.id, input)
        if (act === null) return client.callAct(call, input)
        const decide = () => cave.decide(act, actIdOf(input)) as Promise<ActReply<C>>
        // After a reload it is only known then whether something waits here.
        await cave.open()
        if (cave.isNeeded()) return decide()
        if (!isCutOff(server)) return client.callAct(call, input)
        try {
          return await inTime(client.callAct(call, input))
        } catch (error) {
          if (error instanceof UnreachableError && isCutOff(server)) return decide()
          throw error
        }
      },
    },
  }
}

function actIdOf(input: unknown): string | undefined {
  return (input as { readonly actId?: string }).actId
}
