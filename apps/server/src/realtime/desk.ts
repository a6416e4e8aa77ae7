import { randomUUID } from 'node:crypto'
import { type DeskLine, deskLineChannel } from '@tablee/contract/channels'
import { wireMoment } from '@tablee/contract/wire-moment'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import type { WebSocket } from 'ws'
import type { Bus } from '../ports/bus.ts'
import type { DeskTalk, DeskWord } from '../ports/desk-talk.ts'

/** Lines come and go; whoever is away for so long is missed. */
const MISSED_AFTER_MS = 60_000
/** Nobody asks after so long what became of a device. */
const FORGOTTEN_AFTER_MS = 12 * 3_600_000
/** Each process says every half minute which lines it has; one of which nothing was said so long is gone with its process. */
const SILENT_AFTER_MS = 90_000

export type DeskParts = {
  /** Of this process alone: each tells its own followers. */
  readonly bus: Pick<Bus, 'publish'>
  /** With the processes beside this one, which have lines of their own. */
  readonly talk: DeskTalk
  readonly now: () => Date
  readonly missedAfterMs?: number
}

type Lost = {
  readonly line: string
  readonly since: number
  /** Of this process. */
  readonly isOwn: boolean
}

/** The devices that run one tournament, wherever they have their line. */
export class Desk {
  readonly #channel: string
  readonly #parts: DeskParts
  readonly #own = new Map<WebSocket, string>()
  /** By when each line was heard of last. */
  readonly #present = new Map<string, number>()
  /** Since when each that lost its line is away, the first one first. */
  #lost: readonly Lost[] = []
  /** When each line was spoken of last. */
  readonly #said = new Map<string, number>()
  /** Lines that ended: said again they count no more. */
  readonly #over = new Set<string>()
  #isTold = false
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #id: TournamentId

  constructor(id: TournamentId, parts: DeskParts) {
    this.#id = id
    this.#channel = deskLineChannel(id)
    this.#parts = parts
  }

  /** False for one that is there already. */
  enter(socket: WebSocket): boolean {
    if (this.#own.has(socket)) return false
    const line = randomUUID()
    this.#own.set(socket, line)
    const hearOf = () => void this.#present.set(line, this.#nowMs())
    for (const sign of ['message', 'pong', 'ping'] as const) socket.on(sign, () => this.#own.has(socket) && hearOf())
    this.#enter(line, this.#nowMs())
    this.#say('there', line, this.#nowMs())
    return true
  }

  leave(socket: WebSocket, isOnPurpose: boolean): void {
    const line = this.#own.get(socket)
    if (line === undefined) return
    const at = this.#present.get(line) ?? this.#nowMs()
    this.#own.delete(socket)
    this.#leave({ line, since: at, isOwn: true }, isOnPurpose)
    this.#say(isOnPurpose ? 'left' : 'lost', line, at)
  }

  /** From another process. */
  hear({ kind, line, at }: DeskWord): void {
    if (kind === 'there') this.#enter(line, at)
    else this.#leave({ line, since: at, isOwn: false }, kind === 'left')
  }

  /** For processes that have come since. */
  repeat(): void {
    for (const line of this.#own.values()) this.#say('there', line, this.#present.get(line) ?? this.#nowMs())
    for (const { line, since, isOwn } of this.#lost) if (isOwn) this.#say('lost', line, since)
  }

  /** Lines to a process that is gone: their devices have another one, or were missed before. */
  forgetSilent(): void {
    const own = new Set(this.#own.values())
    for (const [line, at] of this.#said) {
      if (own.has(line) || this.#nowMs() - at < SILENT_AFTER_MS) continue
      this.#said.delete(line)
      this.#present.delete(line)
    }
  }

  isForgotten(): boolean {
    return this.#present.size === 0 && this.#lost.every(({ since }) => this.#nowMs() - since > FORGOTTEN_AFTER_MS)
  }

  #enter(line: string, at: number): void {
    this.#said.set(line, this.#nowMs())
    const isNew = !this.#present.has(line)
    this.#present.set(line, at)
    if (!isNew) return
    // One that was lost is back; which one, nobody says.
    this.#lost = this.#lost.slice(1)
    this.#changed()
  }

  #leave(lost: Lost, isOnPurpose: boolean): void {
    const wasKnown = this.#present.delete(lost.line)
    this.#said.delete(lost.line)
    const isSaidAgain = this.#over.has(lost.line)
    this.#over.add(lost.line)
    if (!isOnPurpose && !isSaidAgain)
      this.#lost = [...this.#lost, lost].toSorted((one, other) => one.since - other.since)
    if (wasKnown || !isSaidAgain) this.#changed()
  }

  #say(kind: DeskWord['kind'], line: string, at: number): void {
    this.#parts.talk.say({ kind, id: this.#id, line, at })
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
    const since = this.#lost[0]?.since
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
    const since = this.#lost[0]?.since
    return {
      awaySince: since === undefined ? null : wireMoment(new Date(since).toISOString()),
      isAnybodyThere: this.#present.size > 0,
    }
  }

  #nowMs(): number {
    return this.#parts.now().getTime()
  }
}
