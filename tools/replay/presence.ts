import type { RecordedTournament } from '@tablee/domain/tournaments/golden/recorded-tournament'

export type Presence = {
  /** 0 if registered and never played. */
  readonly firstRound: number
  /** Null: stayed until the end. */
  readonly leftAfter: number | null
}

export function presenceIn(recording: RecordedTournament): ReadonlyMap<string, Presence> {
  const rounds = new Map<string, { first: number; last: number }>()
  for (const { number, matches } of recording.rounds) {
    for (const name of matches.flatMap(({ p1, p2 }) => (p2 === null ? [p1] : [p1, p2]))) {
      rounds.set(name, { first: rounds.get(name)?.first ?? number, last: number })
    }
  }
  // Some publishers' software records drops; otherwise whoever was not paired again dropped.
  const drops = recording.drops && new Map(recording.drops.map(({ player, after_round }) => [player, after_round]))
  return new Map(
    recording.players.map((name) => {
      const seen = rounds.get(name)
      const leftAfter = drops ? (drops.get(name) ?? null) : Math.max(1, seen?.last ?? 1)
      return [name, { firstRound: seen?.first ?? 0, leftAfter }]
    }),
  )
}
