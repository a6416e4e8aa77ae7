import { drawPods } from '@tablee/domain/tournaments/draft/draw-pods'
import { currentDraft } from '@tablee/domain/tournaments/kinds/draft-rounds'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { after, aTournamentOf, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import { standingCells } from './standing-cells.ts'

test('DRFT-9 the file of the standings says the pod beside the place', () => {
  const waiting = aTournamentOf(12)
  const chosen = after(waiting, changeSettings(waiting, { structure: 'draft' }))
  const wish = { sizes: null, cards: 15, ranksByPod: true, knockout: false } as const
  const tournament = withResults(started(after(chosen, drawPods(chosen, wish, 'draw'))))
  const words = { column: (name: string) => name, percent: String, number: String, reach: null, bracket: () => '' }
  const [head = [], ...rows] = standingCells(computeStandings({ ...tournament, throughRound: 1 }), tournament, words)
  expect(head.slice(0, 3)).toEqual(['pod', 'rank', 'player'])
  expect(rows.map(([pod, rank]) => `${pod}.${rank}`)).toEqual(
    [1, 2].flatMap((pod) => [1, 2, 3, 4, 5, 6].map((rank) => `${pod}.${rank}`)),
  )
  const names = currentDraft(tournament)?.pods[1]?.map((id) => tournament.players.find((one) => one.id === id)?.name)
  expect(new Set(rows.slice(6).map(([, , player]) => player))).toEqual(new Set(names))
})
