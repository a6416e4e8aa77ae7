import { tournamentOfLiveChannel } from '@tablee/contract/channels'
import { readChange } from '@tablee/contract/tournaments/documents/read-change'
import type { AccountId, SessionId } from '@tablee/domain/accounts/account'
import * as z from 'zod/mini'
import type { RealtimeEvent } from '../ports/bus.ts'

const text = z.string()
const branded = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string')

const told = z.object({
  from: text,
  number: z.int(),
  channels: z.readonly(z.array(text)),
  events: z.readonly(z.array(text)),
  payload: z.record(text, z.unknown()),
  audience: z.exactOptional(z.readonly(z.array(branded<AccountId>()))),
})
/** A process may receive it by several channels of one event, but it counts once. */
export type Told = {
  readonly from: string
  readonly number: number
  readonly channels: readonly string[]
} & RealtimeEvent

const order = z.discriminatedUnion('kind', [
  z.object({ from: text, kind: z.literal('end sessions'), ids: z.readonly(z.array(branded<SessionId>())) }),
  z.object({ from: text, kind: z.literal('end listeners'), channel: text }),
])
export type Order = z.output<typeof order>

const act = z.object({ sequence: z.int(), changes: z.optional(z.array(z.unknown())) })

/** From another process, perhaps of another version; throws for anything else. */
export function readTold(written: string): Told {
  const read = told.parse(JSON.parse(written))
  return read.channels.some((channel) => tournamentOfLiveChannel(channel) !== null)
    ? { ...read, payload: readAct(read.payload) }
    : read
}

/** Of an act this version cannot read, only the number is passed on: followers then read the document. */
function readAct(payload: object): object {
  const { sequence, changes } = act.parse(payload)
  if (!changes) return { sequence }
  const read = changes.map(readChange)
  return read.includes(null) ? { sequence } : { sequence, changes: read }
}

export function readOrder(written: string): Order {
  return order.parse(JSON.parse(written))
}
