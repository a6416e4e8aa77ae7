import { type DraftWish, drawPods } from '@tablee/domain/tournaments/draft/draw-pods'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { importTournament } from '@tablee/domain/tournaments/files/import-tournament'
import { portableTournament as portable } from '@tablee/domain/tournaments/files/portable-tournament'
import { changeSettings } from '@tablee/domain/tournaments/life/change-settings'
import { startNextRound, startTournament } from '@tablee/domain/tournaments/rounds/start-round'
import { computeStandings } from '@tablee/domain/tournaments/standings/compute-standings'
import { after, aTournamentOf, publicId, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament, TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { portableText, portableTournament } from './portable-tournament.ts'

const WISH: DraftWish = { sizes: null, cards: 14, ranksByPod: true, knockout: false }
const PLACE = { id: 't2' as TournamentId, code: 'BBBBBB' as TournamentCode, organizer: publicId('o') }

function read(text: string) {
  return importTournament(portableTournament.parse(JSON.parse(text)), PLACE)
}

function readAgain(tournament: Tournament): Tournament {
  const imported = read(portableText(portable(tournament)))
  if (!imported.accepted) throw new Error(imported.refusal.code)
  return evolveAll(createdTournament(imported.value.created), imported.value.settled)
}

function twoDrafts(): readonly Tournament[] {
  const waiting = aTournamentOf(14)
  const chosen = after(waiting, changeSettings(waiting, { structure: 'draft' }))
  const drawn = after(chosen, drawPods(chosen, WISH, 'first'))
  const played = withResults(after(drawn, startTournament(drawn, 'one')))
  const second = after(played, drawPods(played, { ...WISH, sizes: [7, 7], ranksByPod: false }, 'second'))
  const on = withResults(after(second, startNextRound(second, { seed: 'two', wished: null })))
  return [drawn, played, second, on]
}

test('DRFT-11 pods, seats, wishes and seeds of both drafts are in the file at every moment', () => {
  for (const tournament of twoDrafts()) {
    const again = readAgain(tournament)
    expect(again.stages).toEqual(tournament.stages)
    const throughRound = tournament.rounds.length
    expect(computeStandings({ ...again, throughRound })).toEqual(computeStandings({ ...tournament, throughRound }))
    expect(portableText(portable(again))).toBe(portableText(portable(tournament)))
  }
})

test('DRFT-11 a file whose drafts nobody can have played is refused', () => {
  const text = portableText(portable(twoDrafts()[3] as Tournament))
  const changed = (change: (file: { structure: { drafts: { firstRound: number; pods: number[][] }[] } }) => void) => {
    const file = JSON.parse(text)
    change(file)
    return read(JSON.stringify(file))
  }
  expect(changed(() => {}).accepted).toBe(true)
  const refused = [
    changed(({ structure }) => structure.drafts.shift()),
    changed(({ structure }) => structure.drafts.reverse()),
    changed(({ structure: { drafts } }) => drafts[1] && Object.assign(drafts[1], { firstRound: 9 })),
    changed(({ structure: { drafts } }) => drafts[0]?.pods[0]?.push(99)),
    changed(({ structure: { drafts } }) => drafts[0]?.pods[0]?.push(drafts[0].pods[1]?.[0] ?? 0)),
  ]
  for (const outcome of refused) expect(outcome).toMatchObject({ refusal: { code: 'import_invalid' } })
})
