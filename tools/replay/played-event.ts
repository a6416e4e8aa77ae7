import type { Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'

/** One result to enter; `player` is the name on the match's first chair. */
export type Entry = {
  readonly tournament: Tournament
  readonly match: Meeting
  readonly player: string
  readonly score: Score
  readonly index: number
}

export type PlayedEvent = {
  readonly organizerId: string
  readonly create: () => Promise<Tournament>
  readonly register: (tournament: Tournament, names: readonly string[]) => Promise<void>
  /** Has the server pair a round, and answers the tournament with it. */
  readonly pair: (tournament: Tournament, round: RoundNumber) => Promise<Tournament>
  readonly enter: (entry: Entry) => Promise<void>
  readonly addLate: (tournament: Tournament, names: readonly string[]) => Promise<void>
  readonly drop: (tournament: Tournament, names: readonly string[]) => Promise<void>
}

const DEVICES_AT_ONCE = 8

export async function actAtOnce(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...acts]
  const devices = Array.from({ length: DEVICES_AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  })
  await Promise.all(devices)
}
