import { lastOf } from '@tablee/domain/last-of'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import { contradictionInSteps } from '@tablee/domain/tournaments/files/imported-contradictions'
import { portableTournament as portable } from '@tablee/domain/tournaments/files/portable-tournament'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { removePlayer } from '@tablee/domain/tournaments/players/remove-player'
import { startCut } from '@tablee/domain/tournaments/rounds/start-cut'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { after, aTournamentOf, publicId, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { portableText, portableTournament } from './portable-tournament.ts'

const contradictionOf = (file: Parameters<typeof contradictionInSteps>[0]) => lastOf(contradictionInSteps(file))

const played = (tournament: Tournament) => withResults(tournament)
const next = (tournament: Tournament) => after(tournament, startNextRound(tournament, { seed: 'next', wished: null }))

function readAgain(tournament: Tournament): Tournament {
  const file = portableTournament.parse(JSON.parse(portableText(portable(tournament))))
  const place = { id: 't2' as TournamentId, code: 'BBBBBB' as TournamentCode, organizer: publicId('o') }
  const imported = importTournament(file, place)
  if (!imported.accepted) throw new Error(JSON.stringify(imported.refusal))
  return evolveAll(createdTournament(imported.value.created), imported.value.settled)
}

test('STGE-14 groups are in the file of an event: their plan, who is in which, and the bracket', () => {
  const waiting = aTournamentOf(8)
  const planned = after(waiting, changeSettings(waiting, { structure: 'groups', groups: { fills: false } }))
  expect(readAgain(planned).stages).toEqual(planned.stages)
  const one = played(after(planned, startTournament(planned, 'seed')))
  const [leaver] = one.players
  const left = leaver ? after(one, removePlayer(one, leaver.id)) : one
  const groups = played(next(played(next(left))))
  const cut = played(after(groups, startCut(groups, { wish: { by: 'groups' }, afterRound: 3, seed: 'cut' })))
  for (const each of [left, groups, cut]) {
    const again = readAgain(each)
    expect(again.stages).toEqual(each.stages)
    const order = (tournament: Tournament) => computeStandings({ ...tournament, throughRound: each.rounds.length })
    expect(order(again)).toEqual(order(each))
  }
  const file = portable(groups)
  expect(contradictionOf(file)).toBeNull()
  const plan = file.structure?.groups
  if (!file.structure || !plan) throw new Error('The file has groups')
  const others = { ...file.structure, groups: { ...plan, sizes: [4, 3] } }
  expect(contradictionOf({ ...file, structure: others })).toBe('structure.groups')
})
