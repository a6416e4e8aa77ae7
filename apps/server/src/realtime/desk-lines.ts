import { type DeskLine, deskLineChannel, readDeskChannel } from '@tablee/contract/channels'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { WebSocket } from 'ws'
import type { Bus } from '../ports/bus.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Lines come and go; whoever is away for so long is missed. */
const MISSED_AFTER_MS = 60_000
/** Nobody asks after so long what became of a device. */
const FORGOTTEN_AFTER_MS = 12 * 3_600_000
/** Closed on purpose: by a page that was left, or by this server. */
const ON_PURPOSE: readonly number[] = [1000, 1001, 1005]

/** Which devices that run a tournament have a line to this process, and which have lost theirs. */
export type DeskLines = {
  /** A socket hears these channels from now on. */
  readonly heard: (socket: WebSocket, subscriptions: Subscriptions) => void
}

export type DeskLinesParts = {
  readonly bus: Pick<Bus, 'publish'>
  /** Whether the word of a desk's channel is the one that this server gave. */
  readonly isDesk: (id: TournamentId, word: string) => boolean
  readonly now: () => Date
  readonly missedAfterMs?: number
}

/** Several processes would each miss a device that has its line to another one: there nobody is missed. */
export const NO_DESK_LINES: DeskLines = { heard: () => {} }

export function createDeskLines(parts: DeskLinesParts): DeskLines {
  const desks = new Map<TournamentId, Desk>()

  function enter(id: TournamentId, socket: WebSocket): void {
    const desk = desks.get(id) ?? new Desk(id, parts)
    desks.set(id, desk)
    if (!desk.enter(socket)) return
    socket.on('close', (code: number) => {
      desk.leave(socket, ON_PURPOSE.includes(code))
      if (desk.isForgotten()) desks.delete(id)
    })
  }

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

class Desk {
  readonly #channel: string
  readonly #parts: DeskLinesParts
  /** By when each was heard of last. */
  readonly #present = new Map<WebSocket, number>()
  /** Since when each that lost its line is away, the first one first. */
  #lost: readonly number[] = []
  #isTold = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: TournamentId, parts: DeskLinesParts) {
    this.#channel = deskLineChannel(id)
    this.#parts = parts
  }

  /** False for one that is there already. */
  enter(socket: WebSocket): boolean {
    if (this.#present.has(socket)) return false
    const hearOf = () => void this.#present.set(socket, this.#nowMs())
    hearOf()
    for (const sign of ['message', 'pong', 'ping'] as const)
      socket.on(sign, () => this.#present.has(socket) && hearOf())
    // One that was lost is back; which one, nobody says.
    this.#lost = this.#lost.slice(1)
    this.#changed()
    return true
  }

  leave(socket: WebSocket, isOnPurpose: boolean): void {
    const lastHeard = this.#present.get(socket)
    this.#present.delete(socket)
    if (!isOnPurpose && lastHeard !== undefined) this.#lost = [...this.#lost, lastHeard].toSorted((a, b) => a - b)
    this.#changed()
  }

  isForgotten(): boolean {
    return this.#present.size === 0 && this.#lost.every((since) => this.#nowMs() - since > FORGOTTEN_AFTER_MS)
  }

  /** Who comes while somebody is missed is told so at once, after what the socket says of itself. */
  tell(socket: WebSocket, subscription: string): void {
    if (!this.#isTold) return
    const frame = {
      ...{
        events: [`${this.#channel}.update`],
        channels: [this.#channel],
        timestamp: wireMoment(this.#parts.now().toISOString()),
      },
      ...{ payload: this.#line(), subscriptions: [subscription] },
    }
    setImmediate(() => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ type: 'event', data: frame }))
    })
  }

  #changed(): void {
    clearTimeout(this.#timer)
    const [since] = this.#lost
    const { missedAfterMs = MISSED_AFTER_MS } = this.#parts
    const left = since === undefined ? 0 : since + missedAfterMs - this.#nowMs()
    if (left > 0) {
      this.#timer = setTimeout(() => this.#changed(), left)
      this.#timer.unref()
      return
    }
    if (since === undefined && !this.#isTold) return
    this.#isTold = since !== undefined
    this.#parts.bus.publish([this.#channel], () => ({ events: [`${this.#channel}.update`], payload: this.#line() }))
  }

  #line(): DeskLine {
    const [since] = this.#lost
    return {
      awaySince: since === undefined ? null : wireMoment(new Date(since).toISOString()),
      isAnybodyThere: this.#present.size > 0,
    }
  }

  #nowMs(): number {
    return this.#parts.now().getTime()
  }
}
