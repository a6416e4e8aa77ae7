import { expect, test } from 'vitest'
import { withResults } from '../testing/a-tournament.ts'
import { playedTournament } from '../testing/played-tournament.ts'
import type { Match, Tournament } from '../tournament.ts'
import { cutCandidates } from './cut-field.ts'
import { encountersBefore } from './earlier-rounds.ts'
import { openStage } from './open-stage.ts'
import { startCut } from './start-cut.ts'

const ROUNDS = 6
const played = withResults(playedTournament({ players: 12, rounds: ROUNDS, seed: 'candidates', dropRate: 0 }))
const PART = { structure: 'swiss', plannedRounds: 2, carriesPoints: true, playing: 8 } as const

test.each([
  [
    'a cut',
    (tournament: Tournament) =>
      startCut(tournament, { wish: { by: 'size', size: 4 }, afterRound: ROUNDS, seed: 'cut' }),
  ],
  ['another part', (tournament: Tournament) => openStage(tournament, { ...PART, afterRound: ROUNDS, seed: 'part' })],
])(
  'OPS-12 %s finds the standings that decide who plays on worked out, and looks for them into no early match',
  (_, decide) => {
    let looks = 0
    const watched = (match: Match) =>
      new Proxy(match, {
        get: (target, name) => {
          if (name === 'state') looks++
          return Reflect.get(target, name)
        },
      })
    const inSight = (): Tournament => ({
      ...played,
      matches: played.matches.map((match) => (match.round < 4 ? watched(match) : match)),
    })
    const tournament = inSight()
    const candidates = cutCandidates(tournament)
    encountersBefore(tournament, ROUNDS + 1)
    expect(looks).toBeGreaterThan(0)
    looks = 0
    const decided = decide(tournament)
    const prepared = looks
    expect(decided.accepted).toBe(true)
    expect(cutCandidates(tournament)).toBe(candidates)
    looks = 0
    expect(decide(inSight())).toEqual(decided)
    expect(prepared).toBeLessThanOrEqual(looks / 2)
  },
)
