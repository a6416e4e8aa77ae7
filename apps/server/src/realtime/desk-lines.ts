import { readDeskChannel } from '@tablee/contract/channels'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { WebSocket } from 'ws'
import { Desk, type DeskParts } from './desk.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Closed on purpose: by a page that was left, or by this server. */
const ON_PURPOSE: readonly number[] = [1000, 1001, 1005]

/** For processes that have missed a word. */
const SAID_EVERY_MS = 30_000

/** Which devices that run a tournament have a line, and which have lost theirs. */
export type DeskLines = {
  /** A socket hears these channels from now on. */
  readonly heard: (socket: WebSocket, subscriptions: Subscriptions) => void
}

export type DeskLinesParts = DeskParts & {
  /** Whether the word of a desk's channel is the one that this server gave. */
  readonly isDesk: (id: TournamentId, word: string) => boolean
}

export function createDeskLines(parts: DeskLinesParts): DeskLines {
  const desks = new Map<TournamentId, Desk>()

  function deskOf(id: TournamentId): Desk {
    const desk = desks.get(id) ?? new Desk(id, parts)
    desks.set(id, desk)
    return desk
  }

  function enter(id: TournamentId, socket: WebSocket): void {
    const desk = deskOf(id)
    if (!desk.enter(socket)) return
    socket.on('close', (code: number) => {
      desk.leave(socket, ON_PURPOSE.includes(code))
      if (desk.isForgotten()) desks.delete(id)
    })
  }

  const repeat = () => {
    for (const desk of desks.values()) desk.repeat()
  }
  parts.talk.hear({
    onWord: (word) => deskOf(word.id).hear(word),
    onAsked: repeat,
  })
  setInterval(() => {
    repeat()
    for (const [id, desk] of desks) {
      desk.forgetSilent()
      if (desk.isForgotten()) desks.delete(id)
    }
  }, SAID_EVERY_MS).unref()

  return {
    heard: (socket, subscriptions) => {
      for (const [subscription, channels] of subscriptions) {
        for (const channel of channels) {
          const { id, word } = readDeskChannel(channel) ?? {}
          if (id === undefined) continue
          if (word === undefined) desks.get(id)?.tell(socket, subscription)
          else if (parts.isDesk(id, word)) enter(id, socket)
        }
      }
    },
  }
}
