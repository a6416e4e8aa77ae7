import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import { portableTournament as portable } from '@tablee/domain/tournaments/files/portable-tournament'
import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { planRounds } from '@tablee/domain/tournaments/rounds/plan-rounds'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { after, aTournamentOf, publicId } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { portableText, portableTournament } from './portable-tournament.ts'

function played(tournament: Tournament): Tournament {
  const open = tournament.matches.filter((match) => isPlayed(match) && match.state.kind === 'pending')
  return open.reduce(
    (now, { id }) => after(now, setResult(now, { matchId: id, result: placed({ winner: 1 }) })),
    tournament,
  )
}

function readAgain(tournament: Tournament): Tournament {
  const file = portableTournament.parse(JSON.parse(portableText(portable(tournament))))
  const place = { id: 't2' as TournamentId, code: 'BBBBBB' as TournamentCode, organizer: publicId('o') }
  const imported = importTournament(file, place)
  if (!imported.accepted) throw new Error(imported.refusal.code)
  return evolveAll(createdTournament(imported.value.created), imported.value.settled)
}

test('PODS-7 PODS-2 an evening of pods is in its file: how it is drawn, its tables, its knockout and its order', () => {
  const waiting = aTournamentOf(8)
  const chosen = after(waiting, changeSettings(waiting, { structure: 'pods' }))
  const pods = after(chosen, planRounds(chosen, { rounds: 4, reason: null }))
  const varied = {
    ...pods,
    stages: [{ kind: 'pods', plannedRounds: 4, remainder: 'byes', pointsFirst: true }],
  } as const
  expect(readAgain(varied).stages).toEqual(varied.stages)
  const ranked = played(after(varied, startTournament(varied, 'seed')))
  const wish = { wish: { by: 'size', size: 7 }, afterRound: 1, seed: 's', columns: true, playsOn: true } as const
  const cut = played(after(ranked, startCut(ranked, wish)))
  const again = readAgain(cut)
  expect(again.stages).toEqual(cut.stages)
  const order = (tournament: Tournament) => computeStandings({ ...tournament, throughRound: 2 })
  expect(order(again)).toEqual(order(cut))
  expect(portableText(portable(again))).toBe(portableText(portable(cut)))
})
