import { placed } from '@tablee/domain/tournaments/kinds/result'
import { isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { setResult } from '@tablee/domain/tournaments/results/set-score'
import { after, aTournamentOf, started } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { pairingCells } from './pairing-cells.ts'

test('PODS-16 the file of a round of tables of four has everybody by seat, who won and who drew', () => {
  const waiting = aTournamentOf(7)
  let tournament = started(after(waiting, changeSettings(waiting, { structure: 'pods' })))
  const [four, three] = tournament.matches.filter((match) => isPlayed(match))
  if (!four || !three) throw new Error('no tables')
  tournament = after(tournament, setResult(tournament, { matchId: four.id, result: placed({ winner: 3 }) }))
  tournament = after(tournament, setResult(tournament, { matchId: three.id, result: placed({ drawn: [0, 2] }) }))
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  const at = (match: typeof four) => seatsOf(match).map((id) => names.get(id) ?? '')
  const words = { column: (name: string) => name, state: (name: string) => name, table: String }
  expect(pairingCells(tournament.matches, names, words)).toEqual([
    ['round', 'table', 'player1', 'player2', 'player3', 'player4', 'player5', 'winner', 'drawn', 'state'],
    ['1', '1', ...at(four), '', at(four)[3], '', 'terminated'],
    ['1', '2', ...at(three), '', '', '', `${at(three)[0]}, ${at(three)[2]}`, 'terminated'],
  ])
})
