import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import * as z from 'zod/mini'
import type { DeskTalk } from '../ports/desk-talk.ts'
import type { BusConnection, BusNote } from './bus-connection.ts'

const said = z.discriminatedUnion('kind', [
  z.object({ from: z.string(), kind: z.literal('asks') }),
  z.object({
    from: z.string(),
    kind: z.enum(['there', 'left', 'lost']),
    id: z.custom<TournamentId>((value) => typeof value === 'string'),
    line: z.string(),
    at: z.int(),
  }),
])
type Said = z.output<typeof said>

type Talking = {
  readonly connection: BusConnection
  readonly prefix: string
  readonly processId: string
  readonly note: BusNote
}

/** On a channel of its own, which processes of an older version do not hear. */
export function createSharedDeskTalk({ connection, prefix, processId: from, note }: Talking): DeskTalk {
  const channel = `${prefix} desks`
  const say = (word: Said) => {
    if (connection.isReady()) connection.speaker.sPublish(channel, JSON.stringify(word)).catch(() => {})
  }
  return {
    say: (word) => say({ from, ...word }),
    hear: ({ onWord, onAsked }) => {
      const begin = () => {
        onAsked()
        say({ from, kind: 'asks' })
      }
      const listener = (text: string) => {
        const word = said.safeParse(JSON.parse(text)).data
        if (!word || word.from === from) return
        if (word.kind === 'asks') onAsked()
        else onWord(word)
      }
      connection.hear(channel, listener).then(begin, (error) => note('desks of other processes not heard', error))
      connection.onReturn(begin)
    },
  }
}
