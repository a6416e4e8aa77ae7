import type { ActCall, ActReply, CallInput } from '@tablee/contract/call'
import type * as z from 'zod/mini'
import { UnreachableError } from '../../../transport/request-error.ts'
import type { Server } from '../../../transport/server-context.tsx'
import type { Cave } from './cave.ts'
import { deskActOf } from './desk-act-of.ts'
import { isCutOff } from './line.ts'

type AnyAct = ActCall<string, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>

/** A hanging line counts as none: the device decides, and the act counts once wherever it arrives. */
const PATIENCE_MS = 2_500

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

async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreachableError('no answer in time')), PATIENCE_MS)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
